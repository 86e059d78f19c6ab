/** Files of the kinds that the shop takes, as large or as hostile as a test wants them. */
import { crc32 } from 'node:zlib'
import { sampleFiles } from '#tests/support/files/sample-files.ts'

const ascii = (text: string) => Buffer.from(text, 'latin1')

/** A PDF of exactly `bytes` bytes, in the given version. */
export function pdfOf(bytes: number, version = '1.7'): Buffer {
  const [head, tail] = [ascii(`%PDF-${version}\n%`), ascii('\ntrailer<<>>\nstartxref\n0\n%%EOF\n')]
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - tail.length, 'x'), tail])
}

/** A PNG that states this size in its header, with a header that is right in itself. */
export function pngOf(width: number, height: number): Buffer {
  const png = Buffer.from(sampleFiles.png)
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** A JPEG as phones make them: `segments` times 64 KB of their own data before the picture's size. */
export function phoneJpeg(segments: number): Buffer {
  const jpeg = Buffer.from(sampleFiles.jpeg)
  const segment = Buffer.alloc(65_537, 'x')
  segment.writeUInt16BE(0xffe1, 0)
  segment.writeUInt16BE(65_535, 2)
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...Array.from({ length: segments }, () => segment),
    jpeg.subarray(2),
  ])
}
