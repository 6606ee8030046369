/** The files of a zip in which nothing is compressed (`vicus.static.package`). */
const END = 0x06054b50
const END_BYTES = 22
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const FILE_BYTES = 30
const NOT_COMPRESSED = 0

/** By their names; they are parts of `zip`. */
export function unpacked(zip: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const number = (at: number) => view.getUint16(at, true)
  const long = (at: number) => view.getUint32(at, true)
  const end = zip.length - END_BYTES
  if (end < 0 || long(end) !== END) throw new Error('not a zip')
  const files = new Map<string, Uint8Array>()
  const decoder = new TextDecoder()
  let at = long(end + 16)
  for (let left = number(end + 10); left > 0; left -= 1) {
    if (long(at) !== ENTRY || number(at + 10) !== NOT_COMPRESSED) throw new Error('a zip of another kind')
    const [bytes, nameBytes, file] = [long(at + 24), number(at + 28), long(at + 42)]
    const name = decoder.decode(zip.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes))
    const begin = file + FILE_BYTES + number(file + 26) + number(file + 28)
    files.set(name, zip.subarray(begin, begin + bytes))
    at += ENTRY_BYTES + nameBytes + number(at + 30) + number(at + 32)
  }
  return files
}
