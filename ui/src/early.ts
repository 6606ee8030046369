/** What is begun before the page itself: nothing where there is a server (the other one: `static/early.ts`, see vite.config.ts). */
export {}
