import { Problem } from '#contract/problems.ts'

/** What is wrong with one field of what was sent. */
export function invalid(field: string, message: string): Problem {
  return new Problem('validation_failed', { message, fields: { [field]: message } })
}
