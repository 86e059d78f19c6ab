/** Pictures that are damaged, hostile or larger than they look, made of their parts. */
import { crc32, deflateSync } from 'node:zlib'
import { pngOf } from '#tests/operations/large-samples.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'

const MB = 1024 * 1024
/** Where the first chunk of the sample ends. */
const AFTER_HEADER = 33
const END_BYTES = 12
/** What a packed mebibyte of zeros is a thousandth of. */
const BOMB_BYTES = 64 * MB

export function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}

/** The sample picture with further chunks behind its header. */
export function pngWith(...chunks: Buffer[]): Buffer {
  const png = Buffer.from(sampleFiles.png)
  return Buffer.concat([png.subarray(0, AFTER_HEADER), ...chunks, png.subarray(AFTER_HEADER)])
}

/** The sample picture with a private chunk that makes it exactly `bytes` long. */
export function pngOfBytes(bytes: number): Buffer {
  return pngWith(pngChunk('prIv', Buffer.alloc(bytes - sampleFiles.png.length - END_BYTES, 'x')))
}

const bomb = deflateSync(Buffer.alloc(BOMB_BYTES), { level: 9 })
const packed = (type: string, head: string, bytes = bomb) =>
  pngChunk(type, Buffer.concat([Buffer.from(head, 'latin1'), bytes]))

/** Pictures of which a few bytes promise gigabytes. */
export const pictureBombs: [what: string, bytes: Uint8Array, name: string][] = [
  ['a PNG of 64,250 × 64,250', pngOf(64_250, 64_250), 'a.png'],
  ['a PNG of 1 × 500 million', pngOf(1, 500_000_000), 'a.png'],
  ['a PNG of 500 million × 1', pngOf(500_000_000, 1), 'a.png'],
  ['a colour profile of 64 MB', pngWith(packed('iCCP', 'profile\0\0')), 'a.png'],
  ['a packed text of 64 MB', pngWith(packed('zTXt', 'Comment\0\0')), 'a.png'],
  ['a packed text in a language', pngWith(packed('iTXt', 'Comment\0\x01\0en\0Comment\0')), 'a.png'],
  ['three packed texts of 2 MB', pngWith(...threeTexts()), 'a.png'],
  ['a thousand packed texts', pngOfTexts(1_000), 'a.png'],
  ['seventy thousand chunks', pngWith(Buffer.concat(emptyChunks(70_000))), 'a.png'],
  ['a JPEG of 65,500 × 65,500', jpegOf(65_500, 65_500), 'a.jpg'],
  ['a JPEG of 101 scans', jpegOfScans(101), 'a.jpg'],
  ['a WebP of 16,384 × 16,384', webpOf(16_384, 16_384), 'a.webp'],
  ['an AVIF of 64,250 × 64,250', avifOf(64_250, 64_250), 'a.avif'],
]

/** The sample picture with so many texts, each packed by itself. */
export function pngOfTexts(count: number): Buffer {
  const text = packed('zTXt', 'Comment\0\0', deflateSync(Buffer.from('x')))
  return pngWith(...Array<Buffer>(count).fill(text))
}

function threeTexts(): Buffer[] {
  const text = deflateSync(Buffer.alloc(2 * MB))
  return [1, 2, 3].map((number) => packed('zTXt', `Comment ${number}\0\0`, text))
}

function emptyChunks(count: number): Buffer[] {
  const empty = pngChunk('prIv', Buffer.alloc(0))
  return Array.from({ length: count }, () => empty)
}

/** Pictures that are not whole. */
export const brokenPictures: [what: string, bytes: Uint8Array, name: string][] = [
  ['a PNG without pixels', pngOf(0, 10), 'a.png'],
  ['half a PNG', half(sampleFiles.png), 'a.png'],
  ['a PNG without its end', sampleFiles.png.subarray(0, -END_BYTES), 'a.png'],
  ['a PNG whose header is damaged', pngOf(3, 2).fill(1, 29, 33), 'a.png'],
  ['a PNG damaged further on', flipped(sampleFiles.png, AFTER_HEADER + 9), 'a.png'],
  [
    'a PNG whose chunk is longer than the file',
    pngWith(pngChunk('prIv', Buffer.alloc(4)).fill(9, 0, 4)),
    'a.png',
  ],
  ['a PNG with a damaged profile', pngWith(packed('iCCP', 'profile\0\0', Buffer.from('no zlib'))), 'a.png'],
  ['a PNG with a script behind it', Buffer.concat([sampleFiles.png, script()]), 'a.png'],
  ['half a JPEG', half(sampleFiles.jpeg), 'a.jpg'],
  ['a JPEG without its end', sampleFiles.jpeg.subarray(0, -2), 'a.jpg'],
]

/** The sample JPEG with `text` in its EXIF data. */
export function jpegSaying(text: string): Buffer {
  const data = Buffer.from(`Exif\0\0${text}`, 'latin1')
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  const jpeg = Buffer.from(sampleFiles.jpeg)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

function jpegOf(width: number, height: number): Buffer {
  const jpeg = Buffer.from(sampleFiles.jpeg)
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

/** The sample JPEG with its pixels told so often. */
export function jpegOfScans(count: number): Buffer {
  const jpeg = Buffer.from(sampleFiles.jpeg)
  const from = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(from, -2)
  return Buffer.concat([jpeg.subarray(0, from), ...Array<Buffer>(count).fill(scan), jpeg.subarray(-2)])
}

function webpOf(width: number, height: number): Buffer {
  const chunk = Buffer.alloc(18)
  chunk.write('VP8X', 'latin1')
  chunk.writeUInt32LE(10, 4)
  chunk.writeUIntLE(width - 1, 12, 3)
  chunk.writeUIntLE(height - 1, 15, 3)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(chunk.length + 4)
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), chunk])
}

function avifOf(width: number, height: number): Buffer {
  const avif = Buffer.from(sampleFiles.avif)
  const size = avif.indexOf('ispe') + 8
  avif.writeUInt32BE(width, size)
  avif.writeUInt32BE(height, size + 4)
  return avif
}

function half(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, bytes.length / 2)
}

function flipped(bytes: Uint8Array, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ 0xff, at)
  return copy
}

function script(): Buffer {
  return Buffer.from('<script>alert(1)</script>')
}
