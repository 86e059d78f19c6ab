import type { Package, PackageItem } from '#contract/packages.ts'
import { coverOf } from '#domain/products/cover-of.ts'
import { choiceLabels } from '#domain/products/variant-key.ts'
import { imageOf, presentPicture } from '#server/products/present-product.ts'
import type { PackageInShop, PieceInShop } from './package-in-shop.ts'

/** A package as everyone may see it: its own price in every sales mode, and no price of its pieces in any. */
export function presentPackage({ pieces, ...found }: PackageInShop): Package {
  const rooms = [...Map.groupBy(pieces, ({ room }) => room)]
  const [cover] = found.pictures
  return {
    ...found,
    id: found._id,
    image: cover ? imageOf(cover) : '',
    pictures: found.pictures.map(presentPicture),
    items: found.tab === 'pre-designed' ? found.itemCount : pieces.map(presentPiece),
    roomBreakdown: Object.fromEntries(rooms.map(([room, inRoom]) => [room, inRoom.map(presentPiece)])),
  }
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
  }
}
