import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CUSTOMER_MESSAGES, MAX_MESSAGES } from '#domain/orders/message-limits.ts'
import { orderMessages } from '#server/db/schema/order-messages.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { refusalOf } from '#tests/support/books/order-books.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { messageCalls } from '#tests/support/seed/messages.ts'
import { seedOrder, seedQuoteRequest, seedSentQuote } from '#tests/support/seed/order.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const { askChange, write, read, markRead } = messageCalls(testing)
const refused = (attempt: () => Promise<unknown>) => refusalOf(testing.shop.db, attempt)
const rows = () => testing.shop.db.select().from(orderMessages)
const fileOf = (bytes: Uint8Array, name: string) => new File([Buffer.from(bytes)], name)

const storedFiles = () => readdir(join(testing.shop.config.dataDir, 'files', 'evidence')).catch(() => [])

/** Messages 1 to `count`, as they would lie there. */
async function insertMessages(orderId: string, count: number): Promise<void> {
  const written = { orderId, authorId: leilani.id, writtenAs: 'client' as const, createdAt: new Date(0) }
  const notifiedAt = testing.shop.clock()
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  await testing.shop.db
    .insert(orderMessages)
    .values(
      numbers.map((number) => ({ ...written, notifiedAt, number, id: randomUUID(), text: `${number}` })),
    )
}

test('customer and studio write on one thread, and each sees whose it is', async () => {
  const { _id } = await seedQuoteRequest(testing)
  await write(leilani, _id, { text: '  In oak?\nOr ash?  ' })
  await write(noa, _id, { text: 'Both.' })
  const mine = { name: 'Leilani Akana', isStudio: false }
  expect(await read(leilani, _id)).toMatchObject({
    messageCount: 2,
    messages: [
      { number: 1, text: 'In oak?\nOr ash?', author: { ...mine, isMe: true }, readAt: null, attachments: [] },
      { number: 2, text: 'Both.', author: { isStudio: true, isMe: false }, asksChange: false },
    ],
  })
  expect((await read(noa, _id)).messages[0]?.author).toEqual({ ...mine, isMe: false })
})

test('what the studio writes leaves one row in the audit log, what the customer writes none', async () => {
  const { _id } = await seedOrder(testing)
  await write(leilani, _id)
  expect(await auditOf(testing.shop.db, 'order', _id)).toEqual([])
  await write(noa, _id, { text: 'On Monday.' })
  expect(await auditOf(testing.shop.db, 'order', _id)).toMatchObject([
    { action: 'order.message_sent', actorId: noa.id, after: { message: 'On Monday.' } },
  ])
})

test("files go with a message, and only the order's customer and the studio read them", async () => {
  const { _id } = await seedOrder(testing)
  const attachments = [fileOf(sampleFiles.png, 'Corner.png'), fileOf(sampleFiles.pdf, 'plan.pdf')]
  await write(noa, _id, { attachments })
  const [message] = (await read(leilani, _id)).messages
  expect(message?.attachments).toMatchObject([
    { name: 'Corner.png', contentType: 'image/png' },
    { name: 'plan.pdf', contentType: 'application/pdf' },
  ])
  const id = /files\/([\da-f-]+)/.exec(message?.attachments[0]?.url ?? '')?.[1] ?? ''
  for (const person of [leilani, noa])
    await expect(testing.as(person).call('GET /api/files/:id', { params: { id } })).resolves.toBeDefined()
  await expect(testing.as(kai).call('GET /api/files/:id', { params: { id } })).rejects.toMatchObject({
    status: 404,
  })
})

test.each([
  ['nothing', { text: '  ' }, { fields: { text: 'Write a message first' } }],
  ['too much', { text: 'x'.repeat(2001) }, {}],
  [
    'too many files',
    { attachments: Array.from({ length: 4 }, () => fileOf(sampleFiles.png, 'a.png')) },
    { fields: { attachments: 'Please upload at most 3 files at once' } },
  ],
  ['a page', { attachments: [fileOf(Buffer.from('<html>'), 'a.html')] }, { code: 'unsupported_type' }],
])('%s is refused', async (_what, sent, refusal) => {
  const { _id } = await seedOrder(testing)
  const before = await storedFiles()
  expect(await refused(() => write(leilani, _id, sent))).toMatchObject({
    code: 'validation_failed',
    ...refusal,
  })
  expect(await rows()).toEqual([])
  expect(await storedFiles()).toEqual(before)
})

