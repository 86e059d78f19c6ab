import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { ownData } from './own-data.ts'

export function ownDataRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/users/profile/data.json', ({ user }) => ownData(shop, user))
}
