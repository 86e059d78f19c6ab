import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { orderMessages } from '#server/db/schema/order-messages.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { messageCalls } from '#tests/support/seed/messages.ts'
import { seedQuoteRequest, seedSentQuote } from '#tests/support/seed/order.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { sendMessageLetters } from './message-letters.ts'

const testing = testShop()
const MINUTE = 60_000
const { write, askChange } = messageCalls(testing)
const letters = async () => {
  const rows = await testing.shop.db.select().from(emails).orderBy(asc(emails.createdAt))
  return rows.filter(({ letter }) => letter === 'order-message')
}

test('the first letter goes at once to the other side; what follows within ten minutes leaves in one', async () => {
  const { _id, number } = await seedQuoteRequest(testing)
  const attachments = [new File([Buffer.from(sampleFiles.png)], 'Corner.png')]
  await write(leilani, _id, { text: 'In oak?\nOr ash?', attachments })
  await write(leilani, _id, { text: 'And a bench?' })
  await write(leilani, _id, { text: 'Or a stool?' })
  const [first, ...others] = await letters()
  expect(others).toEqual([])
  expect(first).toMatchObject({
    recipient: 'studio@lanai.example',
    replyTo: leilani.email,
    subject: `New message on ${number}`,
  })
  expect(first?.bodyText).toContain(`Leilani Akana wrote about ${number}:`)
  expect(first?.bodyText).toContain('In oak?\nOr ash? (with 1 file)')
  expect(first?.bodyText).toContain(`/admin/orders/${number}`)
  testing.wait(10 * MINUTE)
  await Promise.all([sendMessageLetters(testing.shop), sendMessageLetters(testing.shop)])
  const [, gathered, ...more] = await letters()
  expect(more).toEqual([])
  expect(gathered?.subject).toBe(`2 new messages on ${number}`)
  expect(gathered?.bodyText).toContain('Message:\nAnd a bench?')
})

test("the studio's letter goes to the customer, and names no price of a request that has none", async () => {
  const { _id, number } = await seedQuoteRequest(testing)
  await write(noa, _id, { text: 'Both are there.' })
  const [letter] = await letters()
  expect(letter?.recipient).toBe(leilani.email)
  expect(letter?.bodyText).toContain('Both are there.')
  expect(letter?.bodyText).toContain(`/account/orders/${number}`)
  expect(`${letter?.html} ${letter?.bodyText}`).not.toMatch(/\$\d/)
})

test('a change that is asked for says so', async () => {
  const { _id, number } = await seedSentQuote(testing)
  await askChange(leilani, _id, { text: 'Two less' })
  const [letter] = await letters()
  expect(letter?.subject).toBe(`Change asked for on quote ${number}`)
  expect(letter?.bodyText).toContain('Two less')
})

test('nobody is written to about an order that was put out of sight meanwhile', async () => {
  const { _id: id } = await seedQuoteRequest(testing)
  await write(leilani, id)
  await write(leilani, id)
  await testing.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'cancelled' } })
  await testing.as(noa).call('DELETE /api/orders/:id', { params: { id } })
  testing.wait(10 * MINUTE)
  await sendMessageLetters(testing.shop)
  expect(await letters()).toHaveLength(1)
  const rows = await testing.shop.db.select().from(orderMessages)
  expect(rows.every(({ notifiedAt }) => notifiedAt !== null)).toBe(true)
})
