import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { setPlanScale } from './plan-scale.ts'

/** What is written on a floor plan. */
export function planRoutes(app: App, shop: World): void {
  serve(app, 'PUT /api/design-requests/:id/plan-scale', async ({ user, params, body, address }) => ({
    request: await setPlanScale(shop, { ...user, address }, params.id, body.scale),
  }))
}
