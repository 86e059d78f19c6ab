import { serve, type App } from '#server/serve.ts'
import type { Shop } from '#server/shop.ts'
import { findAnything } from './find-anything.ts'

export function paletteRoutes(app: App, shop: Shop): void {
  serve(app, 'GET /api/palette', ({ query }) => findAnything(shop, query.search))
}
