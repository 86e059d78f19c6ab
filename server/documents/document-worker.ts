/** The press: makes PDFs on a thread of its own, so that the server answers meanwhile. */

import { parentPort, workerData } from 'node:worker_threads'
import type { LetterShop } from '#server/outbox/letter.ts'
import { boardPdf } from './board-pages.ts'
import type { PrintedBoard } from './printed-board.ts'
import { type FaceFiles, loadFaces } from './faces.ts'
import type { PrintedBooklet } from './printed-booklet.ts'
import { beginPaper, processorMs, TakesLong } from './processor-time.ts'
import { type PrintedReport, reportPdf } from './report-pages.ts'
import type { Sheet } from './sheet.ts'
import { sheetPdf } from './sheet-pages.ts'
import { type PackingSlip, slipPdf } from './slip-pages.ts'

/** What can be printed. */
export type PressWork =
  | { paper: 'sheet'; sheet: Sheet; shop: LetterShop }
  | { paper: 'packing-slip'; slip: PackingSlip; shop: LetterShop }
  | { paper: 'report'; report: PrintedReport }
  | { paper: 'board'; printed: PrintedBoard; shop: LetterShop }
  | { paper: 'booklet'; booklet: PrintedBooklet; shop: LetterShop }

/** What became of it, and the processor time that it took, in milliseconds. */
export type PressReply = ({ pdf: Uint8Array } | { takesLong: true } | { error: string }) & { ms: number }

const faces = loadFaces()

parentPort?.on('message', (work: PressWork) => {
  void print(work).then((reply) => parentPort?.postMessage(reply, []))
})

async function print(work: PressWork): Promise<PressReply> {
  const files = await faces
  const begunAt = processorMs()
  const took = () => ({ ms: processorMs() - begunAt })
  try {
    return { pdf: await pdfOf(work, files), ...took() }
  } catch (error) {
    if (error instanceof TakesLong) return { takesLong: true, ...took() }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error), ...took() }
  }
}

async function pdfOf(work: PressWork, files: FaceFiles): Promise<Buffer> {
  switch (work.paper) {
    case 'sheet':
      return sheetPdf(work.sheet, work.shop, files)
    case 'packing-slip':
      return slipPdf(work.slip, work.shop, files)
    case 'report':
      return reportPdf(work.report, files)
    case 'board':
      return boardPdf(work.printed, work.shop, files)
    case 'booklet': {
      // Reading PDFs takes a large library that no other paper needs.
      const { bookletPdf } = await import('./booklet-pages.ts')
      beginPaper(workerData === 'short')
      return bookletPdf(work.booklet, work.shop, files)
    }
  }
}
