import pg from 'pg'
import { expect, vi } from 'vitest'
import { Refusal } from './injected-call.ts'

/** Why a call fails that is let fail. */
export const PLANTED = 'a planted failure'

/** Lets the call number `failing` fail: of those to the database, and of others that go through `meet`. */
export function plantFailure(failing: number) {
  let calls = 0
  const meet = () => {
    calls += 1
    return calls === failing ? Promise.reject(new Error(PLANTED)) : undefined
  }
  const original = pg.Client.prototype.query as (...requested: unknown[]) => unknown
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...requested: unknown[]
  ) {
    return (meet() ?? original.apply(this, requested)) as never
  })
  return {
    /** Counts a call; a rejection where it is the one that fails. */
    meet,
    /** Whether there was a call with that number. */
    isReached: () => calls >= failing,
    restore: () => query.mockRestore(),
  }
}

/** Lets the call number `failing` to the database fail; tells what came of the work, and whether it got that far. */
export async function withFailure(failing: number, work: () => Promise<unknown>) {
  const { isReached, restore } = plantFailure(failing)
  try {
    const outcome = await work().catch((error: unknown) => error)
    return { outcome, isReached: isReached() }
  } finally {
    restore()
  }
}

/** A failure is answered as one of ours, and says nothing of its cause. */
export function expectOurFault(outcome: Error): void {
  expect(outcome).toBeInstanceOf(Refusal)
  expect(outcome).toHaveProperty('status', 500)
  expect(JSON.stringify((outcome as Refusal).body)).not.toContain(PLANTED)
}
