/** What tells one movement of a bank from another, in whatever format it comes. */
type Words = {
  postedOn: string
  cents: number
  name: string
  memo: string
  bankRef: string
  chequeNo: string
}

/** The same words in another case, or with other blanks and signs between them, are the same. */
export function foldedWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** Day, amount, words and the check, as one line of text; references are named differently in each format. */
export function fingerprintOf({ postedOn, cents, name, memo, chequeNo }: Omit<Words, 'bankRef'>): string {
  const words = [name + memo, chequeNo.replace(/^0+/, '')].map(foldedWords)
  return [postedOn, cents, ...words].join('|')
}

/** A movement that an earlier statement held. */
export type StoredMovement = { fingerprint: string; occurrence: number; bankRef: string; format: string }

/**
 * Those of a statement that none before it held, each with the how-manieth of its twins it is: two true twins are two,
 * and where both statements have references, twins are told apart by these. `repeated` are the others.
 */
export function newAmong<Movement extends Words>(
  movements: readonly Movement[],
  format: string,
  stored: readonly StoredMovement[],
) {
  const storedBy = Map.groupBy(stored, ({ fingerprint }) => fingerprint)
  const groups = Map.groupBy(movements, fingerprintOf)
  const parts = [...groups].map(([fingerprint, twins]) => {
    const earlier = storedBy.get(fingerprint) ?? []
    const last = Math.max(0, ...earlier.map(({ occurrence }) => occurrence))
    const named = withoutNamed(twins, earlier)
    const left = withoutNameless(named.left, named.free, format)
    const isFresh = new Set<Words>(left)
    return {
      fresh: left.map((movement, at) => ({ ...movement, fingerprint, occurrence: last + at + 1 })),
      repeated: twins.filter((movement) => !isFresh.has(movement)),
    }
  })
  return { fresh: parts.flatMap(({ fresh }) => fresh), repeated: parts.flatMap(({ repeated }) => repeated) }
}

/** What is left of both when each of `twins` has taken one of `earlier` that has its reference. */
function withoutNamed<Movement extends Words>(
  twins: readonly Movement[],
  earlier: readonly StoredMovement[],
) {
  const freeBy = Map.groupBy(earlier, ({ bankRef }) => foldedWords(bankRef))
  const left = twins.filter(({ bankRef }) => bankRef === '' || !freeBy.get(foldedWords(bankRef))?.pop())
  return { left, free: [...freeBy.values()].flat() }
}

/** What is left of `twins` when each has taken one of `free` that it may be, as one of both has no reference that counts. */
function withoutNameless<Movement extends Words>(
  twins: readonly Movement[],
  free: readonly StoredMovement[],
  format: string,
): Movement[] {
  let forAll = free.filter((one) => one.bankRef === '' || one.format !== format).length
  let forNameless = free.length - forAll
  return twins.filter(({ bankRef }) => {
    if (bankRef === '' && forNameless > 0) forNameless--
    else if (forAll > 0) forAll--
    else return true
    return false
  })
}
