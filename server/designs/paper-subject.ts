import type { PaperSubject } from '#server/db/schema/documents.ts'
import type { StoredRequest } from './queries.ts'

/** Who a paper of a design fee is for, and which request it names. */
export function paperSubject({ number: reference, user }: StoredRequest): PaperSubject {
  const { firstName, lastName, email } = user
  return { customer: { firstName, lastName, email }, reference }
}
