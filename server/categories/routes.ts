import { serve, type App } from '#server/http/serve.ts'
import type { Shop } from '#server/shop.ts'
import { listCategories } from './queries.ts'

export function categoryRoutes(app: App, { db, catalogue }: Shop): void {
  serve(app, 'GET /api/categories', async () => {
    const counts = catalogue.categoryCounts()
    const categories = await listCategories(db)
    return {
      categories: categories.map((category) => ({
        ...category,
        productCount: counts.get(category._id) ?? 0,
      })),
    }
  })
}
