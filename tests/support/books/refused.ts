import assert from 'node:assert/strict'
import { Refusal } from '#tests/support/injected-call.ts'

/** What a refused call says. Throws when the call was not refused, or `books` are not as they were. */
export async function refused(books: () => Promise<unknown>, call: () => Promise<unknown>): Promise<Refusal> {
  const before = await books()
  const outcome = await call().then(
    () => 'it was not refused',
    (error: unknown) => error,
  )
  if (!(outcome instanceof Refusal)) throw new Error('A refusal was expected', { cause: outcome })
  assert.deepEqual(await books(), before)
  return outcome
}
