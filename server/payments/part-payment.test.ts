import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { payables, payments } from '#server/db/schema/payments.ts'
import { designRefusalOf } from '#tests/support/books/design-books.ts'
import { refusalOf } from '#tests/support/books/order-books.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { quoteFor, seedOrder, seedQuoteRequest } from '#tests/support/seed/order.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

// An order of seedOrder comes to $660.00.
const shop = testShop()
staysSound(shop)

type Found = {
  amount?: number
  receivedOn?: string
  reference?: string
  seenOpen?: number
  allowCredit?: boolean
  seen?: 'pending' | 'rejected'
}
const pay = (id: string, found: Found = {}) =>
  shop
    .as(noa)
    .call('PUT /api/orders/:id/verify-payment', { params: { id }, body: { status: 'paid', ...found } })
const payFee = (id: string, found: Found = {}) =>
  shop.as(noa).call('PUT /api/design-requests/:id/payment', {
    params: { id },
    body: { paymentStatus: 'paid', ...found },
  })
const cancel = (id: string) =>
  shop.as(leilani).call('PUT /api/orders/:id/cancel', { params: { id }, body: {} })
const show = (id: string) =>
  shop.as(leilani).call('POST /api/orders/:id/payment-evidence', {
    params: { id },
    body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'wire.png') },
  })
const refused = (id: string, found: Found) => refusalOf(shop.shop.db, () => pay(id, found))

async function booksOf(id: string) {
  const { db } = shop.shop
  const [payable] = await db.select().from(payables).where(eq(payables.id, id))
  const came = await db.select().from(payments).where(eq(payments.payableId, id)).orderBy(asc(payments.cents))
  return { open: payable?.openCents, came }
}

test('a short wire is recorded as it came, and the rest stays open', async () => {
  const { _id: id } = await seedOrder(shop)
  const { order } = await pay(id, { amount: 645, receivedOn: '2026-11-18', reference: 'FED 2210' })
  expect(order).toMatchObject({ paymentStatus: 'pending', isPaid: false, paidAt: null })
  expect(order.history.at(-1)).toMatchObject({ type: 'payment_received', description: '$645.00' })
  const part = { cents: 645_00, receivedOn: '2026-11-18', reference: 'FED 2210', state: 'counted' }
  expect(await booksOf(id)).toMatchObject({ open: 15_00, came: [part] })
  const [entry] = await shop.shop.db.select().from(ledgerEntries).where(eq(ledgerEntries.payableId, id))
  expect(entry).toMatchObject({ kind: 'payment', onDay: '2026-11-18' })
  const rest = await pay(id)
  expect(rest.order).toMatchObject({ paymentStatus: 'paid', isPaid: true, status: 'processing' })
  expect(await booksOf(id)).toMatchObject({ open: 0, came: [{ cents: 15_00 }, { cents: 645_00 }] })
})

test('the deposit begins the work, and the balance settles it', async () => {
  const { _id: id, payment } = await seedOrder(shop)
  const deposit = { kind: 'deposit', amount: 330, rule: 'agreement', days: 5, dueOn: '2026-11-25' }
  const balance = { kind: 'balance', amount: 330, open: 330, rule: 'before_delivery', days: 3 }
  expect(payment).toEqual({
    owed: 660,
    received: 0,
    refunded: 0,
    open: 660,
    credit: 0,
    dueNow: 330,
    dueOn: '2026-11-25',
    dues: [{ ...deposit, open: 330 }, balance],
  })
  const short = await pay(id, { amount: 315 })
  expect(short.order).toMatchObject({ status: 'pending', payment: { dueNow: 15, dueOn: '2026-11-25' } })
  const met = await pay(id, { amount: 15 })
  expect(met.order).toMatchObject({ status: 'processing', paymentStatus: 'pending' })
  expect(met.order.payment).toMatchObject({ dueNow: 330, dueOn: null, dues: [{ open: 0 }, { open: 330 }] })
  const settled = await pay(id, { amount: 330 })
  expect(settled.order).toMatchObject({ isPaid: true, payment: { open: 0, dueNow: 0 } })
})

test('who paid a deposit cannot cancel any more; who paid nothing can', async () => {
  const { _id: id } = await seedOrder(shop)
  await pay(id, { amount: 330 })
  const refusal = await refusalOf(shop.shop.db, () => cancel(id))
  expect(refusal).toMatchObject({ status: 409, code: 'order_not_cancellable' })
})

test('a quote is paid by the schedule it was sent with', async () => {
  const { _id: id, orderItems } = await seedQuoteRequest(shop)
  const schedule = { kind: 'deposit', depositPercent: 30, depositDays: 2, balanceDays: 7 } as const
  const body = { ...quoteFor({ orderItems }), schedule }
  const sent = await shop.as(noa).call('PUT /api/orders/:id/quote', { params: { id }, body })
  expect(sent.order.payment).toBeNull()
  expect(sent.order.quote?.dues).toMatchObject([{ amount: 180 }, { amount: 420, days: 7 }])
  const { order } = await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id } })
  expect(order.payment).toMatchObject({
    dueNow: 180,
    dueOn: '2026-11-22',
    dues: [{ open: 180 }, { open: 420 }],
  })
  expect(order.quote?.dues).toEqual([])
})

