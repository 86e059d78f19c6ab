import type { Ask } from '#contract/call.ts'
import { MAX_QUANTITY } from '#domain/cart/cart-lines.ts'
import type { ShownSuggestion } from '#web/designs/suggestion-row.tsx'

type Pieces = readonly ShownSuggestion[]

/** The list with one more piece: at its end, or added to the same piece that is in it already. */
export function withPiece(pieces: Pieces, added: ShownSuggestion): ShownSuggestion[] {
  const same = pieces.find((piece) => nameOf(piece) === nameOf(added))
  if (!same) return [...pieces, added]
  const quantity = Math.min(same.quantity + added.quantity, MAX_QUANTITY)
  return pieces.map((piece) => (piece === same ? { ...piece, quantity } : piece))
}

/** The list with another piece in the place of one; where it already holds that other, the two become one. */
export function withReplaced(pieces: Pieces, id: string, piece: ShownSuggestion): ShownSuggestion[] {
  const place = pieces.findIndex(({ _id }) => _id === id)
  const others = pieces.filter(({ _id }) => _id !== id)
  const hasSame = others.some((other) => nameOf(other) === nameOf(piece))
  return hasSame ? withPiece(others, piece) : others.toSpliced(place, 0, piece)
}

/** Whether two lists say the same to the client. */
export function saySame(one: Pieces, other: Pieces): boolean {
  return one.map(wordOf).join() === other.map(wordOf).join()
}

/** The list as the wire takes it. */
export function sentOf(pieces: Pieces): Ask<'PUT /api/design-requests/:id/suggested-products'>['body'] {
  return {
    products: pieces.map(({ productId, quantity, variant }) => ({
      productId,
      quantity,
      variant: { options: idsOf(variant) },
    })),
  }
}

function idsOf({ options }: ShownSuggestion['variant']): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([name, { id }]) => [name, id]))
}

/** What a piece is: a product in a finish. */
function nameOf({ productId, variant }: ShownSuggestion): string {
  const options = Object.entries(idsOf(variant)).map(([name, id]) => `${name.toLowerCase()}:${id}`)
  return [productId, ...options.toSorted()].join(' ')
}

function wordOf(piece: ShownSuggestion): string {
  return `${nameOf(piece)} × ${piece.quantity}`
}
