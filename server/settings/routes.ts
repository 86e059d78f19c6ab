import { currentSettings } from './current-settings.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { settingsAdminRoutes } from './admin-routes.ts'
import { publicSettings } from './public-settings.ts'

export function settingsRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/settings/public', async () => ({
    settings: publicSettings(await currentSettings.get(shop)),
  }))

  settingsAdminRoutes(app, shop)
}
