import { useRouteLoaderData, type LoaderFunctionArgs } from '#web/router/router.ts'
import type { Call, Reply } from '#contract/call.ts'
import type { Package } from '#contract/packages.ts'
import type { PackageTab } from '#domain/packages/package-tabs.ts'
import { loading } from '#web/api/load.ts'

export type ShopSettings = Reply<'GET /api/settings/public'>['settings']
export type ShopCategory = Reply<'GET /api/categories'>['categories'][number]

/** As much of a designer package as menus and teasers name; its price is in dollars. */
export type ShopPackage = Pick<Package, 'id' | 'name' | 'tab' | 'price' | 'itemCount'> & { note: string }

/** What every page knows of the shop. */
export type Shop = {
  settings: ShopSettings
  /** In the order of the shop. */
  categories: ShopCategory[]
  /** In the order of the shop; empty where they could not be had. */
  packages: ShopPackage[]
  /** Scheme and host of this site, for addresses that leave it: previews, canonical links. */
  origin: string
  year: number
}

/** Under this name the shop's data lies in the route table. */
export const SHOP_ROUTE = 'shop'

/** Loads what every page knows of the shop, once per visit. */
export const loadShop = loading(async (call, { request }: LoaderFunctionArgs): Promise<Shop> => {
  const [{ settings }, { categories }, packages] = await Promise.all([
    call('GET /api/settings/public'),
    call('GET /api/categories'),
    // A page is whole without them in its menus.
    packagesOf(call).catch(() => []),
  ])
  return {
    settings,
    categories,
    packages,
    origin: new URL(request.url).origin,
    year: new Date().getFullYear(),
  }
})

async function packagesOf(call: Call): Promise<ShopPackage[]> {
  const { packages } = await call('GET /api/packages')
  return packages.map(({ id, name, tab, price, itemCount, summary }) => ({
    id,
    name,
    tab,
    price,
    itemCount,
    note: summary,
  }))
}

/** The shop's public settings, categories and packages, in any page and part. */
export function useShop(): Shop {
  const shop = useRouteLoaderData<typeof loadShop>(SHOP_ROUTE)
  if (!shop) throw new Error('The shop is not loaded here')
  return shop
}

/** The packages of one shelf, in the order of the shop. */
export function useShopPackages(tab: PackageTab): ShopPackage[] {
  return useShop().packages.filter((shown) => shown.tab === tab)
}
