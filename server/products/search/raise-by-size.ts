import { typedCm } from '#kit/core/length.ts'
import { docsIn, count } from '#kit/node/search/bits.ts'
import type { ProductColumns } from './product-columns.ts'

const LENGTH = /(\d{1,3}(?:\.\d+)?)\s*(?:-\s*)?("|”|″|''|inch(?:es)?\b|in\b|ft\b|feet\b|foot\b|'|’|cm\b)/i
const SMALL = /\b(?:small|smaller|compact|narrow|tiny|mini|little)\b/i
const LARGE = /\b(?:large|larger|big|wide|oversized|extra long)\b/i
/** What a fitting size is worth: about as much as a word of the name. */
const WORTH = 200
/** A length is met by what differs by no more than this part of it. */
const TOLERANCE = 0.1

type Found = { bits: Uint32Array; scores: Uint16Array }

/** Raises, of what was found, what is as wide as the text says: `72 in`, or `small`: narrower than half of it is. */
export function raiseBySize(text: string, { bits, scores }: Found, { width }: ProductColumns): void {
  const cm = lengthIn(text)
  const [isSmall, isLarge] = [SMALL.test(text), LARGE.test(text)]
  if (cm === undefined && !isSmall && !isLarge) return
  const docs = docsIn(bits, count(bits)).filter((doc) => width[doc]! > 0)
  const middle = Uint16Array.from(docs, (doc) => width[doc]!).toSorted()[docs.length >>> 1] ?? 0
  for (const doc of docs) {
    const own = width[doc]!
    const apart = Math.abs(own - (cm ?? middle)) / (cm ?? middle)
    if (cm !== undefined) scores[doc]! += apart <= TOLERANCE ? WORTH : 0
    else if (isSmall ? own < middle : own > middle) scores[doc]! += Math.round(WORTH * Math.min(apart, 1))
  }
}

function lengthIn(text: string): number | undefined {
  const [, number = '', unit = ''] = LENGTH.exec(text) ?? []
  return typedCm(`${number} ${unit}`, 'in')
}
