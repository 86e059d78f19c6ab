import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { useShop, type ShopSettings } from '#web/shop/shop.ts'

/** The settings as they are now: what is agreed to here must not rest on what the visit began with. */
export function useCheckoutSettings(): ShopSettings {
  const { settings } = useShop()
  const { data } = useQuery(ask('GET /api/settings/public'))
  return data?.settings ?? settings
}
