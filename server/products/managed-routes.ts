import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { bulkChange } from './bulk-change.ts'
import { changeProduct } from './change-product.ts'
import { createProduct } from './create-product.ts'
import { listManaged, requireManaged } from './managed-queries.ts'
import { presentManaged } from './present-managed.ts'
import { removeProduct } from './remove-product.ts'

const DELETED = 'Product deleted successfully'

/** What admins do with all products, and sellers with their own. */
export function managedProductRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/products/managed', async ({ user, query }) => {
    const { products, pagination } = await listManaged(shop.db, user, query)
    return { products: products.map((product) => presentManaged(product, user)), pagination }
  })

  serve(app, 'GET /api/products/managed/:id', async ({ user, params }) => ({
    product: presentManaged(await requireManaged(shop.db, user, params.id), user),
  }))

  serve(app, 'POST /api/products', ({ user, body, submit, address }) =>
    createProduct(shop, { ...user, address }, body, submit, (product) => ({
      product: presentManaged(product, user),
    })),
  )

  serve(app, 'PUT /api/products/bulk', async ({ user, body, address }) => ({
    changed: await bulkChange(shop, { ...user, address }, body),
  }))

  serve(app, 'PUT /api/products/:id', async ({ user, params, body, address }) => ({
    product: presentManaged(await changeProduct(shop, { ...user, address }, params.id, body), user),
  }))

  serve(app, 'DELETE /api/products/:id', async ({ user, params, address }) => {
    const { isArchived } = await removeProduct(shop, { ...user, address }, params.id)
    const message = isArchived ? `${DELETED}. It was ordered before, so it is kept in the archive.` : DELETED
    return { message, archived: isArchived }
  })
}
