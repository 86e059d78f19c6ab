import { useEffect, useRef, useState } from 'react'
import type { OpenPdf } from './open-pdf.ts'
import { drawInto, seenPart, wholeOf } from './pdf-part.ts'
import type { ViewControls } from './use-view.ts'

type PdfSheetProps = { pdf: OpenPdf; page: number; label: string; controls: ViewControls }

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
