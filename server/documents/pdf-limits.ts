import { deflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  PDFContext,
  type PDFObject,
  PDFObjectParser,
  PDFParser,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { processorMs, refuseLongPaper } from './processor-time.ts'

/** A PDF that cannot be printed; the message is for people. */
export class PdfUnreadable extends Error {
  override name = 'PdfUnreadable'
}

export const BROKEN = 'This PDF could not be read.'

export const MAX_UNPACKED_BYTES = 32_000_000
/** Numbers, names, lists and the like outside of what is drawn; a sound PDF of many pages has a tenth. */
const MAX_VALUES = 200_000
/** Letters of names and texts outside of what is drawn: each takes thirty bytes while it is read. */
const MAX_LETTERS = 2_000_000
/** Processor time that reading may take, in milliseconds; a sound PDF of 10 MB takes a fifth of it. */
const MAX_READING_MS = 750

/** Counts what is read from here on, or no longer. Its limits are those of the whole thread. */
export function limitReading(isLimited: boolean): void {
  left = isLimited ? MAX_UNPACKED_BYTES : Infinity
  valuesLeft = isLimited ? MAX_VALUES : Infinity
  lettersLeft = isLimited ? MAX_LETTERS : Infinity
  readUntil = isLimited ? processorMs() + MAX_READING_MS : Infinity
}

export function refuseLateReading(): void {
  refuseLongPaper()
  if (processorMs() > readUntil) throw new PdfUnreadable(BROKEN)
}

type Decoder = { buffer: Uint8Array; ensureBuffer(size: number): Uint8Array }

// A few bytes of a PDF can ask for more memory than there is, and pdf-lib unpacks whatever it is given. All its
// decoders grow by this one method, which here counts what they take while a PDF is opened.
let left = Infinity
const flate: unknown = decodePDFRawStream(PDFContext.create().flateStream(''))
const decoder = Object.getPrototypeOf(Object.getPrototypeOf(flate)) as Decoder
const grow = decoder.ensureBuffer
decoder.ensureBuffer = function limited(this: Decoder, size: number): Uint8Array {
  const held = this.buffer.byteLength
  if (size <= held) return this.buffer
  // It doubles at least.
  left -= Math.max(size, 2 * held) - held
  if (left < 0) throw new PdfUnreadable(BROKEN)
  return grow.call(this, size)
}

type Bytes = { next(): number }
const texts = ['parseString', 'parseHexString', 'parseName'] as const
type Parser = Record<'parseObject' | (typeof texts)[number], (ref?: PDFRef) => PDFObject> & {
  bytes: Bytes
  matchKeyword(keyword: readonly number[]): boolean
}

// A damaged PDF is searched byte by byte for what is left of it, again and again: half a minute for 10 MB.
const CHECKED_EVERY = 4096
let readUntil = Infinity
let searched = 0
const parser = PDFParser.prototype as unknown as Parser
const match = parser.matchKeyword
parser.matchKeyword = function limited(this: Parser, keyword) {
  // Whoever searches a damaged one also catches what is thrown while a value is read.
  if (valuesLeft < 0 || lettersLeft < 0) throw new PdfUnreadable(BROKEN)
  if (++searched % CHECKED_EVERY === 0) refuseLateReading()
  return match.call(this, keyword)
}

// A byte or two make a value that takes hundreds of memory; where they are packed, a thousandth of that.
let valuesLeft = Infinity
const values = PDFObjectParser.prototype as unknown as Parser
const { parseObject } = values
values.parseObject = function limited(this: Parser, ref) {
  if (--valuesLeft < 0) throw new PdfUnreadable(BROKEN)
  return parseObject.call(this, ref)
}

// Texts are put together letter by letter, each of which takes as much as a word.
let lettersLeft = Infinity
let isText = false
for (const name of texts) {
  const parseText = values[name]
  values[name] = function limited(this: Parser, ref) {
    isText = true
    try {
      return parseText.call(this, ref)
    } finally {
      isText = false
    }
  }
}
const noBytes = PDFObjectParser.forBytes(new Uint8Array(), PDFContext.create()) as unknown as Parser
const bytes = Object.getPrototypeOf(noBytes.bytes) as Bytes
const { next } = bytes
bytes.next = function limited(this: Bytes) {
  if (isText && --lettersLeft < 0) throw new PdfUnreadable(BROKEN)
  return next.call(this)
}

// pdf-lib packs what a page draws by itself, which takes several times as long as the system's library does.
PDFContext.prototype.flateStream = function packed(contents, dict = {}) {
  const unpacked = typeof contents === 'string' ? Buffer.from(contents, 'latin1') : contents
  return this.stream(deflateSync(unpacked, { level: 1 }), { ...dict, Filter: 'FlateDecode' })
}
