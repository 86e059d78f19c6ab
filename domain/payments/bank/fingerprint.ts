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
    const sameRef = (movement: Movement, one: StoredMovement) =>
      movement.bankRef !== '' && foldedWords(movement.bankRef) === foldedWords(one.bankRef)
    const noRef = (movement: Movement, one: StoredMovement) =>
      movement.bankRef === '' || one.bankRef === '' || one.format !== format
    const named = withoutPairs(twins, earlier, sameRef)
    const { left } = withoutPairs(named.left, named.free, noRef)
    const isFresh = new Set<Words>(left)
    return {
      fresh: left.map((movement, at) => ({ ...movement, fingerprint, occurrence: last + at + 1 })),
      repeated: twins.filter((movement) => !isFresh.has(movement)),
    }
  })
  return { fresh: parts.flatMap(({ fresh }) => fresh), repeated: parts.flatMap(({ repeated }) => repeated) }
}

/** What is left of both when each of `twins` has taken one of `free` that it is. */
function withoutPairs<Movement>(
  twins: readonly Movement[],
  free: readonly StoredMovement[],
  isSame: (movement: Movement, one: StoredMovement) => boolean,
) {
  const rest = [...free]
  const left = twins.filter((movement) => {
    const at = rest.findIndex((one) => isSame(movement, one))
    if (at !== -1) rest.splice(at, 1)
    return at === -1
  })
  return { left, free: rest }
}
