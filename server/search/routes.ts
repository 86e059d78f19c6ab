import { viewerOf } from '#server/products/present-product.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { exportSearches, readSearches } from './search-report.ts'
import { suggest } from './suggest.ts'

/** What letters may mean, and what people looked for. */
export function searchRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/search/suggest', async ({ query: { q }, user }) =>
    suggest(shop, q, await viewerOf(shop, user)),
  )

  serve(app, 'GET /api/search/report', ({ query }) => readSearches(shop, query))

  serve(app, 'GET /api/search/export', () => exportSearches(shop))
}
