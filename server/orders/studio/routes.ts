import { idempotentWrite } from '#kit/node/http/idempotency.ts'
import { api } from '#contract/api.ts'
import { refuseForeign } from '#server/refuse-foreign.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { archiveOrder } from './archive-order.ts'
import { changeShipping } from './change-shipping.ts'
import { changeStatus } from './change-status.ts'
import { enterOrder } from './enter-order.ts'
import { exportOrders } from '../lists/export-orders.ts'
import { listOrders } from '../lists/list-orders.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { answerPackingSlip } from '../papers/order-document.ts'
import { addNote, deleteNote, notesOf } from './order-notes.ts'
import { replyWith } from '../order-reply.ts'
import { presentSummary } from '../present-order.ts'
import { requireOrder } from '../queries.ts'

/** What the studio does with orders. */
export function adminOrderRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/orders', async ({ user, query }) => {
    const { timeZone } = (await currentSettings.get(shop)).general
    const { orders, pagination } = await listOrders(shop, query, { now: shop.clock(), timeZone })
    return { orders: orders.map((order) => presentSummary(order, user)), pagination }
  })

  serve(app, 'GET /api/orders.csv', ({ query }) => exportOrders(shop, query))

  serve(app, 'POST /api/orders/admin', ({ user, body, submit }) => enterOrder(shop, user, body, submit))

  serve(app, 'PUT /api/orders/:id/status', async ({ user, params, body }) => {
    await refuseForeign(api['PUT /api/orders/:id/status'], body, async () =>
      replyWith(shop, user, await requireOrder(shop.db, user, params.id)),
    )
    return replyWith(shop, user, await changeStatus(shop, user, params.id, body))
  })

  serve(app, 'GET /api/orders/:id/notes', async ({ user, params }) => ({
    notes: await notesOf(shop.db, user, params.id),
  }))

  serve(app, 'POST /api/orders/:id/notes', ({ user, params, body, submit }) =>
    idempotentWrite(shop.db, submit, async (tx) => ({
      note: await addNote(tx, shop, user, params.id, body.text),
    })),
  )

  serve(app, 'DELETE /api/orders/:id/notes/:noteId', async ({ user, params }) => {
    await deleteNote(shop, user, params.id, params.noteId)
    return { message: 'Note deleted' }
  })

  serve(app, 'GET /api/orders/:id/packing-slip.pdf', async ({ user, params }) =>
    answerPackingSlip(shop, await requireOrder(shop.db, user, params.id)),
  )

  serve(app, 'PUT /api/orders/:id', async ({ user, params, body }) => {
    await refuseForeign(api['PUT /api/orders/:id'], body, async () =>
      replyWith(shop, user, await requireOrder(shop.db, user, params.id)),
    )
    return replyWith(shop, user, await changeShipping(shop, user, params.id, body))
  })

  serve(app, 'DELETE /api/orders/:id', async ({ user, params }) => {
    await archiveOrder(shop, user, params.id)
    return { message: 'Order archived' }
  })
}
