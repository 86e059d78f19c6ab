import type { SalesMode } from '#domain/settings/sales-mode.ts'
import { useShop } from './shop.ts'

/** How the shop sells now. */
export function useSalesMode(): SalesMode {
  return useShop().settings.quoteMode ? 'quote' : 'purchase'
}
