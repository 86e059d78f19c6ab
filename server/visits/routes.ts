import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { countVisit } from './count-visit.ts'

/** What the shop's pages tell of being looked at. */
export function visitRoutes(app: App, shop: World): void {
  serve(app, 'POST /api/visits', async ({ user, body }) => {
    // The studio walks through its own shop all day.
    if (user?.role !== 'admin') await countVisit(shop, body)
    return {}
  })
}