test('evidence of a part goes with it, and the next is for the rest', async () => {
  const { _id: id } = await seedOrder(shop)
  await show(id)
  const { order } = await pay(id, { amount: 600 })
  expect(order).toMatchObject({ hasEvidence: false, paymentEvidence: null, paymentEvidenceUploadedAt: null })
  const { came } = await booksOf(id)
  expect(came).toMatchObject([{ source: 'evidence', evidenceFileId: expect.any(String) }])
  expect((await show(id)).order).toMatchObject({ hasEvidence: true, paymentStatus: 'pending' })
  expect((await pay(id, { amount: 60 })).order).toMatchObject({ isPaid: true, hasEvidence: true })
})

test('more than is open is taken where the rest is to be owed to the customer', async () => {
  const { _id: id } = await seedOrder(shop)
  const message = 'More than the $660.00 that is open. Keep the rest as credit?'
  expect(await refused(id, { amount: 660.01 })).toMatchObject({ status: 400, fields: { amount: message } })
  expect((await pay(id, { amount: 700, allowCredit: true })).order).toMatchObject({ isPaid: true })
  expect(await booksOf(id)).toMatchObject({ open: -40_00 })
})

test('a rejected payment that comes in part is pending again', async () => {
  const { _id: id } = await seedOrder(shop)
  const body = { reason: 'Not in our account.' }
  await shop.as(noa).call('PUT /api/payment/reject/:id', { params: { id }, body })
  const { order } = await pay(id, { amount: 100, seen: 'rejected' })
  expect(order).toMatchObject({ paymentStatus: 'pending', paymentNote: '' })
})

test('money that came for a cancelled order is owed to its customer, and can be sent back', async () => {
  const { _id: id } = await seedOrder(shop)
  await show(id)
  await cancel(id)
  expect(await refused(id, {})).toMatchObject({ status: 409, code: 'illegal_state' })
  const { order } = await pay(id, { amount: 660 })
  expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'pending', hasEvidence: false })
  expect(await booksOf(id)).toMatchObject({ open: -660_00 })
  const body = { status: 'refunded', seen: 'pending' } as const
  const back = await shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body })
  expect(back.order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  expect(await booksOf(id)).toMatchObject({ open: 0 })
})

test('who saw other figures is told the ones of now', async () => {
  const { _id: id } = await seedOrder(shop)
  await pay(id, { amount: 100, seenOpen: 660 })
  const refusal = await refused(id, { amount: 100, seenOpen: 660 })
  expect(refusal).toMatchObject({ status: 409, code: 'payment_changed' })
  expect(refusal.body).toMatchObject({ open: 560, received: 100, refunded: 0 })
})

test.each<[string, Found, string]>([
  ['nothing', { amount: 0 }, 'amount'],
  ['less than nothing', { amount: -1 }, 'amount'],
  ['parts of a cent', { amount: 0.001 }, 'amount'],
  ['a billion', { amount: 1e9 }, 'amount'],
  ['a day to come', { amount: 1, receivedOn: '2026-11-21' }, 'receivedOn'],
  ['a day of another century', { amount: 1, receivedOn: '1999-12-31' }, 'receivedOn'],
  ['no day', { amount: 1, receivedOn: '2026-02-30' }, 'receivedOn'],
  ['a long reference', { amount: 1, reference: 'x'.repeat(201) }, 'reference'],
])('refuses %s', async (_case, found, field) => {
  const { _id: id } = await seedOrder(shop)
  const refusal = await refused(id, found)
  expect(refusal).toMatchObject({ status: 400, code: 'validation_failed' })
  expect(Object.keys(refusal.fields ?? {})).toEqual([field])
})

test('refuses more than a payable holds in words', async () => {
  const { _id: id } = await seedOrder(shop)
  await cancel(id)
  for (let time = 0; time < 20; time++) await pay(id, { amount: 1_000_000 })
  expect(await refused(id, { amount: 1_000_000 })).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('a design fee comes in parts too', async () => {
  const id = await seedRequest(shop, leilani, { evidence: true })
  const { request } = await payFee(id, { amount: 200 })
  expect(request).toMatchObject({ paymentStatus: 'pending', status: 'pending', hasEvidence: false })
  expect(request.history.at(-1)).toMatchObject({ title: 'Payment received', description: '$200.00' })
  expect(await designRefusalOf(shop.shop.db, () => payFee(id, { amount: 400 }))).toMatchObject({
    status: 400,
  })
  const withdraw = () =>
    shop
      .as(leilani)
      .call('PUT /api/design-requests/:id/status', { params: { id }, body: { status: 'cancelled' } })
  expect(await designRefusalOf(shop.shop.db, withdraw)).toMatchObject({ status: 409, code: 'illegal_state' })
  expect((await payFee(id, { amount: 300 })).request).toMatchObject({
    paymentStatus: 'paid',
    status: 'in_progress',
  })
})
