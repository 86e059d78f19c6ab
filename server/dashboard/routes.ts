import { serve, type App } from '#server/serve.ts'
import type { Shop } from '#server/shop.ts'
import { readDashboard } from './read-dashboard.ts'

export function dashboardRoutes(app: App, shop: Shop): void {
  serve(app, 'GET /api/dashboard', ({ user }) => readDashboard(shop, user))
}
