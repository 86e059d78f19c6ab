import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ledgerPostings } from '#server/db/schema/ledger.ts'
import { payables, payments, refunds } from '#server/db/schema/payments.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedOrder, seedSentQuote } from '#tests/support/seed/order.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)

const verify = (id: string, status: 'paid' | 'refunded') =>
  shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body: { status } })
const move = (id: string, status: string) =>
  shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status } })
const setFee = (id: string, paymentStatus: 'paid' | 'pending' | 'refunded') =>
  shop.as(noa).call('PUT /api/design-requests/:id/payment', { params: { id }, body: { paymentStatus } })

/** What stands on each account, in cents. */
async function accounts(): Promise<Record<string, number>> {
  const rows = await shop.shop.db
    .select({ account: ledgerPostings.account, cents: sql<number>`sum(${ledgerPostings.cents})::int` })
    .from(ledgerPostings)
    .groupBy(ledgerPostings.account)
  return Object.fromEntries(
    rows.filter(({ cents }) => cents !== 0).map(({ account, cents }) => [account, cents]),
  )
}

describe('an order of $660.00', () => {
  test('is due by its deposit once it is placed, and nothing is in the books yet', async () => {
    const { _id: id } = await seedOrder(shop)
    expect(await shop.shop.db.select().from(payables)).toMatchObject([
      {
        id,
        orderId: id,
        openCents: 660_00,
        nextDueOn: '2026-11-25',
        dues: [{ cents: 330_00 }, { cents: 330_00 }],
      },
    ])
    expect(await accounts()).toEqual({})
  })

  test('paid, delivered, back from delivered, and delivered again', async () => {
    const { _id: id } = await seedOrder(shop)
    await verify(id, 'paid')
    expect(await accounts()).toEqual({ 1000: 660_00, 2000: -660_00 })
    await move(id, 'delivered')
    const earned = { 1000: 660_00, 2100: -60_00, 4000: -600_00 }
    expect(await accounts()).toEqual(earned)
    await move(id, 'shipped')
    expect(await accounts()).toEqual({ 1000: 660_00, 2000: -660_00 })
    await move(id, 'delivered')
    expect(await accounts()).toEqual(earned)
  })

  test('delivered before it is paid, somebody owes it', async () => {
    const { _id: id } = await seedOrder(shop)
    await move(id, 'delivered')
    expect(await accounts()).toEqual({ 1100: 660_00, 2100: -60_00, 4000: -600_00 })
    await verify(id, 'paid')
    expect(await accounts()).toEqual({ 1000: 660_00, 2100: -60_00, 4000: -600_00 })
  })

  test('cancelled and sent back, and taken up again', async () => {
    const { _id: id } = await seedOrder(shop)
    await verify(id, 'paid')
    await move(id, 'cancelled')
    await verify(id, 'refunded')
    expect(await accounts()).toEqual({})
    expect(await shop.shop.db.select().from(refunds)).toMatchObject([
      { payableId: id, cents: 660_00, reducedCents: 0, state: 'sent', sends: 1, approvedBy: noa.id },
    ])
    const { order } = await move(id, 'pending')
    expect(order).toMatchObject({ status: 'pending', paymentStatus: 'refunded' })
  })

  test('cancelled unpaid and marked as refunded, nothing is entered', async () => {
    const { _id: id } = await seedOrder(shop)
    await move(id, 'cancelled')
    const params = { id }
    const body = { status: 'refunded', seen: 'pending' } as const
    await shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params, body })
    expect(await accounts()).toEqual({})
    expect(await shop.shop.db.$count(refunds)).toBe(0)
  })
})

test('a quote is due once it is accepted', async () => {
  const { _id: id } = await seedSentQuote(shop)
  expect(await shop.shop.db.$count(payables)).toBe(0)
  await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id }, body: {} })
  expect(await shop.shop.db.select().from(payables)).toMatchObject([{ id, openCents: 600_00 }])
})

test('a design fee that was paid, went back, did not leave after all, and was set back by hand', async () => {
  const id = await seedRequest(shop, leilani, { evidence: true })
  await setFee(id, 'paid')
  expect(await accounts()).toEqual({ 1000: 500_00, 2000: -500_00 })
  await setFee(id, 'refunded')
  expect(await accounts()).toEqual({})
  expect(await shop.shop.db.select().from(payables)).toMatchObject([{ reducedCents: 500_00, dues: [] }])
  await setFee(id, 'paid')
  expect(await accounts()).toEqual({ 1000: 500_00, 2000: -500_00 })
  await setFee(id, 'pending')
  expect(await accounts()).toEqual({})
  expect(await shop.shop.db.select().from(payments)).toMatchObject([
    { source: 'evidence', state: 'reversed', reason: 'Set back by hand' },
  ])
  await setFee(id, 'paid')
  await shop
    .as(noa)
    .call('PUT /api/design-requests/:id/status', { params: { id }, body: { status: 'completed' } })
  expect(await accounts()).toEqual({ 1000: 500_00, 4020: -500_00 })
})

describe('the books', () => {
  const sayTo = (text: string) => shop.shop.db.inTransaction((tx) => tx.execute(sql.raw(text)))
  const paid = async () => verify((await seedOrder(shop))._id, 'paid')

  test.each([
    'update ledger_entries set on_day = on_day + 1',
    'delete from ledger_entries',
    'update ledger_postings set cents = cents * 2',
    'delete from ledger_postings',
  ])('refuse %s', async (text) => {
    await paid()
    await expect(sayTo(text)).rejects.toThrow()
    expect(await accounts()).toEqual({ 1000: 660_00, 2000: -660_00 })
  })

  test.each([
    [
      'that does not come to zero',
      `insert into ledger_postings (entry_id, on_day, line, account, cents)
        select entry_id, on_day, 9, account, 1 from ledger_postings limit 1`,
    ],
    [
      'with a line of another day',
      `with entry as (insert into ledger_entries select id + 9, 'another', kind, on_day, payable_id, actor_id, created_at
        from ledger_entries returning id) insert into ledger_postings (entry_id, on_day, line, account, cents)
        select entry.id, on_day - 1, line, account, cents from ledger_postings, entry`,
    ],
    [
      'that is in them',
      'insert into ledger_entries select id + 9, key, kind, on_day, payable_id, actor_id, created_at from ledger_entries',
    ],
  ])('refuse an entry %s', async (_what, text) => {
    await paid()
    await expect(sayTo(`${text}; set constraints all immediate`)).rejects.toThrow()
    expect(await accounts()).toEqual({ 1000: 660_00, 2000: -660_00 })
  })
})
