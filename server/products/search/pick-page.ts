import type { SortOrder } from './sort-order.ts'

/** Fewer matches than one in so many are sorted; more are met soon enough by walking along the order. */
const SPARSE = 32

/** Matches `offset` to `offset + limit` of `docs` along `order`. */
export function pickPage(order: SortOrder, docs: Uint32Array, offset: number, limit: number): Uint32Array {
  if (offset >= docs.length) return new Uint32Array(0)
  if (docs.length === order.length) return order.all().slice(offset, offset + limit)
  return docs.length * SPARSE < order.length
    ? sortMatches(order, docs, offset, limit)
    : walkOrder(order, docs, offset, limit)
}

/** As `pickPage`, but the best match first; equal matches along `order`. */
export function pickBest(
  order: SortOrder,
  docs: Uint32Array,
  scores: Uint16Array,
  offset: number,
  limit: number,
): Uint32Array {
  const sizes = sizesByScore(docs, scores)
  const page: number[] = []
  let skip = offset
  for (let score = sizes.length - 1; score >= 0 && page.length < limit; score--) {
    const size = sizes[score]!
    if (skip < size) {
      const equals = docsScoring(score, size, docs, scores)
      page.push(...pickPage(order, equals, skip, limit - page.length))
    }
    skip = Math.max(0, skip - size)
  }
  return Uint32Array.from(page)
}

function sizesByScore(docs: Uint32Array, scores: Uint16Array): Uint32Array {
  let highest = 0
  for (let i = 0; i < docs.length; i++) highest = Math.max(highest, scores[docs[i]!]!)
  const sizes = new Uint32Array(highest + 1)
  for (let i = 0; i < docs.length; i++) sizes[scores[docs[i]!]!]!++
  return sizes
}

function docsScoring(score: number, size: number, docs: Uint32Array, scores: Uint16Array): Uint32Array {
  const equals = new Uint32Array(size)
  for (let i = 0, found = 0; found < size; i++) if (scores[docs[i]!] === score) equals[found++] = docs[i]!
  return equals
}

function sortMatches(order: SortOrder, docs: Uint32Array, offset: number, limit: number): Uint32Array {
  const keys = new Float64Array(docs.length)
  for (let i = 0; i < docs.length; i++) keys[i] = order.keys[docs[i]!]!
  const page = keys.toSorted().subarray(offset, offset + limit)
  return Uint32Array.from(page, (key) => order.docs[order.placeOfKey(key)]!)
}

function walkOrder(order: SortOrder, docs: Uint32Array, offset: number, limit: number): Uint32Array {
  const isMatch = new Uint8Array(order.keys.length)
  for (let i = 0; i < docs.length; i++) isMatch[docs[i]!] = 1
  const page = new Uint32Array(Math.min(limit, docs.length - offset))
  let met = 0
  for (let place = 0; met < offset + page.length; place++) {
    const doc = order.docs[place]!
    if (isMatch[doc] === 1 && met++ >= offset) page[met - 1 - offset] = doc
  }
  return page
}
