import { boardPaper } from '#server/documents/board-paper.ts'
import { paperShop } from '#server/settings/paper-shop.ts'
import type { Shop } from '#server/shop.ts'
import { requireRequest, type Viewer } from '../queries.ts'
import { gatherBoard } from './gather-board.ts'

/** Boards hold many files in memory, so they are made one after the other. */
let last: Promise<unknown> = Promise.resolve()

/**
 * The design of a request as a PDF, as `viewer` may see it.
 *
 * @throws Problem `design_request_not_found`
 */
export async function boardDocument(shop: Shop, viewer: Viewer, id: string): Promise<Buffer> {
  const request = await requireRequest(shop.db, viewer, id)
  const made = last.then(async () => {
    const about = await paperShop(shop)
    const board = await gatherBoard(shop, viewer, request, about.timeZone)
    return boardPaper(board, about, (err) =>
      shop.log.error({ err, request: id }, 'A design board was made without some of its files'),
    )
  })
  last = made.catch(() => undefined)
  return made
}
