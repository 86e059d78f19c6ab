import { privateFileHeaders } from '#kit/node/http/security-headers.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { bookletPaper } from '#server/documents/booklet-paper.ts'
import { type BookletLane, laneOf } from '#server/documents/printed-booklet.ts'
import { paperShop } from '#server/settings/paper-shop.ts'
import { fairQueue, type FairQueue } from '#kit/node/jobs/fair-queue.ts'
import { requireRequest, type StoredRequest, type Viewer } from '../queries.ts'
import { gatherBooklet } from './gather-booklet.ts'

/** Booklets hold many files in memory. A person has one under way at most; those of whoever asks for dear ones wait. */
const lanes: Record<BookletLane, FairQueue> = {
  booklets: fairQueue(2, 50),
  drawings: fairQueue(2, 50),
  'large drawings': fairQueue(1, 50),
}

/** A design to keep, as one PDF: `design-D-218.pdf`. */
export function bookletRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/design-requests/:id/board.pdf', async ({ user, params }) => {
    const request = await requireRequest(shop.db, user, params.id)
    const pdf = await bookletDocument(shop, user, request)
    const name = `design-${request.number}.pdf`
    return { stream: pdf, headers: privateFileHeaders(name, 'application/pdf', pdf.length) }
  })
}

/** The design of a request as a PDF, as `viewer` may see it. */
function bookletDocument(shop: World, viewer: Viewer, request: StoredRequest): Promise<Buffer> {
  const { plan, planDrawing } = request
  const isDrawing = plan.contentType === 'application/octet-stream'
  const inTurn = lanes[laneOf(isDrawing ? (planDrawing ?? plan).size : 0)]
  return inTurn(viewer.id, async () => {
    const about = await paperShop(shop)
    const booklet = await gatherBooklet(shop, viewer, request, about.timeZone)
    return bookletPaper(booklet, about, (err) =>
      shop.log.error({ err, request: request._id }, 'A design booklet was made without some of its files'),
    )
  })
}
