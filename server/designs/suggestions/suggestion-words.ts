import { coverOf } from '#domain/products/cover-of.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { variantKey } from '#domain/products/variant-key.ts'
import type { LetterItem } from '#kit/node/mail/tables.ts'
import { lineImageOf } from '#domain/products/line-image.ts'
import type { SuggestionInShop } from './suggestions-in-shop.ts'

/** A piece in words: "Sedge chair (Smoked oak)". */
export function pieceName(suggestion: SuggestionInShop): string {
  const finish = finishOf(suggestion)
  return finish ? `${suggestion.product.name} (${finish})` : suggestion.product.name
}

/** The pieces in words: "2 × Sedge chair (Smoked oak); 1 × Reef lamp". */
export function suggestionsText(suggestions: readonly SuggestionInShop[]): string {
  return suggestions.map((suggestion) => `${suggestion.quantity} × ${pieceName(suggestion)}`).join('; ')
}

/** The pieces as a letter lists them, without prices: those are read in the shop. */
export function letterItems(suggestions: readonly SuggestionInShop[]): LetterItem[] {
  return suggestions.map((suggestion) => ({
    name: suggestion.product.name,
    finish: finishOf(suggestion),
    quantity: suggestion.quantity,
    unitPrice: null,
    picture: pictureOf(suggestion),
  }))
}

function pictureOf({ product, choice }: SuggestionInShop): string {
  const cover = coverOf(product.pictures, variantKey(product.variants, choice))
  return cover ? lineImageOf(cover) : ''
}

/** The names of what was chosen, "Natural linen, Oak". */
export function finishOf({ product, variantKey }: SuggestionInShop): string {
  return finishOfKey(product.variants, variantKey)
}
