import { PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import type { BookletFile } from './printed-booklet.ts'
import type { UploadedPage } from './uploaded-pdf.ts'

/** Smaller ones are those of the pieces in the list. */
const LEAST_WIDE = 241

/** The first picture of a room in a PDF that the press made: a JPEG as it was put in. */
export function firstPicture(
  pages: readonly UploadedPage[],
): Extract<BookletFile, { kind: 'picture' }> | undefined {
  const pictures = pages.flatMap(({ page }) => {
    const drawn = page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)
    return (drawn?.keys() ?? []).flatMap((name) => jpegOf(drawn?.lookup(name)) ?? [])
  })
  return pictures.find(({ width }) => width >= LEAST_WIDE)
}

function jpegOf(drawn: unknown) {
  if (!(drawn instanceof PDFRawStream) || drawn.dict.get(PDFName.of('Filter')) !== PDFName.of('DCTDecode'))
    return undefined
  const [width, height] = ['Width', 'Height'].map((side) =>
    drawn.dict.lookup(PDFName.of(side), PDFNumber).asNumber(),
  )
  return { kind: 'picture' as const, bytes: drawn.getContents(), width: width!, height: height! }
}
