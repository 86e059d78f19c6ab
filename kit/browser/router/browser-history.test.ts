import { expect, test } from 'vitest'
import { type BrowserHistory, createBlockers } from './browser-history.ts'
import { locationAt } from './location.ts'

const at = (pathname: string) => locationAt({ pathname, search: '', hash: '' })
const [here, there] = [at('/admin/orders/1'), at('/admin/emails')]
const guard = () => createBlockers({} as BrowserHistory, () => here)

/** Somebody with or without something to lose, and how often they were told that a visitor wants to leave. */
function formThat(shouldBlock: boolean) {
  const held: (() => void)[] = []
  return { held, shouldBlock: () => shouldBlock, hold: (proceed: () => void) => void held.push(proceed) }
}

test('of several forms on a page, the one with something to lose holds back, whichever came last', () => {
  const { lets, block } = guard()
  const [typed, empty] = [formThat(true), formThat(false)]
  block(typed)
  block(empty)
  let isGone = false
  expect(lets(there, () => (isGone = true))).toBe(false)
  expect([typed.held.length, empty.held.length, isGone]).toEqual([1, 0, false])
  typed.held[0]?.()
  expect(isGone).toBe(true)
})

test('a form that is gone holds nobody back', () => {
  const { lets, block } = guard()
  const [typed, other] = [formThat(true), formThat(false)]
  const release = block(typed)
  block(other)
  release()
  expect(lets(there, () => undefined)).toBe(true)
})
