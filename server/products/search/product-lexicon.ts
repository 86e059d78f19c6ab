import { LRUCache } from 'lru-cache'
import { idOf } from '#domain/search/kinds.ts'
import { type OwnerWords, phrasesIn, synonymIn } from '#domain/search/owner-words.ts'
import { ignoredWords, sameWords } from '#domain/search/traits.ts'
import { type NamedCategory, vocabulary } from '#domain/search/vocabulary.ts'
import { Lexicon } from '#kit/node/search/lexicon.ts'
import { wordsOf } from '#kit/node/search/words.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { type Traits, traitsOfFinish } from './finishes.ts'
import { placesIn, type Reading, termsOfProduct } from './product-terms.ts'

export type Meanings = {
  categories: readonly NamedCategory[]
  /** What words mean, with what the owner adds. */
  lexiconWith: (words: OwnerWords | undefined) => Lexicon
  read: (product: IndexedProduct) => Reading
}

/** Many products come in the same finishes. */
const MOST_FINISHES = 10_000

/** What words mean in a shop with these categories, and by which terms its products are found. */
export function meaningsFor(categories: readonly NamedCategory[]): Meanings {
  const lexicon = lexiconFor(categories)
  const concepts = new Map(categories.map((category) => [category.id, conceptsOf(lexicon, category)]))
  const traits = new LRUCache<string, Traits>({ max: MOST_FINISHES })
  function traitsOf(name: string): Traits {
    const own = traits.get(name) ?? traitsOfFinish(lexicon, name)
    traits.set(name, own)
    return own
  }
  let owner: { words: OwnerWords; lexicon: Lexicon } | undefined
  function lexiconWith(words: OwnerWords | undefined): Lexicon {
    if (!words) return lexicon
    if (owner?.words !== words) owner = { words, lexicon: withOwnerWords(lexicon, words) }
    return owner.lexicon
  }
  return {
    categories,
    lexiconWith,
    read(product) {
      const terms = termsOfProduct(product, lexicon, concepts)
      const finishes = product.variants.map(({ options }) => options.map(({ name }) => traitsOf(name)))
      return { terms, finishes, ...placesIn(terms, lexicon) }
    },
  }
}

const standard = new Lexicon(sameWords)
for (const concept of vocabulary()) standard.add(concept)
standard.ignore(ignoredWords)

/** The words themselves: a category that no table names is a kind of its own; it may have further names, and be of another kind. */
function lexiconFor(categories: readonly NamedCategory[]): Lexicon {
  const lexicon = new Lexicon(standard)
  for (const { id, name } of categories) {
    if (conceptsOf(lexicon, { id, name }).length === 0) lexicon.add({ id: idOf('kind', id), words: [name] })
  }
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  for (const { id, name, synonyms = '', parent } of categories) {
    const [own] = conceptsOf(lexicon, { id, name })
    if (!own || (synonyms === '' && !parent)) continue
    const above = conceptsOf(lexicon, { id: '', name: names.get(parent ?? '') ?? '' })
    const broader = [
      ...(lexicon.get(own)?.broader ?? []),
      ...above.filter((one) => one !== own && !lexicon.broaderThan(one).includes(own)),
    ]
    lexicon.add({ id: own, words: phrasesIn(synonyms), broader })
  }
  return lexicon
}

/** The kinds and rooms that a category names. */
function conceptsOf(lexicon: Lexicon, { name }: NamedCategory): string[] {
  return lexicon.namedIn(name).filter((id) => /^(kind|room|home):/.test(id))
}

/** What words mean in a shop, with what its owner added. */
function withOwnerWords(shop: Lexicon, { synonyms, ignoredWords }: OwnerWords): Lexicon {
  const lexicon = new Lexicon(shop)
  lexicon.ignore(ignoredWords.flatMap(wordsOf))
  for (const { phrases, also } of synonyms.flatMap((line) => synonymIn(line) ?? []))
    for (const phrase of phrases) lexicon.meansAlso(phrase, also.length > 0 ? also : phrases)
  return lexicon
}
