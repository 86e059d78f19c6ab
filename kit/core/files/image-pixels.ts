/**
 * How large a picture is, read from its header before anything decodes it:
 * a few bytes can promise more pixels than memory holds.
 */
import { latin1, numbersIn } from './bytes.ts'

/** The most pixels (width × height) that the shop takes in one picture; one of 16 bits a colour counts twice. */
export const MAX_PIXELS = 40_000_000

export type PixelSize = { width: number; height: number }

/** The size that a picture's header states; undefined where the first 64 KiB do not show one. */
export function imagePixels(kind: 'png' | 'jpeg' | 'webp', head: Uint8Array): PixelSize | undefined {
  const size = readers[kind](numbersIn(head))
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

/** What decoding a picture costs, in pixels of 8 bits a colour; Infinity where `head` does not show its size. */
export function pixelsToDecode(kind: 'png' | 'jpeg' | 'webp', head: Uint8Array): number {
  const { width, height } = imagePixels(kind, head) ?? { width: Infinity, height: 1 }
  return width * height * (kind === 'png' && head[PNG_DEPTH_AT] === 16 ? 2 : 1)
}

const PNG_DEPTH_AT = 24

const readers = { png: pngSize, jpeg: jpegSize, webp: webpSize }

function pngSize(numbers: DataView): PixelSize | undefined {
  if (numbers.byteLength < 24) return undefined
  return { width: numbers.getUint32(16), height: numbers.getUint32(20) }
}

/** Walks from segment to segment, so that a thumbnail inside one is never taken for the picture. */
function jpegSize(numbers: DataView): PixelSize | undefined {
  let at = 2
  while (at + 9 <= numbers.byteLength && numbers.getUint8(at) === 0xff) {
    const marker = numbers.getUint8(at + 1)
    if (isFrame(marker)) return { width: numbers.getUint16(at + 7), height: numbers.getUint16(at + 5) }
    // A marker may be padded with further FF bytes.
    at += marker === 0xff ? 1 : 2 + numbers.getUint16(at + 2)
  }
  return undefined
}

/** The most scans of one JPEG: ten are usual, and each makes whoever opens it walk through all its pixels again. */
const MAX_SCANS = 100

/** Whether a whole JPEG can be opened in a time that fits its pixels. A few bytes make a scan in which nothing changes. */
export function hasFewScans(jpeg: Uint8Array): boolean {
  const numbers = numbersIn(jpeg)
  let scans = 0
  // Byte by byte: to ask for the next FF of millions takes the hundredfold of looking for it here.
  for (let at = 0; at + 4 <= jpeg.length;) {
    if (jpeg[at] !== 0xff) {
      at++
      continue
    }
    const marker = jpeg[at + 1] ?? 0
    if (marker === END_OF_IMAGE) break
    if (marker === START_OF_SCAN && ++scans > MAX_SCANS) return false
    // Between markers lie pixels, in which an FF stands before a zero; some markers are alone.
    at += marker === 0xff ? 1 : isAlone(marker) ? 2 : 2 + numbers.getUint16(at + 2)
  }
  return true
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

function isAlone(marker: number): boolean {
  return marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)
}

/** Start of frame C0 to CF, but for three markers in that range that mean something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function webpSize(numbers: DataView): PixelSize | undefined {
  if (numbers.byteLength < 30) return undefined
  const chunk = latin1(new Uint8Array(numbers.buffer, numbers.byteOffset + 12, 4))
  if (chunk === 'VP8X') return { width: uint24(numbers, 24) + 1, height: uint24(numbers, 27) + 1 }
  if (chunk === 'VP8L' && numbers.getUint8(20) === 0x2f) return losslessSize(numbers.getUint32(21, true))
  if (chunk === 'VP8 ' && uint24(numbers, 23) === 0x2a019d) {
    return { width: numbers.getUint16(26, true) & 0x3fff, height: numbers.getUint16(28, true) & 0x3fff }
  }
  return undefined
}

/** Lossless WebP packs both sides, less one, into 14 bits each. */
function losslessSize(bits: number): PixelSize {
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function uint24(numbers: DataView, at: number): number {
  return numbers.getUint16(at, true) | (numbers.getUint8(at + 2) << 16)
}
