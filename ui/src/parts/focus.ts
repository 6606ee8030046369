/** The keyboard goes where something is told, and back to where it was when that is gone. */
export function focus(node: HTMLElement): () => void {
  const before = document.activeElement
  node.focus()
  return () => {
    if (before instanceof HTMLElement && (document.activeElement === document.body || node.contains(document.activeElement))) before.focus()
  }
}
