import type { Understood } from '#contract/products.ts'
import { isNumber } from '#domain/numbers.ts'
import { budgetIn } from '#domain/search/counted-question.ts'
import { wordsForAll } from '#domain/search/traits.ts'
import { FILTERS } from '#domain/search/vocabulary.ts'
import { lengthIn } from '#kit/core/length-in-sentence.ts'
import { common, count } from '#kit/node/search/bits.ts'
import { find, type Met, scoresOf } from '#kit/node/search/find.ts'
import type { Lexicon } from '#kit/node/search/lexicon.ts'
import { understand, type Part, type Question } from '#kit/node/search/question.ts'
import type { TermPostings } from '#kit/node/search/term-postings.ts'
import { stemOf, wordsOf } from '#kit/node/search/words.ts'
import type { ProductColumns } from './product-columns.ts'
import { productFields } from './product-terms.ts'
import type { FacetColumn } from './facet-column.ts'
import { isTrait, type Traits } from './finishes.ts'
import { fitToSize } from './fit-to-size.ts'
import type { SortOrders } from './sort-orders.ts'

const HEAD = 'kind'

/** What a catalogue is made of. */
export type CatalogueParts = {
  columns: ProductColumns
  terms: TermPostings
  orders: SortOrders
  lexicon: Lexicon
}

/** A piece that has the color and the material in one finish comes before all that have them in two. */
const IN_ONE_FINISH = 10_000

export type Found = {
  bits: Uint32Array
  /** How well each of some products fits, in the order of their numbers; absent where all fit alike. */
  scoresOf?: (docs: Uint32Array) => Uint16Array
  understood: Understood
  /** The colors and materials that were asked for, and what stood in for them. */
  traits: Traits
}

/** The products that `text` asks for, and what was understood. */
export function searchProducts({ columns, terms, lexicon }: CatalogueParts, text: string): Found {
  const { alive, facets } = columns
  const byCode = withCode(terms, text, alive)
  // Whoever types a number means that paper, and no piece whose code begins alike.
  const exact = byCode ?? (isNumber(text) ? new Uint32Array(alive.length) : undefined)
  if (exact) return { bits: exact, understood: understoodOf(nothing, [], lexicon), traits: [] }
  const question = understand(text, {
    lexicon,
    postings: terms,
    alive,
    telling: productFields.telling,
    wordOf: (term) => wordIn(columns, terms, term),
    head: HEAD,
    foreign: 'brand',
  })
  const standIns = (ids: readonly string[]) => [
    ids.flatMap((id) => lexicon.get(id)?.near ?? []),
    ...ids.map((id) => lexicon.broaderThan(id)),
  ]
  const collection = { postings: terms, fields: productFields, alive }
  const query = { parts: question.parts, filters: FILTERS, head: HEAD, standIns }
  const besideSize = withoutSize(question, text)
  const isForAll = isAskingForAll(besideSize, terms, alive)
  const { bits: found, met } = isForAll ? { bits: alive, met: [] } : find(query, collection)
  const { bits, raiseOf, unmet } = fitToSize(text, found, columns)
  const traits = met.flatMap(({ part, ids, by }) =>
    by === 'nothing' ? [] : { isAside: part.isAside, ids: [...part.ids, ...ids].filter(isTrait) },
  )
  const requested = traits.filter(({ isAside, ids }) => !isAside && ids.length > 0).map(({ ids }) => ids)
  const raises = [
    ...(raiseOf ? [raiseOf] : []),
    ...(requested.length > 1 ? [raiseInOneFinish(facets, requested)] : []),
  ]
  return {
    bits,
    scoresOf(docs) {
      const scores = scoresOf(met, docs, collection)
      for (const raise of raises) for (let i = 0; i < docs.length; i++) scores[i]! += raise(docs[i]!)
      return scores
    },
    understood: understoodOf(withFigures(besideSize, [budgetIn(text), unmet]), met, lexicon),
    traits: traits.flatMap(({ ids }) => ids),
  }
}

/** How much a product is raised by having all of `requested` in one finish. */
function raiseInOneFinish(facets: FacetColumn, requested: readonly Traits[]): (doc: number) => number {
  const isTogether = facets.inOneFinish()
  const byList = new Map<number, number>()
  return (doc) => {
    const list = facets.lists[doc]!
    const raise = byList.get(list) ?? (isTogether(list, requested) ? IN_ONE_FINISH : 0)
    byList.set(list, raise)
    return raise
  }
}

