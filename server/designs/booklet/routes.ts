import { privateFileHeaders } from '#kit/node/http/security-headers.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { bookletPaper, type Gathering } from '#server/documents/booklet-paper.ts'
import { paperShop } from '#server/settings/paper-shop.ts'
import { requireRequest, type StoredRequest, type Viewer } from '../queries.ts'
import { BookletFiles } from './booklet-files.ts'
import { gatherBooklet } from './gather-booklet.ts'

/** What a plan may take, by its size: those of a few bytes go first. */
const MS_PER_BYTE = 1 / 10_000

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
function bookletDocument(world: World, viewer: Viewer, request: StoredRequest): Promise<Buffer> {
  const gather = async (gathering: Gathering) => {
    const shop = await paperShop(world)
    return {
      booklet: await gatherBooklet(world, viewer, request, shop.timeZone, new BookletFiles(world, gathering)),
      shop,
    }
  }
  const onFailure = (err: unknown) =>
    world.log.error({ err, request: request._id }, 'A design booklet was made without some of its files')
  return bookletPaper(viewer.id, gather, onFailure, request.plan.size * MS_PER_BYTE)
}
