/** The press: makes PDFs on a thread of its own, so that the server answers meanwhile. */
import { parentPort } from 'node:worker_threads'
import type { LetterShop } from '#server/emails/letters/letter.ts'
import type { DocumentOrder } from './document-words.ts'
import { type FaceFiles, loadFaces } from './faces.ts'
import { orderPdf } from './order-pages.ts'
import type { PackingSlip } from './packing-slip.ts'
import type { PrintedBoard } from './printed-board.ts'
import { type PrintedReport, reportPdf } from './report-pages.ts'
import { slipPdf } from './slip-pages.ts'

/** What can be printed. */
export type PressWork =
  | { paper: 'order'; order: DocumentOrder; shop: LetterShop }
  | { paper: 'packing-slip'; slip: PackingSlip; shop: LetterShop }
  | { paper: 'report'; report: PrintedReport }
  | { paper: 'board'; board: PrintedBoard; shop: LetterShop }
export type PressJob = { id: number; work: PressWork }
export type PressReply = { id: number; pdf: Uint8Array } | { id: number; error: string }

const faces = loadFaces()

parentPort?.on('message', ({ id, work }: PressJob) => {
  void print(id, work).then((reply) => parentPort?.postMessage(reply, []))
})

async function print(id: number, work: PressWork): Promise<PressReply> {
  try {
    return { id, pdf: await pdfOf(work, await faces) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function pdfOf(work: PressWork, files: FaceFiles): Promise<Buffer> {
  switch (work.paper) {
    case 'order':
      return orderPdf(work.order, work.shop, files)
    case 'packing-slip':
      return slipPdf(work.slip, work.shop, files)
    case 'report':
      return reportPdf(work.report, files)
    case 'board': {
      // Reading PDFs takes a large library that no other paper needs.
      const { boardPdf } = await import('./board-pages.ts')
      return boardPdf(work.board, work.shop, files)
    }
  }
}
