import type { SuggestedProduct } from '#contract/designs/suggestions.ts'
import type { PublishedLine } from '#domain/boards/piece-list.ts'
import { standingOf, unitsAtHand } from '#domain/stock/availability.ts'
import { coverOf } from '#domain/products/cover-of.ts'
import { currentPrice } from '#domain/products/variant-price.ts'
import type { Db } from '#kit/node/db/database.ts'
import { lineImageOf } from '#domain/products/line-image.ts'
import {
  asShown,
  isPricedFor,
  presentPicture,
  type Viewer as PriceViewer,
  viewerOf,
} from '#server/products/present-product.ts'
import type { StoredProduct } from '#server/products/queries.ts'
import type { SignedIn } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { listPublished } from './queries.ts'
import { listSuggestionsInShop, standInsFor, type SuggestionInShop } from './suggestions-in-shop.ts'

/**
 * The pieces suggested for a request as `viewer` may see them now, in the studio's order; each that is gone or sold
 * out with what could stand in for it. Inside a transaction the settings must have been asked before it.
 */
export async function presentSuggestions(
  shop: World,
  db: Db,
  viewer: Pick<SignedIn, 'id' | 'role'>,
  requestId: string,
): Promise<SuggestedProduct[]> {
  const seer = await viewerOf(shop, viewer)
  const suggestions = await listSuggestionsInShop(db, requestId)
  const standIns = await standInsFor(db, suggestions)
  const published = await listPublished(db, requestId)
  return suggestions.map((suggestion) => ({
    ...presentSuggestion(suggestion, published, seer),
    standIns:
      suggestion.stock > 0
        ? []
        : (standIns.get(suggestion.productId) ?? []).map((product) => presentStandIn(product, seer)),
  }))
}

function presentSuggestion(
  {
    _id,
    productId,
    product: stored,
    variantKey,
    choice,
    quantity,
    isFromBoard,
    unitPrice,
    stock,
    isGone,
    answer,
    answerNote,
  }: SuggestionInShop,
  published: readonly PublishedLine[],
  seer: PriceViewer,
): Omit<SuggestedProduct, 'standIns'> {
  const product = asShown(stored, seer.user)
  const cover = coverOf(product.pictures, variantKey)
  const isPriced = isPricedFor(stored, seer)
  const was = published.find((line) => line.product === productId && line.key === variantKey)
  return {
    _id,
    productId,
    name: product.name,
    imageUrl: cover ? lineImageOf(cover) : '',
    picture: cover ? presentPicture(cover) : null,
    dimensions: product.dimensions,
    variant: { options: chosenByName(product, choice) },
    price: isPriced ? (unitPrice ?? null) : null,
    publishedPrice: isPriced ? (was?.price ?? null) : null,
    quantity,
    isFromBoard,
    stock,
    leadWeeks: standingOf(product, variantKey).leadWeeks,
    isGone,
    answer,
    answerNote,
  }
}

function presentStandIn(product: StoredProduct, seer: PriceViewer): SuggestedProduct['standIns'][number] {
  const [cover] = product.pictures
  return {
    productId: product._id,
    name: product.name,
    picture: cover ? presentPicture(cover) : null,
    price: isPricedFor(product, seer) ? currentPrice(product) : null,
    stock: unitsAtHand(product),
  }
}

/** Variant name → chosen option; an option that the product no longer has is left out. */
function chosenByName(
  { variants }: StoredProduct,
  choice: Record<string, string>,
): SuggestedProduct['variant']['options'] {
  return Object.fromEntries(
    variants.flatMap(({ name, options }) => {
      const chosen = options.find(({ id }) => id === choice[name.toLowerCase()])
      return chosen ? [[name, { id: chosen.id, name: chosen.name }]] : []
    }),
  )
}
