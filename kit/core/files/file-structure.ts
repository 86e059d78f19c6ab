/**
 * How each format that the shop takes begins and ends. Every check gets the first
 * and the last 64 KiB of a file (the same bytes twice for a small one).
 */
import { imagePixels } from './image-pixels.ts'
import { latin1, numbersIn } from './bytes.ts'

const PNG_END = '\0\0\0\0IEND\xae\x42\x60\x82'
const PDF_END_WINDOW = 1024
const DXF_END_WINDOW = 256
/** Where a drawing has begun, and the brands of a picture have ended: to look at a megabyte takes a tenth of a second. */
const BEGIN_WINDOW = 65_536

/** Signature, an IHDR whose checksum holds, and IEND as the very last bytes. */
export function isPng(head: Uint8Array, tail: Uint8Array): boolean {
  if (!startsWith(head, '\x89PNG\r\n\x1a\n\0\0\0\rIHDR') || head.length < 33) return false
  const checksum = numbersIn(head).getUint32(29)
  return checksum === crc32(head.subarray(12, 29)) && endsWith(tail, PNG_END)
}

/**
 * Start of image, a marker, and an end of image after the last scan.
 * Phones append data of their own, so the end need not be the very last bytes.
 */
export function isJpeg(head: Uint8Array, tail: Uint8Array): boolean {
  if (!startsWith(head, '\xff\xd8\xff')) return false
  const end = latin1(tail)
  const endOfImage = end.lastIndexOf('\xff\xd9')
  return endOfImage > 1 && endOfImage > end.lastIndexOf('\xff\xda')
}

/** A version header at the start and %%EOF near the end. */
export function isPdf(head: Uint8Array, tail: Uint8Array): boolean {
  const beginsRight = /^(?:\xef\xbb\xbf)?\s*%PDF-[12]\.\d/.test(latin1(head.subarray(0, 64)))
  return beginsRight && latin1(tail.subarray(-PDF_END_WINDOW)).includes('%%EOF')
}

/** A RIFF container of type WEBP whose first chunk states the picture's size. */
export function isWebp(head: Uint8Array): boolean {
  return startsWith(head, 'RIFF') && textAt(head, 8, 4) === 'WEBP' && imagePixels('webp', head) !== undefined
}

/** A file type box that names AVIF among its brands. */
export function isAvif(head: Uint8Array): boolean {
  if (textAt(head, 4, 4) !== 'ftyp') return false
  const boxEnd = Math.min(numbersIn(head).getUint32(0), head.length, BEGIN_WINDOW)
  return /^(?:.{4}){2}(?:.{4})*?avi[fs]/s.test(textAt(head, 0, boxEnd))
}

/** Binary glTF 2 whose first chunk is its JSON. */
export function isGlb(head: Uint8Array): boolean {
  return startsWith(head, 'glTF\x02\0\0\0') && textAt(head, 16, 4) === 'JSON'
}

/** Text, by holding no byte that text never holds; in 16 bits every other byte is one, so there its mark says so. */
export function isPlainText(part: Uint8Array): boolean {
  return !part.includes(0) || /^(?:\xff\xfe|\xfe\xff)/.test(latin1(part.subarray(0, 2)))
}

/** A drawing as XML, with an svg at its root and nothing in it that would run or grow. */
export function isSvg(head: Uint8Array): boolean {
  if (head.includes(0)) return false
  const text = new TextDecoder().decode(head)
  const isDrawing =
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/is.test(text)
  return isDrawing && !/<!ENTITY|<(?:\w+:)?script/i.test(text)
}

/** An icon directory with at least one picture, which lies after the directory. */
export function isIco(head: Uint8Array): boolean {
  if (!startsWith(head, '\0\0\x01\0') || head.length < 22) return false
  const numbers = numbersIn(head)
  const count = numbers.getUint16(4, true)
  const [size, offset] = [numbers.getUint32(14, true), numbers.getUint32(18, true)]
  return count > 0 && size > 0 && offset >= 6 + 16 * count
}

/** The version mark of AutoCAD (AC1015 is 2000, AC1032 is 2018) and the five zeros that follow it. */
export function isDwg(head: Uint8Array): boolean {
  return /^AC10\d\d\0{5}/.test(textAt(head, 0, 11))
}

/** Group code 0 and SECTION, after any comments (group code 999), and EOF at the end. */
export function isAsciiDxf(head: Uint8Array, tail: Uint8Array): boolean {
  const begin = /^(?:\xef\xbb\xbf)?(?:[ \t]*999[ \t]*\r?\n.*\r?\n)*[ \t]*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n/
  const end = /\n[ \t]*0[ \t]*\r?\n[ \t]*EOF[\s\cZ]*$/
  return (
    begin.test(latin1(head.subarray(0, BEGIN_WINDOW))) && end.test(latin1(tail.subarray(-DXF_END_WINDOW)))
  )
}

/** The sentinel of binary DXF, then group code 0 (one byte before R13, two since) and SECTION; EOF at the end. */
export function isBinaryDxf(head: Uint8Array, tail: Uint8Array): boolean {
  const begin = /^AutoCAD Binary DXF\r\n\cZ\0\0{1,2}SECTION\0/
  return begin.test(textAt(head, 0, 32)) && /\0EOF\0*$/.test(latin1(tail.subarray(-DXF_END_WINDOW)))
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return textAt(bytes, 0, text.length) === text
}

function endsWith(bytes: Uint8Array, text: string): boolean {
  return latin1(bytes.subarray(-text.length)) === text
}

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return latin1(bytes.subarray(from, from + length))
}

/** The checksum of PNG chunks. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}
