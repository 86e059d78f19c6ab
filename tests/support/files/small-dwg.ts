/** A DWG as far as its header and its picture go. */
const SENTINEL = Buffer.from('1f256d07d43628289d57ca3f9d44102b', 'hex')
const AT = 128

type Picture = { kind: number; bytes: Buffer }

/** The mark of its version, where its pictures lie, and the pictures: kind 2 is a bitmap, 3 a metafile, 6 a PNG. */
export function smallDwg(version: string, pictures: Picture[] = []): Buffer {
  const head = Buffer.alloc(AT)
  head.write(version, 'latin1')
  head.writeUInt32LE(pictures.length > 0 ? AT : 0, 0x0d)
  const first = AT + SENTINEL.length + 5 + pictures.length * 9
  const starts = pictures.map((_, index) =>
    pictures.slice(0, index).reduce((sum, { bytes }) => sum + bytes.length, first),
  )
  const table = pictures.map(({ kind, bytes }, index) => {
    const record = Buffer.alloc(9)
    record.writeUInt8(kind)
    record.writeUInt32LE(starts[index] ?? 0, 1)
    record.writeUInt32LE(bytes.length, 5)
    return record
  })
  const size = Buffer.alloc(5)
  size.writeUInt32LE(pictures.reduce((sum, { bytes }) => sum + bytes.length, 0))
  size.writeUInt8(pictures.length, 4)
  return Buffer.concat([head, SENTINEL, size, ...table, ...pictures.map(({ bytes }) => bytes)])
}

type Bitmap = { width: number; height: number; depth: 1 | 8 | 24; pixels: number[]; palette?: number[] }

/** A bitmap without file header; `pixels` are its bytes from the lowest row up, each row a multiple of four long. */
export function smallBitmap({ width, height, depth, pixels, palette = [] }: Bitmap): Buffer {
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40)
  header.writeInt32LE(width, 4)
  header.writeInt32LE(height, 8)
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(depth, 14)
  header.writeUInt32LE(palette.length / 4, 32)
  return Buffer.concat([header, Buffer.from(palette), Buffer.from(pixels)])
}
