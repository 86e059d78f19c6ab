import { idempotent } from '#kit/node/http/idempotency.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { changeStock } from './change-stock.ts'
import { exportInventory } from './export-inventory.ts'
import { presentInventory } from './present-inventory.ts'
import { listInventory } from './queries.ts'
import { readStockHistory } from './stock-history.ts'

/** What is at hand of the products that one looks after, and how it came and went. */
export function inventoryRoutes(app: App, shop: World): void {
  const { db } = shop

  serve(app, 'GET /api/inventory', async ({ user, query }) => {
    const { products, pagination } = await listInventory(db, user, query)
    return { products: products.map(presentInventory), pagination }
  })

  serve(app, 'GET /api/inventory/export', ({ user, query }) => exportInventory(shop, user, query))

  serve(app, 'PATCH /api/products/:id/stock', ({ user, params, body, submit, address }) =>
    db.inTransaction((tx) =>
      idempotent(tx, submit, async () => ({
        product: presentInventory(await changeStock(tx, shop, { ...user, address }, params.id, body)),
      })),
    ),
  )

  serve(app, 'GET /api/products/:id/stock-history', ({ user, params, query }) =>
    readStockHistory(db, user, params.id, query),
  )
}
