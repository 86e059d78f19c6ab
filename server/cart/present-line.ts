import type { Cart } from '#contract/cart.ts'
import { standingOf } from '#domain/stock/availability.ts'
import { coverOf } from '#domain/products/cover-of.ts'
import { choiceLabels } from '#domain/products/variant-key.ts'
import type { ProductPicture } from '#server/db/schema/products.ts'
import { lineImageOf } from '#domain/products/line-image.ts'
import {
  asShown,
  guidePriceFor,
  isPricedFor,
  presentPicture,
  type Viewer,
} from '#server/products/present-product.ts'
import type { LineInShop, PackageLine, ProductLine } from './lines-in-shop.ts'

type CartItem = Cart['items'][number]

/** A package is found on its own page, under no category. */
const NO_CATEGORY = ''

/** A line of a cart as `viewer` may see it. */
export function presentLine(line: LineInShop, viewer: Viewer): CartItem {
  const { id: _id, quantity, stock, choice: variants } = line
  const standing = { _id, quantity, stock, variants }
  return 'product' in line
    ? { ...standing, ...presentProductLine(line, viewer) }
    : { ...standing, ...presentPackageLine(line) }
}

type OwnPart = Omit<CartItem, '_id' | 'quantity' | 'stock' | 'variants'>

function presentProductLine(
  { product: stored, isGone, variantKey, choice, unitPrice }: ProductLine,
  viewer: Viewer,
): OwnPart {
  const product = asShown(stored, viewer.user)
  return {
    product: {
      ...presentCover(product, variantKey),
      category: product.category,
      isGone,
    },
    packageId: null,
    leadWeeks: standingOf(product, variantKey).leadWeeks,
    pieces: 1,
    labels: choiceLabels(product.variants, choice),
    price: isPricedFor(stored, viewer) ? (unitPrice ?? null) : null,
    ...guidePriceFor(stored, viewer),
  }
}

/** The price of a package is published in every sales mode. */
function presentPackageLine({ package: found, isGone }: PackageLine): OwnPart {
  return {
    product: { ...presentCover(found), category: NO_CATEGORY, isGone },
    packageId: found._id,
    leadWeeks: null,
    pieces: found.itemCount,
    labels: {},
    price: found.price,
  }
}

type Pictured = { _id: string; name: string; pictures: ProductPicture[] }

function presentCover({ _id, name, pictures }: Pictured, key?: string) {
  const cover = coverOf(pictures, key)
  return {
    _id,
    name,
    image: cover ? lineImageOf(cover) : '',
    picture: cover ? presentPicture(cover) : null,
  }
}
