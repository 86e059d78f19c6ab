import { expect, test } from 'vitest'
import { jpegOfScans, jpegSaying } from '#tests/support/hostile-files/pictures.ts'
import { hasFewScans, imagePixels, MAX_PIXELS, pixelsToDecode } from './image-pixels.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each(['png', 'jpeg', 'webp'] as const)('reads the size of a %s from its header', (kind) => {
  expect(imagePixels(kind, sampleFiles[kind])).toEqual({ width: 3, height: 2 })
})

test.each([
  ['lossless', 'RIFF\x1e\0\0\0WEBPVP8L\x11\0\0\0\x2f\x02\x40\0\0\0\x07\x50\xb3\xaa'],
  ['extended', 'RIFF\x46\0\0\0WEBPVP8X\x0a\0\0\0\x10\0\0\0\x02\0\0\x01\0\0'],
])('reads the size of a WebP in the %s form', (_form, file) => {
  expect(imagePixels('webp', bytes(file))).toEqual({ width: 3, height: 2 })
})

test('skips the thumbnail inside a JPEG, its tables, and padding before a marker', () => {
  const thumbnail = '\xff\xe1\0\x0d\xff\xc0\0\x11\x08\0\x63\0\x63\x03\0'
  const table = '\xff\xc4\0\x09\0\x63\0\x63\0\0\0'
  const frame = '\xff\xff\xc2\0\x11\x08\x04\xd2\x10\xe1\x03'
  expect(imagePixels('jpeg', bytes(`\xff\xd8${thumbnail}${table}${frame}`))).toEqual({
    width: 4321,
    height: 1234,
  })
})

test.each([
  ['a PNG that promises 64 250 × 64 250', '\0\0\xfa\xfa\0\0\xfa\xfa', 64_250 ** 2],
  ['a PNG one pixel wide and 500 million high', '\0\0\0\x01\x1d\xcd\x65\0', 500_000_000],
])('shows %s for what it is', (_case, sides, pixels) => {
  const size = imagePixels('png', bytes(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${sides}`))
  expect(size && size.width * size.height).toBe(pixels)
  expect(pixels).toBeGreaterThan(MAX_PIXELS)
})

test('the limit is 40 megapixels', () => {
  expect(MAX_PIXELS).toBe(40_000_000)
})

test('sixteen bits a colour take twice the work of eight, and a size that is hidden any', () => {
  const png = (bits: number) =>
    bytes(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x03\0\0\0\x02${String.fromCharCode(bits)}`)
  expect([8, 16].map((bits) => pixelsToDecode('png', png(bits)))).toEqual([6, 12])
  expect(pixelsToDecode('webp', sampleFiles.webp)).toBe(6)
  expect(pixelsToDecode('png', bytes(''))).toBe(Infinity)
})

test.each([
  ['png', ''],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\x02'],
  ['jpeg', '\xff\xd8'],
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['jpeg', '\xff\xd8no marker here'],
  ['webp', 'RIFF\0\0\0\0WEBP'],
  ['webp', 'RIFF\0\0\0\0WEBPVP9 aaaaaaaaaaaaaaaaaaaa'],
] as const)('finds no size in a %s of %j', (kind, file) => {
  expect(imagePixels(kind, bytes(file))).toBeUndefined()
})

test('a JPEG has so many scans and no more; what lies in its data or behind its end is none', () => {
  const behind = Buffer.concat([jpegOfScans(1), Buffer.from('\xff\xda'.repeat(200), 'latin1')])
  const few = [jpegOfScans(1), jpegOfScans(100), jpegSaying('\xff\xda'.repeat(200)), behind]
  expect(few.map(hasFewScans)).toEqual([true, true, true, true])
  expect(hasFewScans(jpegOfScans(101))).toBe(false)
  expect(hasFewScans(Buffer.concat([jpegOfScans(100).subarray(0, -2), jpegOfScans(101)]))).toBe(false)
})
