import { lengthIn } from '#kit/core/length-in-sentence.ts'
import { count, docsIn, those } from '#kit/node/search/bits.ts'
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

/** What is left of what was found, how much each is raised, where any is, and the size that none of it has. */
type Fit = { bits: Uint32Array; raiseOf?: (doc: number) => number; unmet?: string }

/** What was found, by the size the text names: `under 40 in` leaves out what is wider while anything fits; `72 in` and `small` only raise. */
export function fitToSize(text: string, bits: Uint32Array, { width }: ProductColumns): Fit {
  const { cm, written } = lengthIn(text) ?? {}
  const [isMost, isLeast] = [AT_MOST.test(text), AT_LEAST.test(text)]
  if (cm !== undefined && (isMost || isLeast)) {
    const [least, most] = isMost ? [1, cm] : [cm, Infinity]
    const fitting = those(bits, (doc) => width[doc]! >= least && width[doc]! <= most)
    return count(fitting) > 0 ? { bits: fitting } : { bits, unmet: written }
  }
  const [isSmall, isLarge] = [SMALL.test(text), LARGE.test(text)]
  if (cm === undefined && !isSmall && !isLarge) return { bits }
  // Small is what is narrower than half of what was found.
  const middle = cm ?? middleOf(docsIn(bits, count(bits)), width)
  const apart = (doc: number) => Math.abs(width[doc]! - middle) / middle
  if (cm !== undefined) {
    const isNear = (doc: number) => apart(doc) <= TOLERANCE
    if (count(those(bits, isNear)) === 0) return { bits, unmet: written }
    return { bits, raiseOf: (doc) => (isNear(doc) ? WORTH : 0) }
  }
  const raiseOf = (doc: number) => {
    const own = width[doc]!
    const isMeant = own > 0 && (isSmall ? own < middle : own > middle)
    return isMeant ? Math.round(WORTH * Math.min(apart(doc), 1)) : 0
  }
  return { bits, raiseOf }
}

/** The width that half of those of known width have at most. */
function middleOf(docs: Uint32Array, width: Uint16Array): number {
  const sizes = new Uint32Array(1 << 16)
  for (let i = 0; i < docs.length; i++) sizes[width[docs[i]!]!]!++
  let [middle, left] = [0, (docs.length - sizes[0]!) >>> 1]
  for (middle = 1; middle < sizes.length - 1 && left >= sizes[middle]!; middle++) left -= sizes[middle]!
  return middle
}
