import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { statementFile } from '#tests/support/bank/statement-file.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { noa } from '#tests/support/people.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { type TestAsk, testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)
const { accounts, expectRefused, order, read } = moneyDesk(shop)

type Move = NonNullable<TestAsk<'PUT /api/bank/lines/:id'>['body']>
const bring = (statement: File) => shop.as(noa).call('POST /api/bank/imports', { body: { statement } })
const linesNow = async (state: 'new' | 'matched' | 'set_aside' = 'new') =>
  (await shop.as(noa).call('GET /api/bank/lines', { query: { state } })).lines
const moved = (id: string, body: Move) =>
  shop.as(noa).call('PUT /api/bank/lines/:id', { params: { id }, body })

test('a line by which a check was returned takes it back, and the line by which it came is set aside', async () => {
  const csv = `Date,Description,Amount,Check Number\n11/3/2026,DEPOSIT ${order.ref},660.00,1017\n`
  await bring(new File([csv], 'november.csv', { type: 'text/csv' }))
  const [came] = await linesNow()
  const payables = [{ payable: order.id, amount: 660 }]
  await moved(came?._id ?? '', { act: 'match', payables })
  await bring(statementFile(['11/9/2026,RETURNED ITEM,-660.00', '11/9/2026,RETURNED ITEM,-60.00']))
  const [line, other] = (await linesNow()).toSorted((a, b) => a.amount - b.amount)
  const [cheque] = line?.match?.cheques ?? []
  expect([cheque, other?.match?.cheques]).toMatchObject([{ number: order.ref, payer: 'Leilani Akana' }, []])
  const returned = (id = '', payment = cheque?._id ?? '') => moved(id, { act: 'returned', payment })
  await expectRefused(() => returned(other?._id), { status: 400 })
  await expectRefused(() => returned(line?._id, order.id), { code: 'payment_not_found' })
  await returned(line?._id)
  expect(await read()).toMatchObject({ received: 0, open: 695, payments: [{ state: 'bounced' }] })
  expect(await accounts()).toEqual({ 1100: 35, 4200: -35 })
  const settles = [`${order.ref}, Leilani Akana`]
  expect(await linesNow('matched')).toMatchObject([{ amount: -660, settles }])
  expect(await linesNow('set_aside')).toMatchObject([{ why: `The check for ${order.ref} was returned` }])
  await expectRefused(() => returned(line?._id), { code: 'illegal_state' })
  await moved(line?._id ?? '', { act: 'reopen' })
  expect(await read()).toMatchObject({ received: 0, open: 695 })
  await returned(line?._id)
  expect(await read()).toMatchObject({ received: 0, open: 695 })
})

test('a line that pays for two orders names them in the order of their numbers', async () => {
  const second = await seedOrder(shop)
  await shop.shop.db.update(orders).set({ number: 999 }).where(eq(orders.id, second._id))
  await bring(statementFile(['11/3/2026,WIRE,1320.00']))
  const [line] = await linesNow()
  const payables = [order.id, second._id].map((payable) => ({ payable, amount: 660 }))
  await moved(line?._id ?? '', { act: 'match', payables })
  const [{ settles = [] } = {}] = await linesNow('matched')
  expect(settles.map((words) => words.split(',')[0])).toEqual(['LN-999', order.ref])
})
