import { Problem, problems } from '#contract/problems.ts'
import { databaseFault } from '#kit/node/db/database.ts'

/** The refusal of an address that somebody has already. */
export function emailTaken(): Problem {
  return new Problem('email_taken', { fields: { email: problems.email_taken.message } })
}

/** Where two take an address at once, the database refuses the second. */
export function emailTakenInstead(error: unknown): never {
  throw databaseFault(error)?.kind === 'unique' ? emailTaken() : error
}
