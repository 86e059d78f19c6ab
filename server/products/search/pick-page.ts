import { docsIn, has } from '#kit/node/search/bits.ts'
import type { Matches } from './match-and-count.ts'
import type { SortOrder } from './sort-order.ts'

/** Fewer matches than one in so many are sorted; more are met soon enough by walking along the order. */
const SPARSE = 32
/** Of more, all are sorted. */
const FEW = 200

type Found = Pick<Matches, 'total' | 'bits'>

/** Matches `offset` to `offset + limit` along `order`. */
export function pickPage(order: SortOrder, found: Found, offset: number, limit: number): Uint32Array {
  const { total, bits } = found
  if (offset >= total || limit === 0) return new Uint32Array(0)
  if (total === order.length) return order.all().slice(offset, offset + limit)
  return total * SPARSE < order.length
    ? sortMatches(order, docsIn(bits, total), offset, limit)
    : walkOrder(order, found, offset, limit)
}

type Scored = { docs: Uint32Array; scores: Uint16Array; preferred: Uint32Array }

/** Of `docs`, in ascending order, the best match first; of equal ones those of `preferred`, then along `order`. Changes `scores`. */
export function pickBest(
  order: SortOrder,
  { docs, scores, preferred }: Scored,
  offset: number,
  limit: number,
): Uint32Array {
  if (offset >= docs.length) return new Uint32Array(0)
  let most = 0
  for (let i = 0; i < docs.length; i++)
    most = Math.max(most, (scores[i] = 2 * scores[i]! + Number(has(preferred, docs[i]!))))
  const end = Math.min(offset + limit, docs.length)
  const { last, better, equal } = lastScoreWithin(scores, most, end)
  const best: { doc: number; score: number }[] = []
  const equals = new Uint32Array(equal)
  for (let i = 0, met = 0; i < docs.length; i++) {
    if (scores[i]! > last) best.push({ doc: docs[i]!, score: scores[i]! })
    else if (scores[i] === last) equals[met++] = docs[i]!
  }
  const sorted = best.toSorted((a, b) => b.score - a.score || order.keys[a.doc]! - order.keys[b.doc]!)
  return Uint32Array.from([
    ...sorted.slice(offset).map(({ doc }) => doc),
    ...sortMatches(order, equals, Math.max(0, offset - better), end - Math.max(better, offset)),
  ])
}

/** The score of the last of the best `end`, and how many are better. */
function lastScoreWithin(scores: Uint16Array, most: number, end: number) {
  const sizes = new Uint32Array(most + 1)
  for (let i = 0; i < scores.length; i++) sizes[scores[i]!]!++
  let [last, better] = [most, 0]
  for (; last > 0 && better + sizes[last]! < end; last--) better += sizes[last]!
  return { last, better, equal: sizes[last]! }
}

function sortMatches(order: SortOrder, docs: Uint32Array, offset: number, limit: number): Uint32Array {
  const keys = new Float64Array(docs.length)
  for (let i = 0; i < docs.length; i++) keys[i] = order.keys[docs[i]!]!
  const page = firstOf(keys, offset + limit).subarray(offset)
  return Uint32Array.from(page, (key) => order.docs[order.placeOfKey(key)]!)
}

/** The lowest `many` in order; of few, by looking at each of the others once. */
function firstOf(keys: Float64Array, many: number): Float64Array {
  if (many > FEW || many >= keys.length) return keys.toSorted().subarray(0, many)
  const first = keys.slice(0, many).toSorted()
  for (let i = many; i < keys.length; i++) {
    const key = keys[i]!
    if (key >= first[many - 1]!) continue
    let place = many - 1
    for (; place > 0 && first[place - 1]! > key; place--) first[place] = first[place - 1]!
    first[place] = key
  }
  return first
}

function walkOrder(order: SortOrder, { total, bits }: Found, offset: number, limit: number): Uint32Array {
  const page = new Uint32Array(Math.min(limit, total - offset))
  let met = 0
  for (let place = 0; place < order.length && met < offset + page.length; place++) {
    const doc = order.docs[place]!
    if (has(bits, doc) && met++ >= offset) page[met - 1 - offset] = doc
  }
  return page
}
