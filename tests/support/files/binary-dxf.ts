const MARK = Buffer.from('AutoCAD Binary DXF\r\n\x1a\0', 'latin1')
const CODE_OF_TWO_BYTES = 255

/** A text DXF in the binary form; before R13 a code was one byte. */
export function binaryDxf(text: Uint8Array, isOld: boolean): Uint8Array {
  const lines = Buffer.from(text).toString('utf8').trimEnd().split('\n')
  const groups: Buffer[] = []
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const code = Number(lines[at])
    if (code !== 999) groups.push(codeBytes(code, isOld), valueBytes(code, lines[at + 1] ?? ''))
  }
  return new Uint8Array(Buffer.concat([MARK, ...groups]))
}

function codeBytes(code: number, isOld: boolean): Buffer {
  if (isOld && code < CODE_OF_TWO_BYTES) return Buffer.of(code)
  const two = Buffer.alloc(2)
  two.writeInt16LE(code)
  return isOld ? Buffer.concat([Buffer.of(CODE_OF_TWO_BYTES), two]) : two
}

function valueBytes(code: number, value: string): Buffer {
  const bytes = Buffer.alloc(8)
  if (isIn(code, [10, 59], [110, 149], [210, 239], [460, 469], [1010, 1059])) {
    bytes.writeDoubleLE(Number(value))
    return bytes
  }
  if (isIn(code, [90, 99], [420, 429])) {
    bytes.writeInt32LE(Number(value))
    return bytes.subarray(0, 4)
  }
  if (isIn(code, [60, 79], [170, 179], [270, 289], [370, 389])) {
    bytes.writeInt16LE(Number(value))
    return bytes.subarray(0, 2)
  }
  return Buffer.from(`${value}\0`)
}

function isIn(code: number, ...ranges: [from: number, to: number][]): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to)
}
