import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { messageOf, unanswered } from '#kit/browser/api/call-error.ts'
import type { Street } from '#tests/support/street/street.ts'

/** How a call fails: the shop answers without a word, or nobody answers. */
export const failures = {
  'answers without a word': (route: Route) => route.fulfill({ status: 500, body: '' }),
  'does not answer': (route: Route) => route.abort(),
} as const

/** The shop does what it was asked, and its answer never arrives. */
export async function loseReply(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

type Words = { silent: string; dropped: string }

/** What is done on a page, and the call that is to fail with it. */
export type Act = {
  call: RegExp
  act: () => Promise<unknown>
  /** What is read when the shop answers without a word, and when it does not answer. */
  says: string | Words
  /** What must be there after a failure as it was before. */
  stored: () => Promise<unknown>
  /** Waits for what is there once it has worked. */
  done: () => Promise<unknown>
}

/** The words of a page, with the reason behind them where nobody answered. */
export function withReason(silent: string): Words {
  return { silent, dropped: messageOf(unanswered('network'), silent) }
}

/** Lets the call of an act fail in both ways, which costs nothing but words, and then work. */
export async function expectNothingLost(page: Page, { call, act, says, stored, done }: Act): Promise<void> {
  const { silent, dropped } = typeof says === 'string' ? { silent: says, dropped: says } : says
  const before = await stored()
  for (const [words, fail] of [
    [silent, failures['answers without a word']],
    [dropped, failures['does not answer']],
  ] as const) {
    await page.route(call, fail, { times: 1 })
    await Promise.all([page.waitForRequest(call), act()])
    await page.getByText(words).first().waitFor()
    expect(await stored()).toEqual(before)
  }
  await act()
  await done()
}

/** What pages complained of, but the failures that were meant. */
export function complaintsBeside({ complaints }: Pick<Street, 'complaints'>): string[] {
  return complaints.splice(0).filter((words) => !/ERR_FAILED|status of (401|404|500)/.test(words))
}
