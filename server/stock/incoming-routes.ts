import { storeDay } from '#kit/core/store-day.ts'
import { idempotentWrite } from '#kit/node/http/idempotency.ts'
import { serve, type App } from '#server/serve.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { addIncoming, bookIn, changeIncoming, listIncoming, removeIncoming } from './incoming.ts'
import { addAlert, alertsOf, removeAlert } from './stock-alerts.ts'

/** Deliveries that are awaited, and the people who wait for them. */
export function incomingRoutes(app: App, shop: World): void {
  const { db } = shop

  serve(app, 'GET /api/products/:id/incoming', ({ params }) => listIncoming(db, params.id))

  serve(app, 'POST /api/products/:id/incoming', async ({ user, params, body, submit }) => {
    const form = { ...body, today: await today(shop) }
    return idempotentWrite(db, submit, (tx) => addIncoming(tx, shop, user, params.id, form))
  })

  serve(app, 'PUT /api/products/:id/incoming/:incomingId', async ({ user, params, body }) => {
    const form = { ...body, today: await today(shop) }
    return db.inTransaction((tx) => changeIncoming(tx, shop, user, params, form))
  })

  serve(app, 'DELETE /api/products/:id/incoming/:incomingId', ({ user, params }) =>
    db.inTransaction((tx) => removeIncoming(tx, shop, user, params)),
  )

  serve(app, 'POST /api/products/:id/incoming/:incomingId/book-in', ({ user, params, submit }) =>
    idempotentWrite(db, submit, (tx) => bookIn(tx, shop, user, params)),
  )

  serve(app, 'GET /api/products/:id/tell-me', ({ user, params }) => alertsOf(db, user.id, params.id))

  serve(app, 'POST /api/products/:id/tell-me', ({ user, params, body }) =>
    addAlert(db, user.id, { productId: params.id, ...body }),
  )

  serve(app, 'DELETE /api/products/:id/tell-me', ({ user, params, query }) =>
    removeAlert(db, user.id, { productId: params.id, ...query }),
  )
}

async function today(shop: World): Promise<string> {
  return storeDay(shop.clock(), (await currentSettings.get(shop)).general.timeZone)
}
