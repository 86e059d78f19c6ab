/** The bytes as text, one character per byte, so that text patterns can search them. */
export function latin1(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

/** A view of `bytes` for reading numbers in either byte order. */
export function numbersIn(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
