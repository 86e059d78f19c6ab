import { addAll, borrowEmpty, docsIn, has } from '#kit/node/search/bits.ts'
import type { Matches } from './match-and-count.ts'
import type { SortOrder } from './sort-order.ts'

/** Fewer matches than one in so many are sorted; more are met soon enough by walking along the order. */
const SPARSE = 32

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
  for (let i = 0; i < docs.length; i++)
    scores[docs[i]!] = 2 * scores[docs[i]!]! + Number(has(preferred, docs[i]!))
  const end = Math.min(offset + limit, total)
  const { last, better } = lastScoreWithin(docs, scores, end)
  const best = docs
    .filter((doc) => scores[doc]! > last)
    .toSorted((a, b) => scores[b]! - scores[a]! || order.keys[a]! - order.keys[b]!)
  const equals = docs.filter((doc) => scores[doc] === last)
  const skipped = Math.max(0, offset - better)
  const rest = pickPage(order, setOf(equals, bits.length), skipped, end - Math.max(better, offset))
  return Uint32Array.from([...best.subarray(offset), ...rest])
}

/** The score of the last of the best `end`, and how many are better. */
function lastScoreWithin(
  docs: Uint32Array,
  scores: Uint16Array,
  end: number,
): { last: number; better: number } {
  let [most, better] = [0, 0]
  for (let i = 0; i < docs.length; i++) most = Math.max(most, scores[docs[i]!]!)
  const sizes = new Uint32Array(most + 1)
  for (let i = 0; i < docs.length; i++) sizes[scores[docs[i]!]!]!++
  let last = most
  for (; last > 0 && better + sizes[last]! < end; last--) better += sizes[last]!
  return { last, better }
}

function setOf(docs: Uint32Array, words: number): Found {
  const bits = borrowEmpty(words)
  addAll(bits, docs)
  return { total: docs.length, bits }
}

function sortMatches(order: SortOrder, docs: Uint32Array, offset: number, limit: number): Uint32Array {
  const keys = new Float64Array(docs.length)
  for (let i = 0; i < docs.length; i++) keys[i] = order.keys[docs[i]!]!
  const page = keys.toSorted().subarray(offset, offset + limit)
  return Uint32Array.from(page, (key) => order.docs[order.placeOfKey(key)]!)
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
