import type { LetterTemplateName } from '#domain/emails/letter-templates.ts'
import { currentSettings } from './current-settings.ts'
import { api } from '#contract/api.ts'
import { refuseForeign } from '#server/refuse-foreign.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { publicSettings } from './public-settings.ts'
import { saveSettings } from './save-settings.ts'

type StandardLetters = Record<LetterTemplateName, string>

/** `standardLetters` are our own words of each letter, for which the owner's may stand. */
export function settingsRoutes(app: App, shop: World, standardLetters: StandardLetters): void {
  serve(app, 'GET /api/settings/public', async () => ({
    settings: publicSettings(await currentSettings.get(shop), shop.clock()),
  }))

  serve(app, 'GET /api/settings', async () => ({
    settings: await currentSettings.get(shop),
    standardLetters,
    canSend: shop.config.smtpUrl !== undefined,
  }))

  serve(app, 'PUT /api/settings', async ({ user, body }) => {
    await refuseForeign(api['PUT /api/settings'], body, async () => ({
      settings: await currentSettings.get(shop),
    }))
    return { settings: await saveSettings(shop, user, body) }
  })
}
