import { asc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bankLines } from '#server/db/schema/bank.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { payables, payments, refunds } from '#server/db/schema/payments.ts'
import { statementFile } from '#tests/support/bank/statement-file.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { orderBooks } from '#tests/support/books/order-books.ts'
import { refused } from '#tests/support/books/refused.ts'
import { givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { leilani, noa, type Person } from '#tests/support/people.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { type TestAsk, testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)
const { accounts, adjust, back, move, moveRefund, order, pay, read, refund } = moneyDesk(shop)
const desk = () => shop.as(noa)
const archive = () => desk().call('DELETE /api/orders/:id', { params: { id: order.id } })
const sent = { state: 'sent' } as const
const failed = { state: 'failed', reason: 'Account closed' } as const

/** Paid by check, cancelled, its money sent back. */
async function seedSent() {
  const paid = (await pay(660)).payable.payments[0]!._id
  await move('cancelled')
  const { payable } = await refund(660, { reasonCode: 'cancelled' })
  const refundId = payable.refunds[0]!._id
  await moveRefund(refundId, sent)
  return { paid, refundId }
}

async function seedArchived() {
  const seeded = await seedSent()
  await archive()
  return seeded
}

async function titles() {
  const { history } = await desk().call('GET /api/orders/:id/history', { params: { id: order.id } })
  return history.map(({ title }) => title)
}

/** The studio and its customer see it again, and the log says who took it out. */
async function expectBack() {
  const { orders } = await desk().call('GET /api/orders')
  expect(orders.map(({ _id }) => _id)).toEqual([order.id])
  const mine = await shop.as(leilani).call('GET /api/orders/:id', { params: { id: order.id } })
  expect(mine.order).toMatchObject({ status: 'cancelled' })
  expect(await titles()).toContain('Back from the archive')
  const rows = await auditOf(shop.shop.db, 'order', order.id)
  expect(rows.filter(({ action }) => action === 'order.unarchived')).toMatchObject([
    { actorId: noa.id, before: { archivedAt: '2026-11-20T22:00:00.000Z' }, after: { archivedAt: null } },
  ])
}

async function books() {
  const { db } = shop.shop
  return {
    ...(await orderBooks(db)),
    payables: await db.select().from(payables),
    payments: await db.select().from(payments).orderBy(asc(payments.id)),
    refunds: await db.select().from(refunds).orderBy(asc(refunds.id)),
    entries: await db.$count(ledgerEntries),
    lines: await db.select().from(bankLines).orderBy(asc(bankLines.id)),
  }
}
const refusalOf = (call: () => Promise<unknown>) => refused(books, call)

describe('an archived order comes back with its money:', () => {
  test('a refund that the bank returned is to be sent again, and goes', async () => {
    const { refundId } = await seedArchived()
    const listed = async () => (await desk().call('GET /api/refunds')).refunds
    expect(await listed()).toMatchObject([{ _id: refundId, state: 'sent' }])
    await moveRefund(refundId, failed)
    await expectBack()
    expect(await listed()).toMatchObject([{ _id: refundId, state: 'approved' }])
    expect((await refusalOf(archive)).code).toBe('illegal_state')
    await moveRefund(refundId, sent)
    await archive()
    expect((await desk().call('GET /api/orders')).orders).toEqual([])
  })

  test('so does one of somebody whose account is closed by then', async () => {
    const { refundId } = await seedArchived()
    await givePassword(shop.shop.db, leilani)
    const body = { currentPassword: OWN_PASSWORD }
    await shop.as(leilani).call('POST /api/users/profile/close', { body })
    await moveRefund(refundId, failed)
    expect((await desk().call('GET /api/refunds')).refunds).toMatchObject([
      { _id: refundId, state: 'approved', client: 'Former customer' },
    ])
    expect((await desk().call('GET /api/orders')).orders).toMatchObject([{ _id: order.id }])
    await moveRefund(refundId, sent)
    expect(await accounts()).toEqual({})
  })

  test('a check that bounced', async () => {
    const { paid } = await seedArchived()
    await back(paid, { kind: 'bounced', reason: 'NSF' })
    await expectBack()
    expect(await read()).toMatchObject({ received: 0, refunded: 660, open: 695 })
  })
})

describe('by a statement of the bank an archived order comes back:', () => {
  type Move = NonNullable<TestAsk<'PUT /api/bank/lines/:id'>['body']>
  const moved = (id: string, body: Move) => desk().call('PUT /api/bank/lines/:id', { params: { id }, body })
  async function bring(line: string) {
    await desk().call('POST /api/bank/imports', { body: { statement: statementFile([line]) } })
    const [found] = (await desk().call('GET /api/bank/lines', { query: { state: 'new' } })).lines
    return found!
  }

  test('a payment that comes late', async () => {
    await move('cancelled')
    await archive()
    const line = await bring(`11/19/2026,WIRE ${order.ref},660.00`)
    expect(line.match?.payables).toMatchObject([{ number: order.ref, amount: 660 }])
    const others = [{ payable: order.id, amount: 600 }]
    expect((await refusalOf(() => moved(line._id, { act: 'match', payables: others }))).status).toBe(400)
    await moved(line._id, { act: 'match', payables: [{ payable: order.id, amount: 660 }] })
    await expectBack()
    expect(await read()).toMatchObject({ received: 660, open: 0, credit: 660 })
  })

  test('a check that it returned', async () => {
    const { paid } = await seedArchived()
    const line = await bring('11/19/2026,RETURNED ITEM,-660.00')
    expect(line.match?.cheques).toMatchObject([{ _id: paid, number: order.ref }])
    await moved(line._id, { act: 'returned', payment: paid })
    await expectBack()
    expect(await read()).toMatchObject({ open: 695, payments: [{ state: 'bounced' }] })
  })

  test('a refund whose line is opened again', async () => {
    await pay(660)
    await move('cancelled')
    const { payable } = await refund(660, { reasonCode: 'cancelled' })
    const line = await bring('11/19/2026,CHECK 17,-660.00')
    await moved(line._id, { act: 'sent', refund: payable.refunds[0]!._id })
    await archive()
    await moved(line._id, { act: 'reopen' })
    await expectBack()
    expect(await read()).toMatchObject({ refunds: [{ state: 'approved' }] })
  })
})

test('what the bank cannot bring about finds it no more', async () => {
  const { paid, refundId } = await seedArchived()
  const params = { ref: order.ref }
  const asks = [
    () => pay(1),
    () => refund(1),
    () => adjust('reductions', 1, 0),
    () => adjust('charges', 1, 0),
    () => adjust('write-off', 1, 0),
    () => adjust('kept', 1, 0),
    () => desk().call('POST /api/payables/:ref/remind', { params }),
    () =>
      desk().call('POST /api/payables/:ref/move', { params, body: { to: order.id, amount: 1, seenOpen: 0 } }),
    () => desk().call('GET /api/payables/:ref', { params }),
    () => moveRefund(refundId, sent),
    () => moveRefund(refundId, { state: 'withdrawn', reason: 'x' }),
    () => shop.as(leilani).call('GET /api/payables/:ref', { params }),
  ]
  for (const ask of asks)
    expect(await refusalOf(ask)).toMatchObject({ status: 404, code: 'payable_not_found' })
  const forbidden = (person: Person) => refusalOf(() => moveRefund(refundId, failed, person))
  expect(await forbidden(leilani)).toMatchObject({ status: 403 })
  const reversed = { kind: 'reversed', reason: 'x' } as const
  expect(await refusalOf(() => back(paid, reversed))).toMatchObject({ code: 'illegal_state' })
  expect(await refusalOf(() => back(refundId, reversed))).toMatchObject({ code: 'payment_not_found' })
})
