import { serve, type App } from '#server/http/serve.ts'
import type { Shop } from '#server/shop.ts'
import { publicSettings } from './public-settings.ts'

export function settingsRoutes(app: App, { settings }: Shop): void {
  serve(app, 'GET /api/settings/public', async () => ({ settings: publicSettings(await settings.get()) }))
}
