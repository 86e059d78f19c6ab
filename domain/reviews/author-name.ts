/** Who wrote a review whose author has left the shop. */
const FORMER_CUSTOMER = 'A former customer'

/** Marks that only stand before a letter, such as the ʻokina of "ʻIolani", are no initials. */
const INITIAL = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]\p{M}*/u

/** Empty for a name without a letter. */
export function initialOf(name: string): string {
  return INITIAL.exec(name)?.[0].toUpperCase() ?? ''
}

/** The author of a review as everybody may read it, "Leilani K."; nothing of the name of a deleted person. */
export function authorName(author: { firstName: string; lastName: string; isDeleted: boolean }): string {
  if (author.isDeleted) return FORMER_CUSTOMER
  const initial = initialOf(author.lastName)
  return initial === '' ? author.firstName : `${author.firstName} ${initial}.`
}
