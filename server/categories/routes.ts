import { Problem } from '#contract/problems.ts'
import { idempotentWrite } from '#kit/node/http/idempotency.ts'
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
    const { synonyms, parent, ...facts } = category
    const words = { ...(synonyms && { synonyms }), ...(parent && { parent }) }
    return { ...facts, ...words, productCount: counts.get(category._id) ?? 0 }
  }

  serve(app, 'GET /api/categories', async () => {
    const counts = productCounts()
    return { categories: (await cachedCategories.get(shop)).map((category) => present(category, counts)) }
  })

  serve(app, 'POST /api/categories', ({ user, body, submit }) =>
    idempotentWrite(db, submit, async (tx) => ({
      category: present(await createCategory(tx, shop, user, body)),
    })),
  )

  serve(app, 'PUT /api/categories/:id', async ({ user, params, body }) => ({
    category: present(await db.inTransaction((tx) => changeCategory(tx, shop, user, params.id, body))),
  }))

  serve(app, 'PUT /api/categories/:id/place', async ({ user, params: { id }, body }) => {
    await db.inTransaction((tx) => moveCategory(tx, shop, user, id, body.move))
    const moved = await findCategory(db, id)
    if (!moved) throw new Problem('category_not_found')
    return { category: present(moved) }
  })

  serve(app, 'DELETE /api/categories/:id', async ({ user, params }) => {
    await db.inTransaction((tx) => deleteCategory(tx, shop, user, params.id))
    return { message: 'Category deleted successfully' }
  })
}
