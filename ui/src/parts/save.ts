/** Milliseconds that a browser may take to fetch the file from the page. */
const FETCHED = 10_000

/** Gives a text to the person as a file. */
export function save(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), FETCHED)
}
