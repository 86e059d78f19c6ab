import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TodayKind } from '#domain/dashboard/today.ts'
import { payables, refunds } from '#server/db/schema/payments.ts'
import { statementFile } from '#tests/support/bank/statement-file.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { noa, type Person } from '#tests/support/people.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const { back, move, moveRefund, order, pay, refund } = moneyDesk(shop)

async function today(kind: TodayKind, admin: Person = noa) {
  const { today: rows } = await shop.as(admin).call('GET /api/dashboard')
  return rows.find((row) => row.kind === kind)
}
const item = () => ({ _id: order.id, number: order.ref, client: 'Leilani Akana' })
/** Has the next due be over since a day. */
const letPass = (nextDueOn: string) =>
  shop.shop.db.update(payables).set({ nextDueOn }).where(eq(payables.id, order.id))

test('a refund waits from its approval until it is sent, and again when it came back', async () => {
  await pay(660)
  const { payable } = await refund(60)
  const id = payable.refunds[0]?._id ?? ''
  expect(await today('refunds-to-send')).toMatchObject({ count: 1, late: 0, items: [item()] })
  await moveRefund(id, { state: 'sent' })
  expect(await today('refunds-to-send')).toBeUndefined()
  await moveRefund(id, { state: 'failed', reason: 'Account closed' })
  expect(await today('refunds-to-send')).toMatchObject({ count: 1 })
})

test('a refund is late from the day after the fourteenth business day', async () => {
  await pay(660)
  const { payable } = await refund(60)
  expect(payable.refunds).toMatchObject([{ dueOn: '2026-12-10' }])
  const dueAt = '2026-12-11T10:00:00.000Z'
  expect(await today('refunds-to-send')).toMatchObject({ late: 0, items: [{ ...item(), dueAt }] })
  await shop.shop.db.update(refunds).set({ dueOn: '2026-11-19' })
  expect(await today('refunds-to-send')).toMatchObject({ count: 1, late: 1 })
})

test('what we owe a customer waits until it goes back', async () => {
  await pay(700, { allowCredit: true })
  expect(await today('credits')).toMatchObject({ count: 1, items: [{ ...item(), dueAt: null }] })
  await refund(40, { reasonCode: 'overpaid' })
  expect(await today('credits')).toBeUndefined()
})

test('a line of the bank waits until somebody says what it is', async () => {
  const body = { statement: statementFile() }
  await shop.as(noa).call('POST /api/bank/imports', { body })
  expect(await today('bank-lines')).toMatchObject({ count: 1, late: 0, items: [] })
  const [line] = (await shop.as(noa).call('GET /api/bank/lines')).lines
  const aside = { act: 'setAside', why: 'Interest' } as const
  await shop.as(noa).call('PUT /api/bank/lines/:id', { params: { id: line?._id ?? '' }, body: aside })
  expect(await today('bank-lines')).toBeUndefined()
})

test('a due is late from the day after its day until it is met, or the order is cancelled', async () => {
  await letPass('2026-11-20')
  expect(await today('deposits-late')).toBeUndefined()
  await letPass('2026-11-19')
  expect(await today('deposits-late')).toMatchObject({ count: 1, late: 1, items: [item()] })
  const list = await shop.as(noa).call('GET /api/payables', { query: { state: 'late' } })
  expect(list.payables).toMatchObject([{ number: order.ref }])
  await move('cancelled')
  expect(await today('deposits-late')).toBeUndefined()
})

test('after the deposit the balance is late', async () => {
  const { payable } = await pay(330)
  expect(payable.dues).toMatchObject([{ kind: 'deposit', open: 0 }, { kind: 'balance' }])
  await letPass('2026-11-19')
  expect(await today('deposits-late')).toBeUndefined()
  expect(await today('balances-late')).toMatchObject({ count: 1, items: [item()] })
})

/** The session that all tests share has ended by then. */
function aDayLater() {
  shop.wait(24 * 3_600_000)
  return seedPerson(shop.shop, { role: 'admin' })
}

test('what a delivery left open is late from the day after, until the order goes back', async () => {
  await pay(330)
  await move('shipped')
  await move('delivered')
  expect(await today('balances-late')).toBeUndefined()
  const admin = await aDayLater()
  expect(await today('balances-late', admin)).toMatchObject({ count: 1, late: 1, items: [item()] })
  const late = { query: { state: 'late' } } as const
  const { payables: listed } = await shop.as(admin).call('GET /api/payables', late)
  expect(listed).toMatchObject([{ number: order.ref, dueOn: '2026-11-20', dues: [{}, { open: 330 }] }])
  const back = { params: { id: order.id }, body: { status: 'shipped' } }
  await shop.as(admin).call('PUT /api/orders/:id/status', back)
  expect(await today('balances-late', admin)).toBeUndefined()
})

test('a check that bounces after its money went back is owed, though the order is cancelled', async () => {
  const { payable } = await pay(660)
  await move('cancelled')
  const { payable: approved } = await refund(660, { reasonCode: 'cancelled' })
  await moveRefund(approved.refunds[0]?._id ?? '', { state: 'sent' })
  await back(payable.payments[0]?._id ?? '', { kind: 'bounced', reason: 'No funds', fee: 0 })
  expect(await today('deposits-late', await aDayLater())).toMatchObject({
    count: 1,
    late: 1,
    items: [item()],
  })
})
