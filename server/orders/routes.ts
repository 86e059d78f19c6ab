import { serve, type App } from '#server/serve.ts'
import { type PutInside, withFilesInside } from '#server/files/file-reply.ts'
import type { World } from '#server/world.ts'
import { adminOrderRoutes } from './studio/routes.ts'
import { cancelOrder } from './cancel-order.ts'
import { listOrdersOf } from './lists/list-orders.ts'
import { listSold } from './lists/sold-pieces.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { answerDocument } from './papers/order-document.ts'
import { orderMessageRoutes } from './messages/routes.ts'
import { replyWith } from './order-reply.ts'
import { paymentRoutes } from './payments/routes.ts'
import { placeOrder } from './placing/place-order.ts'
import { presentSummary } from './present-order.ts'
import { requireOrder } from './queries.ts'
import { quoteRoutes } from './quotes/routes.ts'
import { atRevision } from './quotes/revisions.ts'
import { sendConfirmation } from './send-confirmation.ts'

/** Orders and quote requests: for their owner and for the studio. Someone else's answers as one that does not exist. */
export function orderRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/orders/myorders', async ({ user }) => {
    const orders = await listOrdersOf(shop.db, user.id)
    return { orders: orders.map((order) => presentSummary(order, user)) }
  })

  serve(app, 'GET /api/orders/sold', async ({ user, query }) => {
    const { general } = await currentSettings.get(shop)
    return listSold(shop.db, user.id, query, general.timeZone)
  })

  serve(app, 'POST /api/orders', ({ user, body, submit }) => placeOrder(shop, user, body, submit))

  serve(app, 'GET /api/orders/:id', async ({ user, params, query }) => {
    const order = await requireOrder(shop.db, user, params.id)
    const present = (putInside?: PutInside) => replyWith(shop, user, order, putInside)
    return query.files ? withFilesInside(shop.files, present) : present()
  })

  serve(app, 'GET /api/orders/:id/history', async ({ user, params }) => {
    const { history, historyCount } = await requireOrder(shop.db, user, params.id)
    return { history, historyCount }
  })

  serve(app, 'GET /api/orders/:id/document.pdf', async ({ user, params, query: { revision } }) => {
    const order = await requireOrder(shop.db, user, params.id)
    const shown = revision === undefined ? order : await atRevision(shop.db, order, revision)
    return answerDocument(shop, user, shown)
  })

  serve(app, 'PUT /api/orders/:id/cancel', async ({ user, params, body }) =>
    replyWith(shop, user, await cancelOrder(shop, user, params.id, body.reason)),
  )

  serve(app, 'POST /api/orders/:id/send-confirmation', async ({ user, params }) => {
    const to = await sendConfirmation(shop, user, params.id)
    return { message: `The email is on its way to ${to}` }
  })

  quoteRoutes(app, shop)
  orderMessageRoutes(app, shop)
  paymentRoutes(app, shop)
  adminOrderRoutes(app, shop)
}
