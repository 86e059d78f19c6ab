import { borrowEmpty, docsIn, has } from '#kit/node/search/bits.ts'
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
  if (offset >= total) return new Uint32Array(0)
  if (total === order.length) return order.all().slice(offset, offset + limit)
  return total * SPARSE < order.length
    ? sortMatches(order, docsIn(bits, total), offset, limit)
    : walkOrder(order, found, offset, limit)
}

/** As `pickPage`, but the best match first; of equal ones those of `preferred`, then along `order`. Changes `scores`. */
export function pickBest(
  order: SortOrder,
  { total, bits }: Found,
  { scores, preferred }: { scores: Uint16Array; preferred: Uint32Array },
  offset: number,
  limit: number,
): Uint32Array {
  const docs = docsIn(bits, total)
  const end = Math.min(offset + limit, total)
  let most = 0
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!
    most = Math.max(most, (scores[doc] = 2 * scores[doc]! + Number(has(preferred, doc))))
  }
  const { last, better } = lastScoreWithin(docs, scores, most, end)
  const best: number[] = []
  const equals = { total: 0, bits: borrowEmpty(bits.length) }
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!
    if (scores[doc]! > last) best.push(doc)
    if (scores[doc] !== last) continue
    equals.bits[doc >>> 5]! |= 1 << (doc & 31)
    equals.total++
  }
  const sorted = best.toSorted((a, b) => scores[b]! - scores[a]! || order.keys[a]! - order.keys[b]!)
  const skipped = Math.max(0, offset - better)
  return Uint32Array.from([
    ...sorted.slice(offset),
    ...pickPage(order, equals, skipped, end - Math.max(better, offset)),
  ])
}

/** The score of the last of the best `end`, and how many are better. */
function lastScoreWithin(docs: Uint32Array, scores: Uint16Array, most: number, end: number) {
  const sizes = new Uint32Array(most + 1)
  for (let i = 0; i < docs.length; i++) sizes[scores[docs[i]!]!]!++
  let [last, better] = [most, 0]
  for (; last > 0 && better + sizes[last]! < end; last--) better += sizes[last]!
  return { last, better }
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
