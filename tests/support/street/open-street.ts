import { afterAll, afterEach, beforeAll } from 'vitest'
import { startStreet, type Street } from './street.ts'

export { STUDIO } from './street.ts'

/** A street for one journey: opened before its tests, emptied of visitors after each, closed at the end. */
export function openStreet(env: NodeJS.ProcessEnv = {}): Omit<Street, 'clear' | 'close'> {
  let street: Street

  beforeAll(async () => {
    street = await startStreet(env)
  }, 120_000)
  afterEach(() => street?.clear())
  afterAll(() => street?.close(), 60_000)

  return {
    get shop() {
      return street.shop
    },
    get app() {
      return street.app
    },
    get address() {
      return street.address
    },
    get complaints() {
      return street.complaints
    },
    visitor: (size) => street.visitor(size),
    mailFor: (recipient, subject) => street.mailFor(recipient, subject),
  }
}
