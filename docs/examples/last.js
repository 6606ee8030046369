// A bot as a program of its own, in JavaScript: the last legal action.
const lines = require("readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "choose") console.log(JSON.stringify({ action: message.legal.at(-1) }));
});
