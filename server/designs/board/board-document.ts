import { boardPaper } from '#server/documents/board-paper.ts'
import { paperShop } from '#server/settings/paper-shop.ts'
import type { World } from '#server/world.ts'
import { boundedQueue } from '#kit/node/jobs/bounded-queue.ts'
import { requireRequest, type Viewer } from '../queries.ts'
import { gatherBoard } from './gather-board.ts'

/** Boards hold many files in memory. A person has one under way at most, so two leave room for somebody else's. */
const queue = boundedQueue(2, 50)

/**
 * The design of a request as a PDF, as `viewer` may see it.
 *
 * @throws Problem `design_request_not_found`
 */
export async function boardDocument(shop: World, viewer: Viewer, id: string): Promise<Buffer> {
  const request = await requireRequest(shop.db, viewer, id)
  return queue(async () => {
    const about = await paperShop(shop)
    const board = await gatherBoard(shop, viewer, request, about.timeZone)
    return boardPaper(board, about, (err) =>
      shop.log.error({ err, request: id }, 'A design board was made without some of its files'),
    )
  })
}
