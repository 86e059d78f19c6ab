/** The end of an order's id, by which it is found as well as by its number: 8 characters. */
export function orderReference(id: string): string {
  return id.slice(-8)
}

/** What people write with the payment of a design request: DR- and the first 8 characters of its id. */
export function requestReference(id: string): string {
  return `DR-${id.slice(0, 8)}`
}

/** Fewer characters of a reference are found in too many. */
const REFERENCE_BEGUN = /^[\da-f]{3,8}$/

/** `words` as the beginning of an order's reference, `#` before it or not; undefined where they can be none. */
export function orderReferenceBegun(words: string): string | undefined {
  return begunIn(words.replace(/^#/, ''))
}

/** `words` as the beginning of a design request's reference, with or without DR-; undefined where they can be none. */
export function requestReferenceBegun(words: string): string | undefined {
  return begunIn(words.replace(/^#?dr-/i, ''))
}

function begunIn(words: string): string | undefined {
  const small = words.toLowerCase()
  return REFERENCE_BEGUN.test(small) ? small : undefined
}
