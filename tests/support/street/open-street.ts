import { afterEach, test } from 'vitest'
import { startStreet, type Street } from './street.ts'

export { STUDIO } from './street.ts'

/** The street of this worker: opened before its first journey, closed after its last. */
const journey = test.extend<{ $worker: { street: Street } }>({
  street: [
    // oxlint-disable-next-line no-empty-pattern -- the signature of a fixture
    async ({}, use) => {
      const street = await startStreet()
      await use(street)
      await street.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * A street for one file of journeys, with its shop as it is on its first day: emptied of visitors after each test, and
 * what was done in the shop is undone at the end.
 */
export function openStreet(): Omit<Street, 'begin' | 'rollBack' | 'seen' | 'clear' | 'close'> {
  let street: Street

  journey.beforeAll(async ({ street: opened }) => {
    street = opened
    await street.begin()
  }, 120_000)
  afterEach(async ({ task }) => {
    const [error] = task.result?.errors ?? []
    if (error) error.message += `, while the pages showed\n${await street.seen()}`
    await street.clear()
  })
  journey.afterAll(() => street.rollBack(), 60_000)

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
