import type { OpenPdf } from './open-pdf.ts'
import type { SheetSize } from './open-plan.ts'
import type { View } from './view.ts'

/** A rectangle of a page in its own units, and how many pixels each of them gets. */
export type SheetPart = { left: number; top: number; width: number; height: number; scale: number }

/** The whole page, drawn once: sharp on most screens while it is fitted. */
const WHOLE_SIDE = 1800
/** Phones refuse larger canvases. */
const MAX_CANVAS_PIXELS = 12_000_000

export function wholeOf({ width, height }: SheetSize): SheetPart {
  return { left: 0, top: 0, width, height, scale: WHOLE_SIDE / Math.max(width, height) }
}

/** What of the sheet is on the table; undefined where the whole of it is sharp enough. */
export function seenPart({ zoom, x, y }: View, table: SheetSize, sheet: SheetSize): SheetPart | undefined {
  const [left, top] = [Math.max(0, -x / zoom), Math.max(0, -y / zoom)]
  const width = Math.min(sheet.width, (table.width - x) / zoom) - left
  const height = Math.min(sheet.height, (table.height - y) / zoom) - top
  const most = Math.sqrt(MAX_CANVAS_PIXELS / Math.max(width * height, 1))
  const scale = Math.min(zoom * window.devicePixelRatio, most)
  const isNeeded = table.width > 0 && width > 0 && height > 0 && scale > wholeOf(sheet).scale
  return isNeeded ? { left, top, width, height, scale } : undefined
}

/** Draws a part of a page and lays it over the sheet once it is done; returns how to stop. */
export function drawInto(
  canvas: HTMLCanvasElement | null,
  pdf: OpenPdf,
  page: number,
  sheet: SheetSize,
  part: SheetPart,
  onBroken: () => void,
): () => void {
  const abort = new AbortController()
  drawPart(pdf, page, part, abort.signal).then(
    (drawn) => {
      if (!abort.signal.aborted && canvas) lay(canvas, drawn, part, sheet)
    },
    () => abort.signal.aborted || onBroken(),
  )
  return () => abort.abort()
}

async function drawPart(
  pdf: OpenPdf,
  number: number,
  { left, top, width, height, scale }: SheetPart,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(number)
  signal.throwIfAborted()
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const viewport = page.getViewport({ scale, offsetX: -left * scale, offsetY: -top * scale })
  const drawing = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => drawing.cancel(), { once: true })
  await drawing.promise
  return canvas
}

/** In percent of the sheet, so that it grows with it until it is drawn anew. */
function lay(canvas: HTMLCanvasElement, drawn: HTMLCanvasElement, part: SheetPart, sheet: SheetSize) {
  canvas.width = drawn.width
  canvas.height = drawn.height
  canvas.getContext('2d')?.drawImage(drawn, 0, 0)
  canvas.hidden = false
  canvas.style.left = `${(part.left / sheet.width) * 100}%`
  canvas.style.top = `${(part.top / sheet.height) * 100}%`
  canvas.style.width = `${(part.width / sheet.width) * 100}%`
  canvas.style.height = `${(part.height / sheet.height) * 100}%`
}
