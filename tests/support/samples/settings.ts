import { z } from 'zod'
import type { SettingsTyped } from '#contract/settings-form.ts'
import { Settings } from '#contract/settings.ts'

/** The settings of a new shop as the page reads them: amounts in dollars. */
export function sampleSettings(): SettingsTyped {
  const first = Settings.parse({ general: {}, shipping: {}, payment: {}, email: {}, seo: {} })
  return z.encode(Settings, first) as SettingsTyped
}
