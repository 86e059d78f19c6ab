import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { commentCalls } from '#tests/support/seed/comment-calls.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { sendCommentLetters } from './comment-letters.ts'

const testing = testShop()
const MINUTE = 60_000

let id = ''

beforeEach(async () => {
  id = await seedRequest(testing, leilani, { status: 'review', paymentStatus: 'paid' })
})

const { pin, reply } = commentCalls(testing, () => id)
const letters = () => testing.shop.db.select().from(emails).orderBy(asc(emails.createdAt))
const round = () => sendCommentLetters(testing.shop)

test('the first letter goes at once; what follows within ten minutes leaves in one', async () => {
  const [first] = await pin(leilani, { text: 'A door here?' })
  expect(await letters()).toHaveLength(1)
  testing.wait(MINUTE)
  await pin(leilani, { text: 'And a bench there?' })
  await reply(leilani, first?._id ?? '', 'A sliding one.')
  testing.wait(8 * MINUTE)
  await round()
  expect(await letters()).toHaveLength(1)

  testing.wait(MINUTE)
  await round()
  const [, gathered, ...others] = await letters()
  expect(others).toEqual([])
  expect(gathered).toMatchObject({
    letter: 'design-comment',
    recipient: 'studio@lanai.example',
    replyTo: leilani.email,
    subject: `2 new comments on ${await numberOf(testing, id)}`,
  })
  expect(gathered?.bodyText).toContain('Leilani Akana wrote 2 comments:')
  expect(gathered?.bodyText).toContain('Comment 2, on the floor plan:\nAnd a bench there?')
  expect(gathered?.bodyText).toContain('Comment 1, on the floor plan:\nA sliding one.')

  testing.wait(60 * MINUTE)
  await round()
  expect(await letters()).toHaveLength(2)
})

test('ten minutes begin again with each letter, for each side by itself', async () => {
  await pin(leilani)
  await pin(noa)
  expect(await letters()).toHaveLength(2)
  testing.wait(9 * MINUTE)
  await pin(leilani, { text: 'Second' })
  testing.wait(MINUTE)
  // The next comment takes along what waits, before the round has come.
  await pin(leilani, { text: 'Third' })
  expect(await letters()).toHaveLength(3)
  await pin(leilani, { text: 'Fourth' })
  testing.wait(9 * MINUTE)
  await round()
  expect(await letters()).toHaveLength(3)
  testing.wait(MINUTE)
  await round()
  expect((await letters()).at(-1)).toMatchObject({ subject: `New comment on ${await numberOf(testing, id)}` })
})

test('90 comments are two letters, the second with the first 20 of them, shortened', async () => {
  for (let at = 0; at < 90; at++) await pin(leilani, { text: `${at} ${'x'.repeat(1_900)}` })
  expect(await letters()).toHaveLength(1)
  testing.wait(10 * MINUTE)
  await Promise.all([round(), round()])
  const [, gathered, ...others] = await letters()
  expect(others).toEqual([])
  expect(gathered?.subject).toBe(`89 new comments on ${await numberOf(testing, id)}`)
  expect(gathered?.bodyText).toContain('… and 69 more')
  expect(gathered?.bodyText.length).toBeLessThan(12_000)
})
