import { PlanUnreadable } from '#kit/core/dxf/plan-unreadable.ts'
import type { PlanDrawing } from '#kit/core/dxf/plan-drawing.ts'
import { readDxf } from '#kit/core/dxf/read-dxf.ts'
import { drawPlan } from './drawn-plan.ts'
import type { Box, LaidPage } from './laid-pages.ts'
import type { Paper } from './paper.ts'
import type { BoardFile } from './printed-board.ts'
import { openUploadedPdf, PdfUnreadable, type UploadedPage } from './uploaded-pdf.ts'

/** One page of something uploaded, which can be drawn into a box of its proportions. */
export type View = { page: number; width: number; height: number; draw: (paper: Paper, box: Box) => void }

/** What can be seen of an uploaded file, and what there is to say of the rest. */
export type Views = { views: View[]; remark: string }

const IN_ACCOUNT = 'The file itself is kept with the request.'

/** Opens an uploaded file for paper. What cannot be read has no views, and says so. Pages of a PDF are noted in `laid`. */
export async function openViews(file: BoardFile, laid: LaidPage[]): Promise<Views> {
  try {
    if (file.kind === 'pdf') return await pdfViews(file.bytes, laid)
    if (file.kind === 'dxf') return { views: [planView(readDxf(file.bytes))], remark: '' }
  } catch (error) {
    if (!(error instanceof PdfUnreadable || error instanceof PlanUnreadable)) throw error
    return { views: [], remark: `${error.message} ${IN_ACCOUNT}` }
  }
  if (file.kind === 'words') return { views: [], remark: `${file.text} ${IN_ACCOUNT}` }
  return { views: [pictureView(file)], remark: '' }
}

async function pdfViews(bytes: Uint8Array, laid: LaidPage[]): Promise<Views> {
  const { pages, count } = await openUploadedPdf(bytes)
  const views = pages.map((page, index) => pageView(page, index + 1, laid))
  const isCut = count > pages.length
  return { views, remark: isCut ? `The first ${pages.length} of ${count} pages. ${IN_ACCOUNT}` : '' }
}

/** A page of a PDF is laid under the sheet once the sheet is done. */
function pageView(page: UploadedPage, number: number, laid: LaidPage[]): View {
  const { width, height, isBlank } = page
  const draw = (paper: Paper, box: Box) => {
    if (!isBlank) laid.push({ page, sheet: paper.sheetIndex, box })
  }
  return { page: number, width, height, draw }
}

function planView(drawing: PlanDrawing): View {
  const { width, height } = drawing
  return { page: 1, width, height, draw: (paper, box) => drawPlan(paper, drawing, box) }
}

function pictureView({ bytes, width, height }: Extract<BoardFile, { kind: 'picture' }>): View {
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
