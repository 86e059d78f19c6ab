import { EncryptedPDFError, PDFArray, PDFDocument, type PDFPage, PDFStream } from '@cantoo/pdf-lib'
import { BROKEN, limitReading, MAX_UNPACKED_BYTES, PdfUnreadable, refuseLateReading } from './pdf-limits.ts'
import { TakesLong } from './processor-time.ts'

export { PdfUnreadable }

/** A page as it is looked at: turned and cut to what it shows, in points. */
export type UploadedPage = { page: PDFPage; width: number; height: number; isBlank: boolean }

/** The first pages of a PDF, and how many it has. */
export type UploadedPdf = { pages: UploadedPage[]; count: number }

/** So many pages of one PDF are printed. */
export const MAX_PAGES = 40

const PROTECTED = 'This PDF is protected by a password.'

/**
 * Opens a PDF that somebody uploaded, without its links, forms and scripts.
 *
 * One after the other: what one takes is counted for the whole thread.
 *
 * @throws PdfUnreadable when it is broken, protected, empty, or takes more time or memory than it should · TakesLong
 */
export async function openUploadedPdf(bytes: Uint8Array): Promise<UploadedPdf> {
  limitReading(true)
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Infinity })
    refuseManyObjects(document)
    refuseEndlessPages(document)
    const all = document.getPages()
    const pages = all.slice(0, MAX_PAGES).map(cleanPage)
    if (pages.length === 0) throw new PdfUnreadable(BROKEN)
    refuseLongContents(pages)
    refuseLateReading()
    await tryPages(pages)
    // Laying the pages on the paper takes as long once more.
    refuseLateReading()
    return { pages, count: all.length }
  } catch (error) {
    if (error instanceof TakesLong) throw error
    throw new PdfUnreadable(error instanceof EncryptedPDFError ? PROTECTED : BROKEN, { cause: error })
  } finally {
    limitReading(false)
  }
}

/** What pages name is taken over object by object, twice. */
const MAX_OBJECTS = 30_000

function refuseManyObjects({ context }: PDFDocument): void {
  if (context.enumerateIndirectObjects().length > MAX_OBJECTS) throw new PdfUnreadable(BROKEN)
}

/** Pages and branches of their tree: a few bytes can name the same ones a hundred million times. */
const MAX_BRANCHES = 50_000

function refuseEndlessPages({ catalog }: PDFDocument): void {
  let branches = 0
  catalog.Pages().traverse(() => {
    if (++branches > MAX_BRANCHES) throw new PdfUnreadable(BROKEN)
  })
}

/** What is drawn counts as often as pages name it: a few bytes can name 10 MB a thousand times, and all is joined. */
function refuseLongContents(pages: readonly UploadedPage[]): void {
  let bytes = 0
  for (const { page } of pages) {
    const contents = page.node.Contents()
    const count = contents instanceof PDFArray ? contents.size() : 1
    for (let place = 0; place < count; place++) {
      const part = contents instanceof PDFArray ? contents.lookup(place) : contents
      // An empty stream is looked at, too.
      bytes += 1 + (part instanceof PDFStream ? part.getContentsSize() : 0)
      if (bytes > MAX_UNPACKED_BYTES) throw new PdfUnreadable(BROKEN)
    }
  }
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
