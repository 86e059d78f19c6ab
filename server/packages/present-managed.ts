import type { ManagedPackage } from '#contract/packages-admin.ts'
import { coverOf } from '#domain/products/cover-of.ts'
import { isVariantKey } from '#domain/products/variant-key.ts'
import { presentPicture } from '#server/products/present-product.ts'
import type { PackageInShop, PieceInShop } from './package-in-shop.ts'
import { pieceName, presentPackage } from './present-package.ts'

/** A package as the studio sees it: each piece with what can be chosen about it, and no price but its own. */
export function presentManagedPackage(found: PackageInShop): ManagedPackage {
  const { items: _items, roomBreakdown: _rooms, ...reported } = presentPackage(found)
  const rooms = [...Map.groupBy(found.pieces, ({ room }) => room)]
  return {
    ...reported,
    isArchived: found.isArchived,
    updatedAt: found.updatedAt,
    scarcest: found.scarcest,
    rooms: rooms.map(([name, pieces]) => ({ name, items: pieces.map(presentPiece) })),
  }
}

function presentPiece(piece: PieceInShop): ManagedPackage['rooms'][number]['items'][number] {
  const { product, productId, variantKey, choice, quantity } = piece
  const cover = coverOf(product?.pictures ?? [], variantKey)
  const isMade = product !== undefined && isVariantKey(product.variants, variantKey)
  return {
    product: productId,
    name: pieceName(piece),
    quantity,
    variants: choice,
    choices: (product?.variants ?? []).map(({ name, options }) => ({ name, options })),
    picture: cover ? presentPicture(cover) : null,
    stock: product ? (product.variantStock[variantKey] ?? 0) : null,
    isGone: product !== undefined && (product.isArchived || !isMade),
  }
}
