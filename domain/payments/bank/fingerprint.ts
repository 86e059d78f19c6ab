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

/** Day, amount, words, the bank's own reference and the check, as one line of text. */
export function fingerprintOf({ postedOn, cents, name, memo, bankRef, chequeNo }: Words): string {
  const words = [name + memo, bankRef, chequeNo.replace(/^0+/, '')].map(foldedWords)
  return [postedOn, cents, ...words].join('|')
}

/** Each movement with its fingerprint, and the how-manieth of its twins it is: two true twins are two. */
export function withFingerprints<Movement extends Words>(movements: readonly Movement[]) {
  const counts = new Map<string, number>()
  return movements.map((movement) => {
    const fingerprint = fingerprintOf(movement)
    const occurrence = (counts.get(fingerprint) ?? 0) + 1
    counts.set(fingerprint, occurrence)
    return { ...movement, fingerprint, occurrence }
  })
}
