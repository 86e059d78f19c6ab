import { serve, type App } from '#server/serve.ts'
import { within, type World } from '#server/world.ts'
import { idempotentWrite } from '#kit/node/http/idempotency.ts'
import { acceptQuote, declineQuote } from './answer-quote.ts'
import { replyWith } from '../order-reply.ts'
import { askChange } from './ask-change.ts'
import { changeLines } from './change-lines.ts'
import { revisionsOf } from './revisions.ts'
import { sendQuote } from './send-quote.ts'

/** A quote's way from the studio to the customer and back. */
export function quoteRoutes(app: App, shop: World): void {
  serve(app, 'PUT /api/orders/:id/quote', async ({ user, params, body }) =>
    replyWith(shop, user, await sendQuote(shop, user, params.id, body)),
  )

  serve(app, 'PUT /api/orders/:id/lines', ({ user, params, body, submit }) =>
    idempotentWrite(shop.db, submit, async (tx) => {
      const inside = within(shop, tx)
      return replyWith(inside, user, await changeLines(inside, user, params.id, body))
    }),
  )

  serve(app, 'GET /api/orders/:id/revisions', async ({ user, params }) => ({
    revisions: await revisionsOf(shop.db, user, params.id),
  }))

  serve(app, 'PUT /api/orders/:id/quote/accept', async ({ user, params, body }) =>
    replyWith(shop, user, await acceptQuote(shop, user, params.id, body)),
  )

  serve(app, 'PUT /api/orders/:id/quote/ask-change', ({ user, params, body, submit }) =>
    askChange(shop, user, params.id, body.text, submit),
  )

  serve(app, 'PUT /api/orders/:id/quote/decline', async ({ user, params, body }) =>
    replyWith(shop, user, await declineQuote(shop, user, params.id, body)),
  )
}
