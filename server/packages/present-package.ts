import type { Package, PackageItem, PackagePicture } from '#contract/packages.ts'
import { coverOf } from '#domain/products/cover-of.ts'
import type { SalesMode } from '#domain/settings/sales-mode.ts'
import { choiceLabels } from '#domain/products/variant-key.ts'
import { currentPrice, variantPrice } from '#domain/products/variant-price.ts'
import { sumCents } from '#kit/core/money.ts'
import type { ProductPicture } from '#server/db/schema/products.ts'
import { imageOf, presentPicture } from '#server/products/present-product.ts'
import type { PackageInShop, PieceInShop } from './package-in-shop.ts'

/** A package as everyone may see it: its own price in every sales mode, and the price of no single piece in any. */
export function presentPackage({ pieces, ...found }: PackageInShop, mode: SalesMode): Package {
  const rooms = [...Map.groupBy(pieces, ({ room }) => room)]
  const [cover] = found.pictures
  return {
    ...found,
    id: found._id,
    piecesPrice: mode === 'purchase' ? piecesPrice(pieces) : null,
    image: cover ? imageOf(cover) : '',
    pictures: found.pictures.map((picture) => presentRoom(picture, pieces)),
    items: found.tab === 'pre-designed' ? found.itemCount : pieces.map(presentPiece),
    roomBreakdown: Object.fromEntries(rooms.map(([room, inRoom]) => [room, inRoom.map(presentPiece)])),
  }
}

/** A picture with the pieces of the package that are seen in it, as far as they have a page. */
function presentRoom(picture: ProductPicture, pieces: readonly PieceInShop[]): PackagePicture {
  const spots = (picture.spots ?? []).flatMap(({ productId, x, y }) => {
    const piece = pieces.find((one) => one.productId === productId && one.product?.state === 'live')
    if (!piece) return []
    const { variantKey } = piece
    return [{ product: productId, name: pieceName(piece), ...(variantKey && { finish: variantKey }), x, y }]
  })
  return { ...presentPicture(picture), ...(spots.length > 0 && { spots }) }
}

/** What a piece is called: as in the catalogue, or by its own name outside it. */
export function pieceName({ name, product }: PieceInShop): string {
  return product?.name ?? name
}

/** The finish of a piece in words: variant name → name of the chosen option. */
export function pieceLabels({ product, choice }: PieceInShop): Record<string, string> {
  return product ? choiceLabels(product.variants, choice) : {}
}

/** What was taken out of the catalogue has no page any more, so it is shown as a thing outside it. */
function presentPiece(piece: PieceInShop): PackageItem {
  const { product, variantKey, quantity } = piece
  const cover = coverOf(product?.pictures ?? [], variantKey)
  return {
    name: pieceName(piece),
    quantity,
    product: product && product.state === 'live' ? product._id : null,
    variants: pieceLabels(piece),
    picture: cover ? presentPicture(cover) : null,
    dimensions: product?.dimensions ?? '',
  }
}

/** What the pieces of the catalogue come to one by one, in cents; null where one of them is not sold so. */
function piecesPrice(pieces: readonly PieceInShop[]): number | null {
  const prices = pieces.filter(({ productId }) => productId !== null).map(priceOf)
  return prices.length === 0 || prices.includes(null) ? null : sumCents(prices.map((cents) => cents ?? 0))
}

function priceOf({ product, choice, quantity }: PieceInShop): number | null {
  if (product?.state !== 'live') return null
  const price = variantPrice(currentPrice(product), product.variants, choice)
  return price === undefined ? null : price * quantity
}
