import { useEffect, useRef, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { withinEffort } from './pdf-effort.ts'
import type { View, ViewControls } from './view.ts'
import type { SheetSize } from './plan-props.ts'

type PdfSheetProps = { pdf: PDFDocumentProxy; page: number; label: string; controls: ViewControls }

/** Until a movement has come to rest, in milliseconds. */
const REST_MS = 140

/** A page of a PDF: the whole of it at once, and what is seen of it drawn anew as sharp as the screen is. */
export function PdfSheet({ pdf, page, label, controls: { view, table, sheet } }: PdfSheetProps) {
  const whole = useRef<HTMLCanvasElement>(null)
  const detail = useRef<HTMLCanvasElement>(null)
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    return drawInto(whole.current, pdf, page, sheet, wholeOf(sheet), () => setBroken(true))
  }, [pdf, page, sheet])

  const { zoom, x, y } = view
  useEffect(() => {
    const part = seenPart({ zoom, x, y }, table, sheet)
    if (part === undefined) {
      if (detail.current) detail.current.hidden = true
      return
    }
    let stop = () => {}
    const rest = setTimeout(() => {
      stop = drawInto(detail.current, pdf, page, sheet, part, () => {})
    }, REST_MS)
    return () => {
      clearTimeout(rest)
      stop()
    }
  }, [pdf, page, sheet, table, zoom, x, y])

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <canvas ref={whole} role="img" aria-label={label} className="absolute inset-0" />
      <canvas ref={detail} aria-hidden="true" hidden className="pointer-events-none absolute" />
      {isBroken && (
        <p role="alert" className="absolute inset-0 grid place-items-center p-6 text-center text-muted">
          This page cannot be shown.
        </p>
      )}
    </>
  )
}

/** A page that takes longer is given up. */
const TIME_LIMIT_MS = 20_000

/** A rectangle of a page in its own units, and how many pixels each of them gets. */
type SheetPart = { left: number; top: number; width: number; height: number; scale: number }

/** The whole page, drawn once: sharp on most screens while it is fitted. */
const WHOLE_SIDE = 1800
/** Phones refuse larger canvases. */
const MAX_CANVAS_PIXELS = 12_000_000

function wholeOf({ width, height }: SheetSize): SheetPart {
  return { left: 0, top: 0, width, height, scale: WHOLE_SIDE / Math.max(width, height) }
}

/** What of the sheet is on the table; undefined where the whole of it is sharp enough. */
function seenPart({ zoom, x, y }: View, table: SheetSize, sheet: SheetSize): SheetPart | undefined {
  const [left, top] = [Math.max(0, -x / zoom), Math.max(0, -y / zoom)]
  const width = Math.min(sheet.width, (table.width - x) / zoom) - left
  const height = Math.min(sheet.height, (table.height - y) / zoom) - top
  const most = Math.sqrt(MAX_CANVAS_PIXELS / Math.max(width * height, 1))
  const scale = Math.min(zoom * window.devicePixelRatio, most)
  const isNeeded = table.width > 0 && width > 0 && height > 0 && scale > wholeOf(sheet).scale
  return isNeeded ? { left, top, width, height, scale } : undefined
}

/** Draws a part of a page and lays it over the sheet once it is done; returns how to stop. */
function drawInto(
  canvas: HTMLCanvasElement | null,
  pdf: PDFDocumentProxy,
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
  pdf: PDFDocumentProxy,
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
  const operationsFilter = withinEffort(() => drawing.cancel())
  const drawing = page.render({ canvas, viewport, operationsFilter })
  const late = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
  late.addEventListener('abort', () => drawing.cancel(), { once: true })
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
