import { Problem } from '#contract/problems.ts'
import { idempotent } from '#kit/node/http/idempotency.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { deleteCategory } from './delete-category.ts'
import { moveCategory } from './move-category.ts'
import { cachedCategories, findCategory, type StoredCategory } from './queries.ts'
import { changeCategory, createCategory } from './write-category.ts'

/** `productCounts`: category → how many listed products stand in it. */
export function categoryRoutes(
  app: App,
  shop: World,
  productCounts: () => ReadonlyMap<string, number>,
): void {
  const { db } = shop

  function present(category: StoredCategory, counts = productCounts()) {
    return { ...category, productCount: counts.get(category._id) ?? 0 }
  }

  serve(app, 'GET /api/categories', async () => {
    const counts = productCounts()
    return { categories: (await cachedCategories.get(shop)).map((category) => present(category, counts)) }
  })

  serve(app, 'POST /api/categories', ({ user, body, submit, address }) =>
    db.inTransaction((tx) =>
      idempotent(tx, submit, async () => ({
        category: present(await createCategory(tx, shop, { ...user, address }, body)),
      })),
    ),
  )

  serve(app, 'PUT /api/categories/:id', async ({ user, params, body, address }) => ({
    category: present(
      await db.inTransaction((tx) => changeCategory(tx, shop, { ...user, address }, params.id, body)),
    ),
  }))

  serve(app, 'PUT /api/categories/:id/place', async ({ user, params: { id }, body, address }) => {
    await db.inTransaction((tx) => moveCategory(tx, shop, { ...user, address }, id, body.move))
    const moved = await findCategory(db, id)
    if (!moved) throw new Problem('category_not_found')
    return { category: present(moved) }
  })

  serve(app, 'DELETE /api/categories/:id', async ({ user, params, address }) => {
    await db.inTransaction((tx) => deleteCategory(tx, shop, { ...user, address }, params.id))
    return { message: 'Category deleted successfully' }
  })
}
