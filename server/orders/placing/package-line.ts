import { Problem } from '#contract/problems.ts'
import { standingOf } from '#domain/stock/availability.ts'
import { sumCents } from '#kit/core/money.ts'
import type { PackagePiece } from '#server/db/schema/quoted-line.ts'
import type { PackageInShop, PieceInShop } from '#server/packages/package-in-shop.ts'
import { pieceLabels, pieceName } from '#server/packages/present-package.ts'
import { lineImageOf } from '#domain/products/line-image.ts'

/** What an order keeps of one product in one choice, or of one package, as the shop has it now; money in cents. */
export type OrderLine = {
  productId: string | null
  packageId: string | null
  variantKey: string
  quantity: number
  /** Weeks to make it, where it is made to order: then it takes no units. */
  leadWeeks: number | null
  /** One set of a package, piece by piece; `null` for a product. */
  pieces: PackagePiece[] | null
  variants: Record<string, string>
  name: string
  image: string
  listPrice: number
  cost: number | null
}

/**
 * What an order keeps of `quantity` sets of a package: what one set holds now, at the published price.
 *
 * @throws Problem `package_not_found` (unknown or archived)
 */
export function packageLine(found: PackageInShop | undefined, quantity: number): OrderLine {
  if (!found || found.isArchived) throw new Problem('package_not_found')
  const [cover] = found.pictures
  return {
    productId: null,
    packageId: found._id,
    variantKey: '',
    quantity,
    leadWeeks: null,
    pieces: found.pieces.map(storedPiece),
    variants: {},
    name: found.name,
    image: cover ? lineImageOf(cover) : '',
    listPrice: found.price,
    cost: costOf(found.pieces),
  }
}

function storedPiece(piece: PieceInShop): PackagePiece {
  const { room, quantity, productId, variantKey, product } = piece
  const leadWeeks = product ? standingOf(product, variantKey).leadWeeks : null
  const variants = pieceLabels(piece)
  return {
    room,
    name: pieceName(piece),
    quantity,
    productId,
    variantKey,
    variants,
    ...(leadWeeks && { leadWeeks }),
  }
}

/** What one set costs the shop, in cents; unknown as soon as one piece's cost is, as of all outside the catalogue. */
function costOf(pieces: readonly PieceInShop[]): number | null {
  const costs = pieces.flatMap(({ product, quantity }) =>
    typeof product?.costPrice === 'number' ? [product.costPrice * quantity] : [],
  )
  return costs.length === pieces.length ? sumCents(costs) : null
}
