import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist'
import { createRoot } from 'react-dom/client'
import type { Board } from '#domain/boards/board.ts'
import { BoardFigure } from '#web/boards/board-figure.tsx'
import type { BoardProducts } from '#web/boards/board-products.ts'
import '#web/styles.css'
import { pictureOf } from './draw-home.mjs'

/** What a home is drawn of: its board, and of each product on it category, size and finishes. */
export type DrawnHome = {
  board: Board
  products: [id: string, { category: string; size: { w: number; d: number; h: number }; variants: unknown }][]
}
type Crop = { x: number; y: number; width: number }

/** So wide the letters are meant to be. */
const LETTERS_PX = 720
/** Until React has drawn, and asked for its letters. */
const DRAWN_MS = 1_500
const WORKER = '/node_modules/pdfjs-dist/build/pdf.worker.mjs'

/** Puts the plan of a part of a home into the page, three to two. */
function showPlan({ board, products }: DrawnHome, { x, y, width }: Crop): Promise<void> {
  const all = new Map(products)
  createRoot(document.body).render(
    <div id="plan" className="h-[720px] w-[1080px] bg-sand">
      <BoardFigure
        board={board}
        products={all as unknown as BoardProducts}
        shapes={all}
        unit="in"
        mmPerPixel={width / LETTERS_PX}
        className="size-full"
      />
    </div>,
  )
  return new Promise((shown) => {
    setTimeout(() => {
      document.querySelector('svg')?.setAttribute('viewBox', `${x} ${y} ${width} ${(width * 2) / 3}`)
      void document.fonts.ready.then(() => shown())
    }, DRAWN_MS)
  })
}

/** Draws one sheet of a PDF. */
async function sheetOf(
  pdf: string,
  number: number,
  { width, height }: { width: number; height: number },
): Promise<string> {
  GlobalWorkerOptions.workerSrc = WORKER
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.codePointAt(0) ?? 0)
  const opened = await getDocument({ data: bytes }).promise
  const page = await opened.getPage(number < 0 ? opened.numPages + 1 + number : number)
  const whole = page.getViewport({ scale: 1 })
  const scale = Math.min(width / whole.width, height / whole.height)
  const viewport = page.getViewport({ scale, offsetX: (width - whole.width * scale) / 2 })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  await page.render({ canvas, viewport }).promise
  return canvas.toDataURL('image/png')
}

const drawing = { pictureOf, showPlan, sheetOf }
export type Drawing = typeof drawing
Object.assign(window, { drawing })
