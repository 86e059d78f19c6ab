import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { readDashboard } from './read-dashboard.ts'

export function dashboardRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/dashboard', ({ user }) => readDashboard(shop, user))
}
