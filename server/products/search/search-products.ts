import type { Understood } from '#contract/products.ts'
import { FILTERS } from '#domain/search/vocabulary.ts'
import { borrowEmpty, common, count } from '#kit/node/search/bits.ts'
import { find, type Met } from '#kit/node/search/find.ts'
import type { Lexicon } from '#kit/node/search/lexicon.ts'
import { understand, type Part, type Question } from '#kit/node/search/question.ts'
import type { TermPostings } from '#kit/node/search/term-postings.ts'
import { stemOf, wordsOf } from '#kit/node/search/words.ts'
import type { ProductColumns } from './product-columns.ts'
import { productFields } from './product-terms.ts'
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

type Found = {
  bits: Uint32Array
  scores: Uint16Array | undefined
  understood: Understood
  /** The colors and materials that were asked for, and what stood in for them. */
  traits: string[]
}

/** The products that `text` asks for, as a set, how well each fits, and what was understood; until the next answer. */
export function searchProducts({ columns, terms, lexicon }: CatalogueParts, text: string): Found {
  const { alive, length } = columns
  const byCode = withCode(terms, text, alive)
  if (byCode)
    return { bits: byCode, scores: undefined, understood: understoodOf(nothing, [], lexicon), traits: [] }
  const question = understand(text, {
    lexicon,
    postings: terms,
    alive,
    telling: productFields.telling,
    wordOf: (term) => wordIn(columns, terms, term),
    head: HEAD,
    foreign: 'brand',
  })
  if (isAskingForAll(question, terms, alive))
    return { bits: alive, scores: undefined, understood: understoodOf(question, [], lexicon), traits: [] }
  const standIns = (ids: readonly string[]) => [
    ids.flatMap((id) => lexicon.get(id)?.near ?? []),
    ...ids.map((id) => lexicon.broaderThan(id)),
  ]
  const asked = { parts: question.parts, filters: FILTERS, head: HEAD, standIns }
  const found = fitToSize(
    text,
    find(asked, { postings: terms, fields: productFields, alive, length }),
    columns,
  )
  const traits = found.met.flatMap(({ part, ids, by }) => (by === 'nothing' ? [] : [...part.ids, ...ids]))
  return { ...found, understood: understoodOf(question, found.met, lexicon), traits: traits.filter(isTrait) }
}

/** The word of a name that has this stem. */
function wordIn({ alive, names }: ProductColumns, terms: TermPostings, term: string): string {
  const named = terms.holderOf(term, alive, productFields.telling)
  const words = named === undefined ? [] : wordsOf(names.at(named))
  return words.find((word) => stemOf(word) === term) ?? term
}

const nothing: Question = { words: [], parts: [], dropped: [], ignored: 0, corrected: [] }

/** `modern furniture`: all of it is known, and none of it tells pieces apart. */
function isAskingForAll(
  { parts, dropped, ignored }: Question,
  terms: CatalogueParts['terms'],
  alive: Uint32Array,
): boolean {
  const isTelling = ({ dimension, ids }: Part) =>
    dimension !== 'style' || ids.some((id) => terms.isHeld(id, alive))
  return dropped.length === 0 && ignored + parts.length > 0 && !parts.some(isTelling)
}

/** The one product whose code is the whole question, however it is written. */
function withCode(terms: CatalogueParts['terms'], text: string, alive: Uint32Array): Uint32Array | undefined {
  const code = wordsOf(text).join('')
  if (!/\d/.test(code)) return undefined
  const bits = borrowEmpty(alive.length)
  terms.addHolders(bits, code, productFields.telling)
  const living = common(bits, alive)
  return count(living) === 1 ? living : undefined
}

function understoodOf(
  { words, dropped, corrected }: Question,
  met: readonly Met[],
  lexicon: Lexicon,
): Understood {
  const parts = met
    .filter(
      ({ part, by }) => part.dimension !== 'word' && !part.isAside && by !== 'nothing' && isMade(part, by),
    )
    .toSorted((one, other) => one.part.places[0]! - other.part.places[0]!)
    .map(({ part, ids }) => ({
      label: labelOf(lexicon, part.dimension === HEAD ? part.ids : ids),
      without: words.filter((_word, place) => !part.places.includes(place)).join(' '),
    }))
  const notMade = met.flatMap(({ part, by }) =>
    part.dimension === HEAD && !part.isAside && !isMade(part, by) ? part.words.join(' ') : [],
  )
  const namesOf = (dimension: string) =>
    met.flatMap(({ part, ids, by }) =>
      part.dimension === dimension && !part.isAside && by !== 'nothing'
        ? (dimension === HEAD ? part.ids : ids).map((id) => lexicon.labelOf(id))
        : [],
    )
  const unmet = met.flatMap(({ part, by }) =>
    by === 'nothing' && part.dimension !== HEAD ? part.words.join(' ') : [],
  )
  return {
    kind: namesOf('kind')[0] ?? null,
    colors: namesOf('color'),
    materials: namesOf('material'),
    rooms: namesOf('room'),
    sizes: namesOf('size'),
    notMade,
    dropped: [...new Set([...dropped, ...unmet])],
    corrected,
    parts,
  }
}

export const isTrait = (id: string) => /^(color|material):/.test(id)

/** Whether a kind that was asked for is one that is sold here. */
function isMade({ dimension }: Part, by: Met['by']): boolean {
  if (dimension !== HEAD) return true
  return by === 'itself'
}

const labelOf = (lexicon: Lexicon, ids: readonly string[]) =>
  (ids.some((id) => lexicon.get(id)) ? ids.filter((id) => lexicon.get(id)) : ids)
    .map((id) => lexicon.labelOf(id))
    .join(', ')
