import { Problem, problems } from '#contract/problems.ts'

/** The refusal of an address that somebody has already. */
export function emailTaken(): Problem {
  return new Problem('email_taken', { fields: { email: problems.email_taken.message } })
}