/** The word of a name that has this stem. */
function wordIn({ alive, names }: ProductColumns, terms: TermPostings, term: string): string {
  const named = terms.holderOf(term, alive, productFields.telling)
  const words = named === undefined ? [] : wordsOf(names.at(named))
  return words.find((word) => stemOf(word) === term) ?? term
}

/** What is asked for beside a size: `7ft` and `under 30 inches` are of any piece. */
function withoutSize(question: Question, text: string): Question {
  const size = new Set(wordsOf(lengthIn(text)?.written ?? ''))
  const isSize = (word: string) => size.has(word)
  return {
    ...question,
    parts: question.parts.filter(({ dimension, words }) => dimension !== 'word' || !words.every(isSize)),
    dropped: question.dropped.filter((word) => !isSize(word)),
    ignored: question.ignored + size.size,
  }
}

const nothing: Question = { words: [], parts: [], dropped: [], ignored: 0, corrected: [] }

/** `modern furniture`: all of it is known, and none of it tells pieces apart; or all is named beside what nobody knows. */
function isAskingForAll(
  { words, parts, dropped, ignored }: Question,
  terms: CatalogueParts['terms'],
  alive: Uint32Array,
): boolean {
  const isTelling = ({ dimension, ids }: Part) =>
    dimension !== 'style' || ids.some((id) => terms.isHeld(id, alive))
  const isUnderstood = dropped.length === 0 || words.some((word) => wordsForAll.has(word))
  return isUnderstood && ignored + parts.length > 0 && !parts.some(isTelling)
}

/** The one product whose code is the whole question, however it is written. */
function withCode(terms: CatalogueParts['terms'], text: string, alive: Uint32Array): Uint32Array | undefined {
  const code = wordsOf(text).join('')
  if (!/\d/.test(code)) return undefined
  const living = common(alive, terms.holdersOf(code, productFields.telling))
  return count(living) === 1 ? living : undefined
}

/** With amounts and sizes that were not used said as one each: their words alone tell nobody what is meant. */
function withFigures(question: Question, figures: readonly (string | undefined)[]): Question {
  const unused = figures.filter((figure) => figure !== undefined)
  const words = new Set(unused.flatMap(wordsOf))
  return { ...question, dropped: [...question.dropped.filter((word) => !words.has(word)), ...unused] }
}

function understoodOf(
  { words, dropped, corrected }: Question,
  met: readonly Met[],
  lexicon: Lexicon,
): Understood {
  const wanted = met.filter(({ part }) => !part.isAside)
  const meant = wanted.filter(({ by }) => by !== 'nothing')
  const notMade = wanted.filter((one) => isHead(one) && one.by !== 'itself')
  const idsOf = (one: Met) => (isHead(one) ? one.part.ids : one.ids)
  const namesOf = (dimension: string) =>
    meant
      .filter(({ part }) => part.dimension === dimension)
      .flatMap((one) => idsOf(one).map((id) => lexicon.labelOf(id)))
  const said = ({ part }: Met) => part.words.join(' ')
  const named = meant
    .filter((one) => one.part.dimension !== 'word' && !notMade.includes(one))
    .toSorted((one, other) => one.part.places[0]! - other.part.places[0]!)
  const unmet = met.filter((one) => one.by === 'nothing' && !isHead(one)).map(said)
  return {
    kind: namesOf(HEAD)[0] ?? null,
    colors: namesOf('color'),
    materials: namesOf('material'),
    rooms: namesOf('room'),
    sizes: namesOf('size'),
    notMade: notMade.map(said),
    dropped: [...new Set([...dropped, ...unmet])],
    corrected,
    parts: [...Map.groupBy(named, (one) => labelOf(lexicon, idsOf(one)))].map(([label, alike]) => {
      const places = new Set(alike.flatMap(({ part }) => part.places))
      return { label, without: words.filter((_word, place) => !places.has(place)).join(' ') }
    }),
  }
}

const isHead = ({ part }: Met) => part.dimension === HEAD

/** What people read for ids; a word beside concepts adds nothing. */
function labelOf(lexicon: Lexicon, ids: readonly string[]): string {
  const concepts = ids.filter((id) => lexicon.get(id))
  const labels = (concepts.length > 0 ? concepts : ids).map((id) => lexicon.labelOf(id))
  return [...new Set(labels)].join(', ')
}
