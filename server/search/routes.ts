import { viewerOf } from '#server/products/present-product.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { suggest } from './suggest.ts'

export function searchRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/search/suggest', async ({ query: { q }, user }) =>
    suggest(shop, q, await viewerOf(shop, user)),
  )
}
