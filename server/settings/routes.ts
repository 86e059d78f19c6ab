import { currentSettings } from './current-settings.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { publicSettings } from './public-settings.ts'
import { saveSettings } from './save-settings.ts'
import { previewLetter, sendTestLetter, showPreview, standardLetters } from './try-letter.ts'

export function settingsRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/settings/public', async () => ({
    settings: publicSettings(await currentSettings.get(shop), shop.clock()),
  }))

  settingsAdminRoutes(app, shop)
}

/** What the owner sets, and letters tried out before they are. */
function settingsAdminRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/settings', async () => ({
    settings: await currentSettings.get(shop),
    standardLetters,
    canSend: shop.config.smtpUrl !== undefined,
  }))

  serve(app, 'PUT /api/settings', async ({ user, body, address }) => ({
    settings: await saveSettings(shop, { ...user, address }, body),
  }))

  serve(app, 'POST /api/settings/email-preview', async ({ user, body }) => ({
    preview: await previewLetter(shop, user, body),
  }))

  serve(app, 'GET /api/settings/email-preview/:id', ({ params, query }) =>
    showPreview(shop, params.id, query),
  )

  serve(app, 'POST /api/settings/test-email', ({ user, body, address }) =>
    sendTestLetter(shop, { ...user, address }, body),
  )
}
