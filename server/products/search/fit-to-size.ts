import { lengthIn } from '#kit/core/length-in-sentence.ts'
import { common, borrowEmpty, count, docsIn } from '#kit/node/search/bits.ts'
import type { ProductColumns } from './product-columns.ts'

const [AT_MOST, AT_LEAST] = [
  /\b(?:under|below|less than|smaller than|narrower than|up to|at most|max(?:imum)?|no (?:wider|longer|more) than)\b/i,
  /\b(?:over|above|more than|larger than|wider than|longer than|at least|min(?:imum)?)\b/i,
]
const SMALL = /\b(?:small|smaller|compact|narrow|tiny|mini|little)\b/i
const LARGE = /\b(?:large|larger|big|wide|oversized|extra long)\b/i
/** What a fitting size is worth: about as much as a word of the name. */
const WORTH = 200
/** A length is met by what differs by no more than this part of it. */
const TOLERANCE = 0.1

type Found = { bits: Uint32Array; scores: Uint16Array }

/** What was found, by the size the text names: `under 40 in` leaves out what is wider while anything fits; `72 in` and `small` only raise. */
export function fitToSize<Sized extends Found>(text: string, found: Sized, columns: ProductColumns): Sized {
  const cm = lengthIn(text)
  const [isMost, isLeast] = [AT_MOST.test(text), AT_LEAST.test(text)]
  if (cm !== undefined && (isMost || isLeast))
    return { ...found, bits: within(found.bits, columns, isMost ? [1, cm] : [cm, Infinity]) }
  raiseBySize(text, cm, found, columns)
  return found
}

/** Those as wide as the range, or all where none is. */
function within(bits: Uint32Array, { width }: ProductColumns, [least, most]: readonly [number, number]) {
  const fitting = borrowEmpty(bits.length)
  for (const doc of docsIn(bits, count(bits)))
    if (width[doc]! >= least && width[doc]! <= most) fitting[doc >>> 5]! |= 1 << (doc & 31)
  const narrowed = common(bits, fitting)
  return count(narrowed) > 0 ? narrowed : bits
}

/** Raises what is as wide as the text says: `72 in`, or `small`: narrower than half of what was found is. */
function raiseBySize(
  text: string,
  cm: number | undefined,
  { bits, scores }: Found,
  { width }: ProductColumns,
): void {
  const [isSmall, isLarge] = [SMALL.test(text), LARGE.test(text)]
  if (cm === undefined && !isSmall && !isLarge) return
  const docs = docsIn(bits, count(bits))
  const middle = cm ?? middleOf(docs, width)
  for (let i = 0; i < docs.length; i++) {
    const own = width[docs[i]!]!
    if (own === 0) continue
    const apart = Math.abs(own - middle) / middle
    if (cm !== undefined) scores[docs[i]!]! += apart <= TOLERANCE ? WORTH : 0
    else if (isSmall ? own < middle : own > middle)
      scores[docs[i]!]! += Math.round(WORTH * Math.min(apart, 1))
  }
}

/** The width that half of those of known width have at most. */
function middleOf(docs: Uint32Array, width: Uint16Array): number {
  const sizes = new Uint32Array(1 << 16)
  for (let i = 0; i < docs.length; i++) sizes[width[docs[i]!]!]!++
  let [middle, left] = [0, (docs.length - sizes[0]!) >>> 1]
  for (middle = 1; middle < sizes.length - 1 && left >= sizes[middle]!; middle++) left -= sizes[middle]!
  return middle
}
