import type { GuidePrice, Picture, Product } from '#contract/products.ts'
import type { Settings } from '#contract/settings.ts'
import { overallStanding, unitsAtHand } from '#domain/stock/availability.ts'
import { meanRating } from '#domain/reviews/rating.ts'
import { seesPrices, type SalesMode } from '#domain/settings/sales-mode.ts'
import type { SignedIn } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { salesMode } from '#server/settings/sales-mode.ts'
import type { World } from '#server/world.ts'
import type { ProductPicture } from '#server/db/schema/products.ts'
import type { StoredProduct } from './queries.ts'

/** Who looks, how the shop sells at that moment, and whether it shows guide prices while it does not show prices. */
export type Viewer = {
  mode: SalesMode
  showsGuide: boolean
  user: Pick<SignedIn, 'id' | 'role'> | undefined
}

export async function viewerOf(world: World, user: Viewer['user']): Promise<Viewer> {
  return viewerBy(await currentSettings.get(world), user)
}

export function viewerBy(settings: Settings, user: Viewer['user']): Viewer {
  const mode = salesMode(settings)
  return { mode, showsGuide: mode === 'quote' && settings.general.guidePrices, user }
}

/** Whether there is such a product for `user`: before it is live for those who look after it, then put away for admins. */
export function isVisible(
  { state, ownerId }: Pick<StoredProduct, 'state' | 'ownerId'>,
  user: Viewer['user'],
): boolean {
  if (state === 'live' || user?.role === 'admin') return true
  return state === 'draft' && ownerId !== null && ownerId === user?.id
}

/** What stands for a draft with those who kept it while it was sold. */
const UNSHOWN: Partial<StoredProduct> = {
  name: 'A piece that is being changed',
  description: '',
  features: [],
  dimensions: '',
  pictures: [],
  details: {},
  modelUrl: '',
  variantModels: {},
  variants: [],
  variantStock: {},
  variantAvailability: {},
}

/** The product itself, or, where it is a draft and somebody else's, nothing of what it is about to become. */
export function asShown(product: StoredProduct, user: Viewer['user']): StoredProduct {
  return isShown(product, user) ? product : { ...product, ...UNSHOWN }
}

function isShown(product: StoredProduct, user: Viewer['user']): boolean {
  return product.state !== 'draft' || isVisible(product, user)
}

/** Whether `viewer` is shown what a product costs: nobody is of a draft that is somebody else's. */
export function isPricedFor(product: StoredProduct, { mode, user }: Viewer): boolean {
  const isOwn = product.ownerId !== null && product.ownerId === user?.id
  return isShown(product, user) && seesPrices(mode, user?.role, isOwn)
}

/** The guide price that `viewer` reads in place of a price. */
export function guidePriceFor(product: StoredProduct, viewer: Viewer): { guidePrice?: GuidePrice } {
  const isShownGuide = viewer.showsGuide && isShown(product, viewer.user) && !isPricedFor(product, viewer)
  const { guidePrice } = product
  return guidePrice && (isShownGuide || viewer.user?.role === 'admin') ? { guidePrice } : {}
}

/**
 * A product as `viewer` may see it: the only door by which products leave the shop. Every price is `null`
 * for those who may not see prices, and what the shop paid is told to admins alone.
 */
export function presentProduct(stored: StoredProduct, viewer: Viewer): Product {
  const { user } = viewer
  const product = asShown(stored, user)
  const { ownerId: _ownerId, state, ratingSum, ...shown } = product
  const { price, salePrice, costPrice, guidePrice: _guidePrice, variants, ...reported } = shown
  const isPriced = isPricedFor(stored, viewer)
  return {
    ...reported,
    price: isPriced ? price : null,
    salePrice: isPriced ? salePrice : null,
    ...guidePriceFor(stored, viewer),
    isOnSale: isPriced && reported.isOnSale,
    ...(user?.role === 'admin' && { costPrice }),
    ...(state !== 'live' && isVisible(product, user) && { state }),
    images: product.pictures.map(imageOf),
    pictures: product.pictures.map(presentPicture),
    variants: isPriced ? variants : variants.map(withoutDifferences),
    stock: unitsAtHand(product),
    standing: overallStanding(product),
    rating: meanRating(ratingSum, product.ratingCount),
  }
}

/** A picture and its sizes as addresses of this site. */
export function presentPicture({ key, variantKey, kind, ...picture }: ProductPicture): Picture {
  const { width, height, widths, alt } = picture
  return {
    base: `/${key}`,
    width,
    height,
    widths,
    alt,
    ...(variantKey && { variantKey }),
    ...(kind && { kind }),
  }
}

/** No letter, file or preview elsewhere shows a picture wider, in pixels. */
const SHOWN_ELSEWHERE = 1600

/** The address of a picture for where there is no choice of sizes. */
export function imageOf({ key, widths }: Pick<ProductPicture, 'key' | 'widths'>): string {
  return `/${key}-${Math.max(...widths.filter((width) => width <= SHOWN_ELSEWHERE))}.webp`
}

function withoutDifferences({
  name,
  options,
}: StoredProduct['variants'][number]): Product['variants'][number] {
  return { name, options: options.map((option) => ({ ...option, priceDifference: null })) }
}
