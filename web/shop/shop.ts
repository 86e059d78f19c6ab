import { type LoaderFunctionArgs, useRouteLoaderData } from '#kit/browser/router/router.ts'
import { atom } from '#kit/browser/store/atom.ts'
import type { Call, Reply } from '#contract/call.ts'
import type { Package } from '#contract/packages.ts'
import type { PackageTab } from '#domain/packages/package-tabs.ts'
import { formatShortDollars } from '#kit/browser/ui/format-dollars.ts'
import { loading } from '#web/api.ts'
import type { SalesMode } from '#domain/settings/sales-mode.ts'

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
  /** The owner's own pages in the footer; empty where they could not be had. */
  pages: Reply<'GET /api/content/footer'>['pages']
  /** Scheme and host of this site, for addresses that leave it: previews, canonical links. */
  origin: string
  year: number
}

/** Under this name the shop's data lies in the route table. */
export const SHOP_ROUTE = 'shop'

/** The first page after this long loads the shop again: its owner may have changed it. */
const FRESH_FOR_MS = 60_000
const EXPIRED = Number.NEGATIVE_INFINITY

/** When it was last loaded, by the page's own clock, and the shop as it is shown: the server, which draws for all, stores none. */
const loaded = atom<{ at: number; shop: Shop | undefined }>({ at: 0, shop: undefined })

/** Whether the next page loads the shop again. */
export function isShopOld({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const { at } = loaded.get()
  if (at === EXPIRED) return true
  return currentUrl.pathname !== nextUrl.pathname && performance.now() - at > FRESH_FOR_MS
}

/** Has the shop loaded again with the next step, also to the same page. */
export function forgetShop(): void {
  loaded.set({ ...loaded.get(), at: EXPIRED })
}

/** Keeps the shop as it is shown, for when it cannot be loaded again. */
export function rememberShop(shop: Shop | undefined): void {
  loaded.set({ ...loaded.get(), shop })
}

/** Loads the shop; in a browser that shows one already, no failure takes a page away. */
export async function loadShop(route: LoaderFunctionArgs): Promise<Shop> {
  loaded.set({ ...loaded.get(), at: performance.now() })
  try {
    return await fetchShop(route)
  } catch (error) {
    const { shop } = loaded.get()
    if (shop) return shop
    throw error
  }
}

const fetchShop = loading(async (call, { request }: LoaderFunctionArgs): Promise<Shop> => {
  const [{ settings }, { categories }, packages, pages] = await Promise.all([
    call('GET /api/settings/public'),
    call('GET /api/categories'),
    // A page is whole without them in its menus.
    packagesOf(call).catch(() => []),
    call('GET /api/content/footer').then(
      (reply) => reply.pages,
      () => [],
    ),
  ])
  return {
    settings,
    categories,
    packages,
    pages,
    origin: new URL(request.url).origin,
    year: new Date().getFullYear(),
  }
})

async function packagesOf(call: Call): Promise<ShopPackage[]> {
  const { packages } = await call('GET /api/packages/teasers')
  return packages.map(({ summary, ...named }) => ({ ...named, note: summary }))
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

/** What a custom design costs now, in words: "$500". */
export function useDesignFee(): string {
  return formatShortDollars(useShop().settings.designFee)
}

/** What the shop promises now, in words: "24-48 hours". */
export function usePromises(): ShopSettings['promises'] {
  return useShop().settings.promises
}

/** How the shop sells now. */
export function useSalesMode(): SalesMode {
  return useShop().settings.quoteMode ? 'quote' : 'purchase'
}
