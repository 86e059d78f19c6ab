import type { Settings } from '#contract/settings.ts'
import type { SalesMode } from '#domain/settings/sales-mode.ts'

/** How the shop sells now. */
export function salesMode({ general }: Pick<Settings, 'general'>): SalesMode {
  return general.quoteMode ? 'quote' : 'purchase'
}
