import { Problem } from '#contract/problems.ts'

/** The refusal of one field of what was sent. */
export function invalid(field: string, message: string): Problem {
  return new Problem('validation_failed', { message, fields: { [field]: message } })
}
