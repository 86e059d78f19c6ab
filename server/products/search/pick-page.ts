import { docsIn, has } from '#kit/node/search/bits.ts'
import type { Matches } from './match-and-count.ts'
import type { SortOrder } from './sort-order.ts'

/** Fewer matches than one in so many are sorted; more are met soon enough by walking along the order. */
const SPARSE = 32
/** Of more, all are sorted. */
const FEW = 1000
/** More than any key of an order; a rank times this is exact beside a key. */
const BEYOND_KEYS = 2 ** 34

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

/** Of `docs`, which ascend, the best match first; of equal ones those of `preferred`, then along `order`. Changes `scores`. */
export function pickBest(
  order: SortOrder,
  { docs, scores, preferred }: { docs: Uint32Array; scores: Uint16Array; preferred: Uint32Array },
  offset: number,
  limit: number,
): Uint32Array {
  for (let i = 0; i < docs.length; i++) scores[i] = 2 * scores[i]! + Number(has(preferred, docs[i]!))
  return sortMatches(order, docs, offset, limit, scores)
}

function sortMatches(
  order: SortOrder,
  docs: Uint32Array,
  offset: number,
  limit: number,
  ranks: Uint16Array = new Uint16Array(docs.length),
): Uint32Array {
  const many = Math.min(offset + limit, docs.length)
  const first = many > FEW ? new Float64Array(docs.length) : new Float64Array(many).fill(Infinity)
  let last = Infinity
  for (let i = 0; i < docs.length; i++) {
    const least = -ranks[i]! * BEYOND_KEYS
    if (least >= last) continue
    const key = least + order.keys[docs[i]!]!
    if (many > FEW) first[i] = key
    else if (key < last) last = insert(first, key)
  }
  const page = (many > FEW ? first.toSorted() : first).subarray(offset, many)
  return Uint32Array.from(page, (key) => order.docs[order.placeOfKey(keyIn(key))]!)
}

/** The key of a product without its rank. */
const keyIn = (key: number) => ((key % BEYOND_KEYS) + BEYOND_KEYS) % BEYOND_KEYS

/** Puts `key` among the lowest in their order for the highest, and returns the one that is highest now. */
function insert(lowest: Float64Array, key: number): number {
  let place = lowest.length - 1
  for (; place > 0 && lowest[place - 1]! > key; place--) lowest[place] = lowest[place - 1]!
  lowest[place] = key
  return lowest[lowest.length - 1]!
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
