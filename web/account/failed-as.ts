import { CallError } from '#web/api/call-error.ts'

/**
 * Says in `words` that a call has failed by no fault of what was typed: no answer, or trouble of the shop's own.
 * A refusal keeps the words that the shop gave it: `call(…).catch(failedAs('Failed to update profile'))`.
 */
export function failedAs(words: string) {
  return (error: unknown): never => {
    if (!(error instanceof CallError) || (error.status > 0 && error.status < 500)) throw error
    throw new CallError({ status: error.status, code: error.code, message: words })
  }
}
