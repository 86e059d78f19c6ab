import { serve, type App } from '#server/serve.ts'
import type { Shop } from '#server/shop.ts'
import { settingsAdminRoutes } from './admin-routes.ts'
import { publicSettings } from './public-settings.ts'

export function settingsRoutes(app: App, shop: Shop): void {
  serve(app, 'GET /api/settings/public', async () => ({
    settings: publicSettings(await shop.settings.get()),
  }))

  settingsAdminRoutes(app, shop)
}
