import { idOf } from '#domain/search/kinds.ts'
import { ignoredWords } from '#domain/search/traits.ts'
import { type NamedCategory, vocabulary } from '#domain/search/vocabulary.ts'
import { Lexicon } from '#kit/node/search/lexicon.ts'
import type { IndexedProduct } from './product-columns.ts'
import { type Places, placesIn, termsOfProduct } from './product-terms.ts'

export type Meanings = {
  lexicon: Lexicon
  termsOf: (product: IndexedProduct) => Map<string, number>
  placesIn: (terms: ReadonlyMap<string, number>) => Places
}

/** What words mean in a shop with these categories, and by which terms its products are found. */
export function meaningsFor(categories: readonly NamedCategory[]): Meanings {
  const lexicon = lexiconFor(categories)
  const concepts = new Map(categories.map((category) => [category.id, conceptsOf(lexicon, category)]))
  return {
    lexicon,
    termsOf: (product) => termsOfProduct(product, lexicon, concepts),
    placesIn: (terms) => placesIn(terms, lexicon),
  }
}

/** The words themselves: a category that no table names is a kind of its own. */
function lexiconFor(categories: readonly NamedCategory[]): Lexicon {
  const lexicon = new Lexicon(vocabulary(), ignoredWords)
  for (const { id, name } of categories) {
    if (conceptsOf(lexicon, { id, name }).length === 0) lexicon.add({ id: idOf('kind', id), words: [name] })
  }
  return lexicon
}

/** The kinds and rooms that a category names. */
function conceptsOf(lexicon: Lexicon, { name }: NamedCategory): string[] {
  return lexicon.namedIn(name).filter((id) => /^(kind|room|home):/.test(id))
}
