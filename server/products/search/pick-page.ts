import { borrowEmpty, docsIn, has } from '#kit/node/search/bits.ts'
import { HIGHEST_SCORE } from '#kit/node/search/find.ts'
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

/** As `pickPage`, but the best match first; equal matches along `order`. */
export function pickBest(
  order: SortOrder,
  { total, bits }: Found,
  scores: Uint16Array,
  offset: number,
  limit: number,
): Uint32Array {
  const docs = docsIn(bits, total)
  const sizes = sizesByScore(docs, scores)
  const page: number[] = []
  let skip = offset
  for (let score = sizes.length - 1; score >= 0 && page.length < limit; score--) {
    const size = sizes[score]!
    if (skip < size) {
      const equals = setScoring(score, docs, scores, bits.length)
      page.push(...pickPage(order, { total: size, bits: equals }, skip, limit - page.length))
    }
    skip = Math.max(0, skip - size)
  }
  return Uint32Array.from(page)
}

function sizesByScore(docs: Uint32Array, scores: Uint16Array): Uint32Array {
  const sizes = new Uint32Array(HIGHEST_SCORE + 1)
  for (let i = 0; i < docs.length; i++) sizes[scores[docs[i]!]!]!++
  return sizes
}

function setScoring(score: number, docs: Uint32Array, scores: Uint16Array, words: number): Uint32Array {
  const bits = borrowEmpty(words)
  for (let i = 0; i < docs.length; i++)
    if (scores[docs[i]!] === score) bits[docs[i]! >>> 5]! |= 1 << (docs[i]! & 31)
  return bits
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
