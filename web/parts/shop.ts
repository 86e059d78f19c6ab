import { useRouteLoaderData, type LoaderFunctionArgs } from '#web/router/router.ts'
import type { Reply } from '#contract/call.ts'
import { loading } from '#web/api/load.ts'

export type ShopSettings = Reply<'GET /api/settings/public'>['settings']
export type ShopCategory = Reply<'GET /api/categories'>['categories'][number]

/** What every page knows of the shop. */
export type Shop = {
  settings: ShopSettings
  /** In the order of the shop. */
  categories: ShopCategory[]
  /** Scheme and host of this site, for addresses that leave it: previews, canonical links. */
  origin: string
  year: number
}

/** Under this name the shop's data lies in the route table. */
export const SHOP_ROUTE = 'shop'

/** Loads what every page knows of the shop, once per visit. */
export const loadShop = loading(async (call, { request }: LoaderFunctionArgs): Promise<Shop> => {
  const [{ settings }, { categories }] = await Promise.all([
    call('GET /api/settings/public'),
    call('GET /api/categories'),
  ])
  return { settings, categories, origin: new URL(request.url).origin, year: new Date().getFullYear() }
})

/** The shop's public settings and categories, in any page and part. */
export function useShop(): Shop {
  const shop = useRouteLoaderData<typeof loadShop>(SHOP_ROUTE)
  if (!shop) throw new Error('The shop is not loaded here')
  return shop
}
