import { requestReference } from '#domain/orders/reference.ts'
import { privateFileHeaders } from '#kit/node/http/security-headers.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { boardPaper } from '#server/documents/board-paper.ts'
import { paperShop } from '#server/settings/paper-shop.ts'
import { boundedQueue } from '#kit/node/jobs/bounded-queue.ts'
import { requireRequest, type Viewer } from '../queries.ts'
import { gatherBoard } from './gather-board.ts'

/** Boards hold many files in memory. A person has one under way at most, so two leave room for somebody else's. */
const queue = boundedQueue(2, 50)

/** A design to keep, as one PDF: `design-DR-1a2b3c4d.pdf`. */
export function boardRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/design-requests/:id/board.pdf', async ({ user, params }) => {
    const pdf = await boardDocument(shop, user, params.id)
    const name = `design-${requestReference(params.id)}.pdf`
    return { stream: pdf, headers: privateFileHeaders(name, 'application/pdf', pdf.length) }
  })
}

/**
 * The design of a request as a PDF, as `viewer` may see it.
 *
 * @throws Problem `design_request_not_found`
 */
async function boardDocument(shop: World, viewer: Viewer, id: string): Promise<Buffer> {
  const request = await requireRequest(shop.db, viewer, id)
  return queue(async () => {
    const about = await paperShop(shop)
    const board = await gatherBoard(shop, viewer, request, about.timeZone)
    return boardPaper(board, about, (err) =>
      shop.log.error({ err, request: id }, 'A design board was made without some of its files'),
    )
  })
}
