import { eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { orderMessages } from '#server/db/schema/order-messages.ts'
import { questions } from '#server/db/schema/questions.ts'
import { sendMessageLetters } from '#server/orders/messages/message-letters.ts'
import { sendQuestionLetters } from '#server/questions/question-letters.ts'
import { leilani, nobody } from '#tests/support/people.ts'
import { messageCalls } from '#tests/support/seed/messages.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { sendGathered } from './gathered-letters.ts'

const shop = testShop()
const { write } = messageCalls(shop)
const BATCH = 10 * 60_000
/** Where a letter cuts it stands half of a flower. */
const long = `${'a'.repeat(499)}🌺 and so on`

const bodies = async (letter: string) =>
  (await shop.shop.db.select().from(emails).where(eq(emails.letter, letter))).map(({ bodyText }) => bodyText)

test('a long text is quoted up to a whole character, and its letter leaves', async () => {
  const { _id } = await seedOrder(shop)
  const asked = { name: 'Kai Nakamura', email: 'kai@example.com', text: long }
  for (let times = 0; times < 3; times++) {
    await write(leilani, _id, { text: long })
    await shop.as(nobody).call('POST /api/questions', { body: asked })
  }
  shop.wait(BATCH)
  await sendMessageLetters(shop.shop)
  await sendQuestionLetters(shop.shop)
  for (const letter of ['order-message', 'studio-question'])
    expect(await bodies(letter)).toContainEqual(expect.stringContaining(`${'a'.repeat(499)}…`))
  expect(await shop.shop.db.$count(questions, isNull(questions.notifiedAt))).toBe(0)
})

test('letters about one order that cannot be written keep nobody else from theirs', async () => {
  const [{ _id: one }, { _id: other }] = [await seedOrder(shop), await seedOrder(shop)]
  for (const id of [one, other, one, other]) await write(leilani, id, { text: 'In oak?' })
  shop.wait(BATCH)
  const asked: string[] = []
  const sent = sendGathered(shop.shop, 'order', async (tx, { id }) => {
    asked.push(id)
    await tx.update(orderMessages).set({ notifiedAt: shop.shop.clock() }).where(eq(orderMessages.orderId, id))
    if (asked.length === 1) throw new Error('no letter')
    return []
  })
  await expect(sent).rejects.toThrow('no letter')
  expect(asked.toSorted()).toEqual([one, other].toSorted())
  const waiting = await shop.shop.db.select().from(orderMessages).where(isNull(orderMessages.notifiedAt))
  expect(waiting.map(({ orderId }) => orderId)).toEqual([asked[0]])
})
