/** Who wrote a review whose author has left the shop. */
const FORMER_CUSTOMER = 'A former customer'

/** Marks that only stand before a letter, such as the ʻokina of "ʻIolani", are no initials. */
const INITIAL = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]\p{M}*/u

/** The author of a review as everybody may read it, "Leilani K."; nothing of the name of a deleted person. */
export function authorName(author: { firstName: string; lastName: string; isDeleted: boolean }): string {
  if (author.isDeleted) return FORMER_CUSTOMER
  const initial = INITIAL.exec(author.lastName)?.[0]?.toUpperCase()
  return initial === undefined ? author.firstName : `${author.firstName} ${initial}.`
}
