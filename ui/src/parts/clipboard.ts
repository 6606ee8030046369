/** Copies a text; false if the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelecting(text)
  }
}

/** The old way: the new one is not there on pages without https, such as those of a server in the own network. */
function copyBySelecting(text: string): boolean {
  const before = document.activeElement
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true })
  field.style.cssText = 'position: fixed; opacity: 0'
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body // what lies below a dialog cannot be selected
  top.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
