import { PlanUnreadable } from '#kit/core/dxf/plan-unreadable.ts'
import { mergedPaths } from '#kit/core/dxf/merged-paths.ts'
import type { PlanDrawing, PlanText } from '#kit/core/dxf/plan-drawing.ts'
import { CUT_DRAWING, type DrawnLimits } from '#kit/core/dxf/plan-limits.ts'
import { readDxf } from '#kit/core/dxf/read-dxf.ts'
import type { Box, LaidPage } from './laid-pages.ts'
import type { Paper } from './paper.ts'
import type { BookletFile } from './printed-booklet.ts'
import { refuseLongPaper } from './processor-time.ts'
import { firstPicture } from './pdf-picture.ts'
import { openUploadedPdf, PdfUnreadable, type UploadedPage } from './uploaded-pdf.ts'
import { LINE_SPACING } from '#kit/core/dxf/writings.ts'
import type { Typesetter, TextStyle } from './typesetter.ts'

/** Points, whatever the scale of the drawing. */
const LINE_WIDTH = 0.45

/** Of our faces, in parts of the size: a capital letter, and the line's top above its baseline. */
const CAPITAL = 0.7

const ABOVE_BASELINE = 0.97

/** Smaller letters cannot be read on paper, larger ones are mistakes; in points. */
const LETTERS = { least: 0.8, most: 200 }

/** One page of something uploaded, which can be drawn into a box of its proportions. */
export type View = { page: number; width: number; height: number; draw: (paper: Paper, box: Box) => void }

/** What can be seen of an uploaded file, and what there is to say of the rest. */
export type Views = { views: View[]; remark: string; picture?: View | undefined }

/** On a sheet more run into each other, and a drawing takes its time from the papers behind it. */
const PAPER_LIMITS: DrawnLimits = { elements: 40_000, points: 80_000 }

/** Bytes from which a drawing takes long to be read, which is done in one piece. */
export const LARGE_DRAWING = 1_000_000

const IN_ACCOUNT = 'The file itself is kept with the request.'

/** Opens an uploaded file for paper. What cannot be read has no views, and says so. Pages of a PDF are noted in `laid`. */
export async function openViews(file: BookletFile, laid: LaidPage[]): Promise<Views> {
  try {
    if (file.kind === 'pdf') return await pdfViews(file, laid)
    if (file.kind === 'dxf') return planViews(file.bytes)
  } catch (error) {
    if (!(error instanceof PdfUnreadable || error instanceof PlanUnreadable)) throw error
    return { views: [], remark: `${error.message} ${IN_ACCOUNT}` }
  }
  if (file.kind === 'words') return { views: [], remark: `${file.text} ${IN_ACCOUNT}` }
  return { views: [pictureView(file)], remark: '' }
}

type PdfFile = Extract<BookletFile, { kind: 'pdf' }>
type PictureFile = Extract<BookletFile, { kind: 'picture' }>

async function pdfViews({ bytes, isFurnished }: PdfFile, laid: LaidPage[]): Promise<Views> {
  const { pages, count } = await openUploadedPdf(bytes)
  const views = pages.map((page, index) => pageView(page, index + 1, laid))
  const isCut = count > pages.length
  const picture = isFurnished ? firstPicture(pages) : undefined
  return {
    views,
    picture: picture && pictureView(picture),
    remark: isCut ? `The first ${pages.length} of ${count} pages. ${IN_ACCOUNT}` : '',
  }
}

/** A page of a PDF is laid under the sheet once the sheet is done. */
function pageView(page: UploadedPage, number: number, laid: LaidPage[]): View {
  const { width, height, isBlank } = page
  const draw = (paper: Paper, box: Box) => {
    if (!isBlank) laid.push({ page, sheet: paper.sheetIndex, box })
  }
  return { page: number, width, height, draw }
}

function planViews(bytes: Uint8Array): Views {
  if (bytes.length >= LARGE_DRAWING) refuseLongPaper(true)
  const drawing = readDxf(bytes, PAPER_LIMITS)
  refuseLongPaper()
  const { width, height, isCut } = drawing
  const view: View = { page: 1, width, height, draw: (paper, box) => drawPlan(paper, drawing, box) }
  return { views: [view], remark: isCut ? `${CUT_DRAWING} ${IN_ACCOUNT}` : '' }
}

function pictureView({ bytes, width, height }: PictureFile): View {
  return {
    page: 1,
    width,
    height,
    draw: (paper, box) =>
      paper.draw((doc) =>
        doc.image(Buffer.from(bytes), box.x, box.y, { width: box.width, height: box.height }),
      ),
  }
}

/** Draws what a DXF holds into a box of its proportions, without the layers that are switched off. */
function drawPlan(paper: Paper, drawing: PlanDrawing, { x, y, width }: Box): void {
  const scale = width / drawing.width
  const off = new Set(drawing.layers.filter(({ isOn }) => !isOn).map(({ name }) => name))
  const shown = drawing.shapes.filter(({ layer }) => !off.has(layer))
  paper.draw((doc, type) => {
    doc.translate(x, y).lineJoin('round').lineCap('round')
    doc
      .save()
      .scale(scale)
      .lineWidth(LINE_WIDTH / scale)
    for (const { path, color, strokeDash } of mergedPaths(shown)) {
      if (strokeDash) doc.dash(wholePattern(strokeDash), {})
      doc.path(path).stroke(color)
      if (strokeDash) doc.undash()
    }
    doc.restore()
    for (const shape of shown) {
      if (shape.kind !== 'text') continue
      refuseLongPaper()
      writePlanText(doc, type, shape, scale)
    }
  })
}

function writePlanText(doc: PDFKit.PDFDocument, type: Typesetter, text: PlanText, scale: number): void {
  const size = (text.height * scale) / CAPITAL
  if (!(size >= LETTERS.least && size <= LETTERS.most)) return
  const style: TextStyle = { face: 'sans', size, leading: size, color: text.color }
  const shift = { start: 0, middle: 0.5, end: 1 }[text.anchor]
  doc
    .save()
    .translate(text.x * scale, text.y * scale)
    .rotate(text.rotation)
  for (const [row, line] of text.lines.entries()) {
    const baseline = row * text.height * scale * LINE_SPACING
    type.draw(line, style, -shift * type.width(line, style), baseline - ABOVE_BASELINE * size)
  }
  doc.restore()
}

/** pdfkit takes a whole pattern of dashes and gaps, but does not say so in its types. */
function wholePattern(lengths: readonly number[]): number {
  return [...lengths] as unknown as number
}