test("someone else's order answers as an unknown one, and a visitor is asked to sign in", async () => {
  const { _id } = await seedOrder(testing)
  await write(leilani, _id)
  const asks = [(who: Person) => write(who, _id), (who: Person) => read(who, _id)]
  for (const ask of [...asks, (who: Person) => markRead(who, _id, 1)]) {
    expect(await refused(() => ask(kai))).toMatchObject({ status: 404, code: 'order_not_found' })
    expect(await refused(() => ask(nobody))).toMatchObject({ status: 401 })
  }
  expect(await rows()).toMatchObject([{ readAt: null }])
})

test('a repeat under the same key is one message', async () => {
  const { _id } = await seedOrder(testing)
  const key = randomUUID()
  const attachments = [fileOf(sampleFiles.png, 'Corner.png')]
  const first = await write(leilani, _id, { key, attachments })
  expect(await write(leilani, _id, { key, attachments })).toEqual(first)
  expect(await rows()).toHaveLength(1)
})

test.each([
  ['the customer', leilani, CUSTOMER_MESSAGES],
  ['the studio', noa, MAX_MESSAGES],
])(
  '%s writes the last message that an order takes of theirs, and is told so at the next',
  async (_who, person, most) => {
    const { _id } = await seedOrder(testing)
    await insertMessages(_id, most - 1)
    await write(person, _id)
    expect(await refused(() => write(person, _id))).toMatchObject({
      status: 409,
      code: 'too_many_messages',
      message: 'This order has as many messages as it can hold. Please write by email instead.',
    })
    expect(await rows()).toHaveLength(most)
  },
)

test('the studio can answer a customer who filled the thread', async () => {
  const { _id } = await seedSentQuote(testing)
  await insertMessages(_id, CUSTOMER_MESSAGES)
  expect(await refused(() => askChange(leilani, _id))).toMatchObject({ code: 'too_many_messages' })
  expect(await write(noa, _id, { text: 'By phone?' })).toMatchObject({ number: CUSTOMER_MESSAGES + 1 })
})

test('the newest 50 come first, and those before a number after that', async () => {
  const { _id } = await seedOrder(testing)
  await insertMessages(_id, 60)
  const { messages, messageCount } = await read(leilani, _id)
  expect([messages.length, messages[0]?.number, messages.at(-1)?.number, messageCount]).toEqual([
    50, 11, 60, 60,
  ])
  expect((await read(leilani, _id, 11)).messages.map(({ number }) => number)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ])
})

test('what the other side wrote is unread until it was read, for each side by itself', async () => {
  const { _id } = await seedOrder(testing)
  await write(leilani, _id)
  await write(noa, _id)
  await write(noa, _id)
  const unread = async (person: Person) => {
    const params = { id: _id }
    return (await testing.as(person).call('GET /api/orders/:id', { params })).order.unreadMessages
  }
  expect([await unread(leilani), await unread(noa)]).toEqual([2, 1])
  expect(await markRead(leilani, _id, 2)).toBe(1)
  expect([await unread(leilani), await unread(noa)]).toEqual([1, 1])
  const { orders } = await testing.as(leilani).call('GET /api/orders/myorders')
  expect(orders).toMatchObject([{ unreadMessages: 1 }])
  expect((await read(noa, _id)).messages.map(({ readAt }) => readAt !== null)).toEqual([false, true, false])
  const listed = () => testing.as(noa).call('GET /api/orders', { query: { messages: 'unread' } })
  expect((await listed()).orders).toMatchObject([{ _id, unreadMessages: 1 }])
  await markRead(noa, _id, 1)
  expect((await listed()).orders).toEqual([])
})

test('the messages of a deleted customer stay, without the name', async () => {
  const { _id } = await seedOrder(testing)
  await write(leilani, _id)
  await testing.as(noa).call('DELETE /api/users/admin/:id', { params: { id: leilani.id } })
  expect((await read(noa, _id)).messages).toMatchObject([
    { text: 'In oak?', author: { name: 'Former customer', isStudio: false } },
  ])
})
