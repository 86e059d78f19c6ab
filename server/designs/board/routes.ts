import { requestReference } from '#domain/orders/reference.ts'
import { privateFileHeaders } from '#kit/node/http/security-headers.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { boardDocument } from './board-document.ts'

/** A design to keep, as one PDF: `design-DR-1a2b3c4d.pdf`. */
export function boardRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/design-requests/:id/board.pdf', async ({ user, params }) => {
    const pdf = await boardDocument(shop, user, params.id)
    const name = `design-${requestReference(params.id)}.pdf`
    return { stream: pdf, headers: privateFileHeaders(name, 'application/pdf', pdf.length) }
  })
}
