/** Makes a row smaller, step by step, until it fits: adds the first class of the list, then the second … */
export function fit(steps: string[], ...watched: unknown[]) {
  void watched
  return (node: HTMLElement) => {
    const measure = () => {
      node.classList.remove(...steps)
      for (const step of steps) {
        if (node.scrollWidth <= node.clientWidth) break
        node.classList.add(step)
      }
    }
    const observer = new ResizeObserver(measure)
    observer.observe(node.parentElement ?? node)
    measure()
    return () => observer.disconnect()
  }
}
