import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { findAnything } from './find-anything.ts'

export function paletteRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/palette', ({ query }) => findAnything(shop, query.search))
}
