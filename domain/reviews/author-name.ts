import { initialOf } from '#domain/users/initial.ts'

/** Who wrote a review whose author has left the shop. */
const FORMER_CUSTOMER = 'A former customer'

/** The author of a review as everybody may read it, "Leilani K."; nothing of the name of a deleted person. */
export function authorName(author: { firstName: string; lastName: string; isDeleted: boolean }): string {
  if (author.isDeleted) return FORMER_CUSTOMER
  const initial = initialOf(author.lastName)
  return initial === '' ? author.firstName : `${author.firstName} ${initial}.`
}
