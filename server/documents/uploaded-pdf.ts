import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFContext,
  PDFDocument,
  type PDFPage,
  PDFParser,
} from '@cantoo/pdf-lib'

/** A page as it is looked at: turned and cut to what it shows, in points. */
export type UploadedPage = { page: PDFPage; width: number; height: number; isBlank: boolean }

/** The first pages of a PDF, and how many it has. */
export type UploadedPdf = { pages: UploadedPage[]; count: number }

/** So many pages of one PDF are printed. */
export const MAX_PAGES = 40
const MAX_UNPACKED_BYTES = 32_000_000
/** Processor time that reading may take, in milliseconds; a sound PDF of 10 MB takes a tenth of it. */
const MAX_READING_MS = 1_500

/** A PDF that cannot be printed; the message is for people. */
export class PdfUnreadable extends Error {
  override name = 'PdfUnreadable'
}

const BROKEN = 'This PDF could not be read.'
const PROTECTED = 'This PDF is protected by a password.'

/**
 * Opens a PDF that somebody uploaded, without its links, forms and scripts.
 *
 * One after the other: what one takes is counted for the whole thread.
 *
 * @throws PdfUnreadable when it is broken, protected, empty, or takes more time or memory than it should
 */
export async function openUploadedPdf(bytes: Uint8Array): Promise<UploadedPdf> {
  left = MAX_UNPACKED_BYTES
  readUntil = processorMs() + MAX_READING_MS
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    refuseEndlessPages(document)
    const all = document.getPages()
    const pages = all.slice(0, MAX_PAGES).map(cleanPage)
    if (pages.length === 0) throw new PdfUnreadable(BROKEN)
    await tryPages(pages)
    return { pages, count: all.length }
  } catch (error) {
    throw new PdfUnreadable(error instanceof EncryptedPDFError ? PROTECTED : BROKEN, { cause: error })
  } finally {
    left = Infinity
    readUntil = Infinity
  }
}

/** Pages and branches of their tree: a few bytes can name the same ones a hundred million times. */
const MAX_BRANCHES = 50_000

function refuseEndlessPages({ catalog }: PDFDocument): void {
  let branches = 0
  catalog.Pages().traverse(() => {
    if (++branches > MAX_BRANCHES) throw new PdfUnreadable(BROKEN)
  })
}

/** What a page needs to be looked at; all else, such as links and scripts, stays behind. */
const storedEntries = new Set(['Type', 'Parent', 'Contents', 'Resources', 'MediaBox', 'CropBox', 'Rotate'])

function cleanPage(page: PDFPage): UploadedPage {
  for (const name of page.node.keys()) if (!storedEntries.has(name.decodeText())) page.node.delete(name)
  const { width, height } = page.getCropBox()
  if (!(width > 0 && height > 0 && width < Infinity && height < Infinity)) throw new PdfUnreadable(BROKEN)
  const isOnItsSide = Math.abs(page.getRotation().angle % 180) === 90
  const isBlank = page.node.Contents() === undefined
  return { page, isBlank, ...(isOnItsSide ? { width: height, height: width } : { width, height }) }
}

/** Lays every page on a sheet that is thrown away: what fails here would otherwise fail the whole paper. */
async function tryPages(pages: readonly UploadedPage[]): Promise<void> {
  const scratch = await PDFDocument.create({ updateMetadata: false })
  const written = pages.filter(({ isBlank }) => !isBlank).map(({ page }) => page)
  for (const page of written.length > 0 ? await scratch.embedPages(written) : []) await page.embed()
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

// A damaged PDF is searched byte by byte for what is left of it, again and again: half a minute for 10 MB.
const CHECKED_EVERY = 4096
type Parser = { matchKeyword(keyword: readonly number[]): boolean }
let readUntil = Infinity
let searched = 0
const parser = PDFParser.prototype as unknown as Parser
const match = parser.matchKeyword
parser.matchKeyword = function limited(this: Parser, keyword) {
  if (++searched % CHECKED_EVERY === 0 && processorMs() > readUntil) throw new PdfUnreadable(BROKEN)
  return match.call(this, keyword)
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
