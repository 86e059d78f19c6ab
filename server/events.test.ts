import { expect, test } from 'vitest'
import { designHistory } from '#server/db/schema/designs.ts'
import { leilani } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()

/** What is sent of a request to which `descriptions` happened, oldest first. */
async function pastAfter(descriptions: readonly string[]) {
  const requestId = await seedRequest(testing, leilani)
  const event = { requestId, type: 'suggestion_answered', title: 'Answered', actorId: leilani.id } as const
  const createdAt = testing.shop.clock()
  await testing.shop.db
    .insert(designHistory)
    .values(descriptions.map((description) => ({ ...event, description, createdAt })))
  const params = { id: requestId }
  return (await testing.as(leilani).call('GET /api/design-requests/:id', { params })).request
}

test('of long events only the newest 32 KB are sent', async () => {
  const events = Array.from({ length: 200 }, (_, at) => `${at} ${'床'.repeat(1_000)}`)
  const { history, historyCount } = await pastAfter(events)
  expect(history.map(({ description }) => description)).toEqual(events.slice(-11))
  expect(historyCount).toBe(200)
})

test('the newest event is sent, however long it is', async () => {
  const events = ['First', '床'.repeat(20_000)]
  const { history, historyCount } = await pastAfter(events)
  expect(history.map(({ description }) => description)).toEqual(events.slice(-1))
  expect(historyCount).toBe(2)
})
