import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { loseReply } from './failing-calls.ts'

/** A line that comes back takes its time on a busy machine. */
const PATIENCE_MS = 60_000

/** A step at whose end something is sent to the shop. */
export type Step = {
  name: string
  /** Brings the page to the step and types all there is to type. */
  type: () => Promise<Page>
  /** The call at its end, as a pattern of addresses. */
  call: string
  send: (page: Page) => Promise<unknown>
  /** What is read when nobody answered. */
  says: RegExp
  /** What was typed and chosen, as it stands there. */
  typed: (page: Page) => Promise<unknown>
  done: (page: Page) => Promise<unknown>
  /** How many there are of what the step makes. */
  count: () => Promise<number>
  /** How many more there are in the end; one unless it says otherwise. */
  makes?: number
  /** The page finds out by itself what came of a lost answer, instead of saying that nobody answered. */
  findsOut?: boolean
}

/**
 * Sends a step without a line, then over one that loses the answer, then over a good one: nothing typed is lost, and
 * what was asked for three times is made once.
 */
async function walkOverLostLine(step: Step): Promise<void> {
  const { type, call, send, says, typed, done, count, makes = 1, findsOut = false } = step
  const page = await type()
  page.setDefaultTimeout(PATIENCE_MS)
  const [before, atFirst] = [await count(), await typed(page)]
  const fail = async () => {
    await Promise.all([page.waitForEvent('requestfailed'), send(page)])
    await page.getByText(says).first().waitFor()
    await expect.poll(() => typed(page)).toEqual(atFirst)
  }
  await page.context().setOffline(true)
  await fail()
  expect(await count()).toBe(before)
  await page.context().setOffline(false)
  await page.route(call, loseReply, { times: 1 })
  if (!findsOut) await fail()
  await send(page)
  await done(page)
  expect(await count()).toBe(before + makes)
  await page.context().close()
}

/** Walks all of `steps`; says of each that lost or doubled something what it was. */
export async function faultsOverLostLine(steps: readonly Step[]): Promise<string[]> {
  const faults: string[] = []
  for (const step of steps)
    await walkOverLostLine(step).catch((error: Error) => faults.push(`${step.name}: ${error.message}`))
  return faults
}
