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

/** What is left of what was found, and how much each is raised, where any is. */
type Fit = { bits: Uint32Array; raiseOf?: (doc: number) => number }

/** What was found, by the size the text names: `under 40 in` leaves out what is wider while anything fits; `72 in` and `small` only raise. */
export function fitToSize(text: string, bits: Uint32Array, { width }: ProductColumns): Fit {
  const cm = lengthIn(text)
  const [isMost, isLeast] = [AT_MOST.test(text), AT_LEAST.test(text)]
  if (cm !== undefined && (isMost || isLeast)) {
    const [least, most] = isMost ? [1, cm] : [cm, Infinity]
    const fitting = those(bits, (doc) => width[doc]! >= least && width[doc]! <= most)
    return { bits: count(fitting) > 0 ? fitting : bits }
  }
  const [isSmall, isLarge] = [SMALL.test(text), LARGE.test(text)]
  if (cm === undefined && !isSmall && !isLarge) return { bits }
  // Small is what is narrower than half of what was found.
  const middle = cm ?? middleOf(docsIn(bits, count(bits)), width)
  const raiseOf = (doc: number) => {
    const own = width[doc]!
    const apart = Math.abs(own - middle) / middle
    if (own === 0) return 0
    if (cm !== undefined) return apart <= TOLERANCE ? WORTH : 0
    return (isSmall ? own < middle : own > middle) ? Math.round(WORTH * Math.min(apart, 1)) : 0
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
