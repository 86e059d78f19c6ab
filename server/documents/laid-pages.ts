import { degrees, PDFArray, PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { sheet } from './paper-styles.ts'
import type { UploadedPage } from './uploaded-pdf.ts'

/** A place on a sheet, in points from its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/** A page of an uploaded PDF and where it goes: on the sheet `sheet`, counted from 0. */
export type LaidPage = { page: UploadedPage; sheet: number; box: Box }

/** `pdf` with pages of other PDFs laid under what is drawn on its sheets. */
export async function layPages(pdf: Buffer, laid: readonly LaidPage[]): Promise<Buffer> {
  if (laid.length === 0) return pdf
  const paper = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: Infinity })
  // Pages of one PDF are taken over together: they share their typefaces and pictures.
  for (const pages of Map.groupBy(laid, ({ page }) => page.page.doc).values()) {
    const sources = pages.map(({ page }) => page.page)
    const embedded = await paper.embedPages(
      sources,
      sources.map((source) => cropOf(source)),
    )
    for (const [place, { page, sheet: index, box }] of pages.entries()) {
      const form = embedded[place]
      if (form) paper.getPage(index).drawPage(form, turned(page.page, box))
    }
  }
  for (const index of new Set(laid.map((page) => page.sheet))) sinkLast(paper.getPage(index))
  return Buffer.from(await paper.save({ useObjectStreams: false, objectsPerTick: Infinity }))
}

function cropOf(page: PDFPage) {
  const { x, y, width, height } = page.getCropBox()
  return { left: x, bottom: y, right: x + width, top: y + height }
}

/** Where a page begins and how it is turned, so that it fills its box as a reader shows it. PDF counts upwards. */
function turned(page: PDFPage, { x, y, width, height }: Box) {
  const bottom = sheet.height - y - height
  const angle = ((page.getRotation().angle % 360) + 360) % 360
  const rotate = degrees(-angle)
  if (angle === 90) return { rotate, x, y: bottom + height, width: height, height: width }
  if (angle === 180) return { rotate, x: x + width, y: bottom + height, width, height }
  if (angle === 270) return { rotate, x: x + width, y: bottom, width: height, height: width }
  return { rotate, x, y: bottom, width, height }
}

/** What was drawn last comes first, so that everything else stands on it. */
function sinkLast(page: PDFPage): void {
  const contents = page.node.Contents()
  if (!(contents instanceof PDFArray)) return
  const last = contents.size() - 1
  const drawn = contents.get(last)
  contents.remove(last)
  contents.insert(0, drawn)
}
