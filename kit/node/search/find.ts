import { common, isEmpty, unite } from './bits.ts'
import type { Part } from './question.ts'
import type { TermPostings } from './term-postings.ts'
import { stemOf } from './words.ts'

/** How the fields of a posting are read. */
export type Fields = {
  /** What a posting is worth by its fields, 0 to 100. */
  worth: Uint8Array
  /** Of a concept's own words: the fields in which they count as having it, such as a name. */
  telling: number
}

type Query = {
  parts: readonly Part[]
  /** Dimensions that filter while anything fits, in their order; what is left over only raises. */
  filters: readonly string[]
  /** The dimension without which nothing is right. */
  head: string
  /** What may stand for these ids where nothing has them: the nearest first. */
  standIns: (ids: readonly string[]) => readonly (readonly string[])[]
}

type Collection = {
  postings: TermPostings
  fields: Fields
  /** The set of the documents that still exist. */
  alive: Uint32Array
}

/** How a part was met: by what it asked for, by what stands in for it, or by nothing. */
export type Met = { part: Part; ids: readonly string[]; by: 'itself' | 'other' | 'nothing' }

/** The documents that were found, and how each part was met. */
export type Found = { bits: Uint32Array; met: Met[] }

/** How much more a part says than one beside what is looked for: words of one's own are the rarest. */
const [OF_A_WORD, OF_A_CONCEPT, ASIDE] = [3, 2, 1]

/** Finds the documents that fit a question; without any part that filters, those that hold its words. */
export function find(query: Query, { postings, fields, alive }: Collection): Found {
  let bits = alive
  const met: Met[] = []
  const narrow = (part: Part, ways: readonly (readonly string[])[]) => {
    for (const [place, ids] of ways.entries()) {
      const narrowed = common(bits, holding(part, ids))
      if (isEmpty(narrowed)) continue
      bits = narrowed
      return void met.push({ part, ids, by: place === 0 ? 'itself' : 'other' })
    }
    met.push({ part, ids: part.ids, by: 'nothing' })
  }
  const holding = (part: Part, ids: readonly string[]) => {
    const set = new Uint32Array(alive.length)
    for (const id of ids)
      unite(
        set,
        id
          .split(' ')
          .map((term) => postings.holdersOf(term))
          .reduce(common),
      )
    for (const word of ownTerms(part)) unite(set, postings.holdersOf(word, fields.telling))
    return set
  }
  const isAnyIn = (part: Part) => !isEmpty(common(bits, holding(part, part.ids)))
  for (const dimension of query.filters) {
    const own = query.parts.filter((part) => part.dimension === dimension && !part.isAside)
    for (const part of joined(dimension, own)) narrow(part, [part.ids, ...query.standIns(part.ids)])
  }
  const isNarrowed = bits !== alive
  const others = query.parts.filter(({ dimension, isAside }) => isAside || !query.filters.includes(dimension))
  for (const part of others) {
    if (!isNarrowed && !part.isAside) narrow(part, [part.ids, ...query.standIns(part.ids)])
    else met.push({ part, ids: part.ids, by: part.isAside || isAnyIn(part) ? 'itself' : 'nothing' })
  }
  const isHeadless = met.some(({ part, by }) => part.dimension === query.head && by === 'nothing')
  if (bits === alive || isHeadless) bits = new Uint32Array(alive.length)
  return { bits, met }
}

/** Colors are alternatives, `black and white`; of all else each is asked for. */
function joined(dimension: string, parts: readonly Part[]): readonly Part[] {
  const [first, ...more] = parts
  if (!first || more.length === 0 || dimension !== 'color') return parts
  return [
    {
      ...first,
      ids: parts.flatMap(({ ids }) => ids),
      words: parts.flatMap(({ words }) => words),
      places: parts.flatMap(({ places }) => places),
    },
  ]
}

/** The words of a concept as terms, where it is said in one: a piece may be called so. */
function ownTerms({ dimension, words }: Part): readonly string[] {
  return dimension !== 'word' && words.length === 1 ? words.map(stemOf) : []
}

/** How well each of `docs`, in ascending order, fits what was met. */
export function scoresOf(
  met: readonly Met[],
  docs: Uint32Array,
  { postings, fields }: Collection,
): Uint16Array {
  const scores = new Uint16Array(docs.length)
  const best = new Uint8Array(docs.length)
  const addScores = (terms: Iterable<string>, weight: number) => {
    best.fill(0)
    for (const term of terms) postings.raise(best, docs, term, fields.worth)
    for (let place = 0; place < docs.length; place++) scores[place]! += best[place]! * weight
  }
  for (const { part, ids } of met) {
    const isWord = part.dimension === 'word'
    addScores(
      new Set([...ids, ...part.ids].flatMap((id) => id.split(' '))),
      part.isAside ? ASIDE : isWord ? OF_A_WORD : OF_A_CONCEPT,
    )
    // What is called by the very words comes before what only means the same.
    if (!isWord) for (const word of part.words) addScores([stemOf(word)], ASIDE)
  }
  return scores
}
