/** The press: makes PDFs on a thread of its own, so that the server answers meanwhile. */
import { parentPort } from 'node:worker_threads'
import type { LetterShop } from '#server/emails/letters/letter.ts'
import type { DocumentOrder } from './document-words.ts'
import { loadFaces } from './faces.ts'
import { orderPdf } from './order-pages.ts'

export type PressJob = { id: number; order: DocumentOrder; shop: LetterShop }
export type PressReply = { id: number; pdf: Uint8Array } | { id: number; error: string }

const faces = loadFaces()

parentPort?.on('message', ({ id, order, shop }: PressJob) => {
  void print(id, order, shop).then((reply) => parentPort?.postMessage(reply, []))
})

async function print(id: number, order: DocumentOrder, shop: LetterShop): Promise<PressReply> {
  try {
    return { id, pdf: await orderPdf(order, shop, await faces) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
