import { expect, test } from 'vitest'
import { daysFrom } from '#kit/core/calendar-days.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { kai, leilani, noa } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)
const { expectRefused, letters, move, order, read } = moneyDesk(shop)

const now = () => shop.shop.clock()
const numberOf = async (id: string) => (await read(id)).number

async function paidDesign(of = leilani, paidAt = shop.shop.clock()): Promise<string> {
  return numberOf(await seedRequest(shop, of, { status: 'in_progress', paymentStatus: 'paid', paidAt }))
}

const offered = async (ref = order.ref) =>
  (await shop.as(noa).call('GET /api/payables/:ref/fee-credits', { params: { ref } })).credits
const credit = (design: string, seenOpen: number, ref = order.ref) =>
  shop.as(noa).call('POST /api/payables/:ref/fee-credits', { params: { ref }, body: { design, seenOpen } })

test('a design fee is credited to an order of its client, by the share of the setting, once', async () => {
  const design = await paidDesign()
  await paidDesign(kai)
  await numberOf(await seedRequest(shop, leilani))
  expect(await offered()).toEqual([{ design, amount: 500 }])
  await shop.set('payment', { feeCreditPercent: 50 })
  expect(await offered()).toEqual([{ design, amount: 250 }])

  const { payable } = await credit(design, 660)
  expect(payable).toMatchObject({ owed: 410, open: 410, reduced: 250 })
  expect(payable.papers).toMatchObject([{ kind: 'credit_note', amount: 250 }])
  expect(await letters()).toContain('credit-note')
  expect(await offered()).toEqual([])
  await expectRefused(() => credit(design, 410), { status: 400 })
  const other = await seedOrder(shop, { of: leilani })
  await expectRefused(() => credit(design, 660, other.number), { status: 400 })

  await move('cancelled')
  expect(await offered(order.ref)).toEqual([])
  expect(await offered(other.number)).toEqual([{ design, amount: 250 }])
  expect((await credit(design, 660, other.number)).payable).toMatchObject({ open: 410 })
})

test('a fee that is credited does not go back as well, until its order is cancelled', async () => {
  const id = await seedRequest(shop, leilani, { status: 'in_progress', paymentStatus: 'paid', paidAt: now() })
  const params = { ref: await numberOf(id) }
  await credit(params.ref, 660)
  const body = {
    amount: 500,
    method: 'cheque',
    reasonCode: 'goodwill',
    seenOpen: 0,
    seenRefunded: 0,
  } as const
  const refund = (amount = 500) =>
    shop.as(noa).call('POST /api/payables/:ref/refunds', { params, body: { ...body, amount } })
  const setRefunded = () =>
    shop.as(noa).call('PUT /api/design-requests/:id/payment', {
      params: { id },
      body: { paymentStatus: 'refunded' },
    })
  const unchanged = await read(params.ref)
  for (const attempt of [refund, setRefunded]) await expectRefused(attempt, { code: 'refund_too_much' })
  expect(await read(params.ref)).toEqual(unchanged)
  const tooMuch = { amount: 100, method: 'cheque', seenOpen: 0, allowCredit: true } as const
  await shop.as(noa).call('POST /api/payables/:ref/payments', { params, body: tooMuch })
  await expectRefused(() => refund(101), { body: { refundable: 100 } })
  expect((await refund(100)).payable).toMatchObject({ credit: 0, open: 0, reduced: 0 })
  await move('cancelled')
  const last = { ...body, seenRefunded: 100 }
  const { payable } = await shop.as(noa).call('POST /api/payables/:ref/refunds', { params, body: last })
  expect(payable).toMatchObject({ reduced: 500 })
})

test('nor does it where its design is cancelled, by either way', async () => {
  const id = await seedRequest(shop, leilani, { status: 'in_progress', paymentStatus: 'paid', paidAt: now() })
  const params = { ref: await numberOf(id) }
  await credit(params.ref, 660)
  const setStatus = { params: { id }, body: { status: 'cancelled' } } as const
  await shop.as(noa).call('PUT /api/design-requests/:id/status', setStatus)
  const owed = await read(params.ref)
  expect(owed.credit).toBe(500)
  const back = { amount: 500, method: 'cheque', reasonCode: 'cancelled', seenOpen: owed.open } as const
  const refund = () =>
    shop.as(noa).call('POST /api/payables/:ref/refunds', { params, body: { ...back, seenRefunded: 0 } })
  const other = await seedOrder(shop, { of: leilani })
  const moved = { amount: 500, to: other.number, seenOpen: owed.open }
  const moveOn = () => shop.as(noa).call('POST /api/payables/:ref/move', { params, body: moved })
  for (const attempt of [refund, moveOn]) await expectRefused(attempt, { code: 'refund_too_much' })
  await move('cancelled')
  expect((await refund()).payable).toMatchObject({ credit: 0, refunded: 500 })
})

test('one whose check bounced is owed as long as the order comes to less by it', async () => {
  const id = await seedRequest(shop, leilani)
  const ref = await numberOf(id)
  const paid = { amount: 500, method: 'cheque', seenOpen: 500 } as const
  const { payable } = await shop
    .as(noa)
    .call('POST /api/payables/:ref/payments', { params: { ref }, body: paid })
  await credit(ref, 660)
  const bounced = { kind: 'bounced', reason: 'NSF', fee: 0 } as const
  const params = { ref, id: payable.payments[0]!._id }
  await shop.as(noa).call('POST /api/payables/:ref/payments/:id/back', { params, body: bounced })
  const setStatus = { params: { id }, body: { status: 'cancelled' } } as const
  const drop = () => shop.as(noa).call('PUT /api/design-requests/:id/status', setStatus)
  const unchanged = await read(ref)
  await expectRefused(drop, { code: 'illegal_state' })
  expect(await read(ref)).toEqual(unchanged)
  await move('cancelled')
  await drop()
  expect(await read(ref)).toMatchObject({ open: 0, received: 0 })
})

test('nor does it come to less, which would be owed again, until its order is cancelled', async () => {
  const design = await paidDesign()
  await credit(design, 660)
  const unchanged = await read(design)
  const params = { ref: design }
  const body = { amount: 500, reason: 'A gift', seenOpen: 0 }
  const reduce = () => shop.as(noa).call('POST /api/payables/:ref/reductions', { params, body })
  await expectRefused(reduce, { code: 'illegal_state' })
  expect(await read(design)).toEqual(unchanged)
  await move('cancelled')
  expect((await reduce()).payable).toMatchObject({ credit: 500 })
  await expectRefused(() => move('pending'), { code: 'illegal_state' })
})

test.each(['credited elsewhere', 'given back'])(
  'a cancelled order does not live again once its fee was %s',
  async (way) => {
    const design = await paidDesign()
    await credit(design, 660)
    await move('cancelled')
    await move('pending')
    await move('cancelled')
    const other = await seedOrder(shop, { of: leilani })
    const refund = { method: 'cheque', reasonCode: 'goodwill', seenOpen: 0, seenRefunded: 0 } as const
    if (way === 'credited elsewhere') await credit(design, 660, other.number)
    else
      await shop
        .as(noa)
        .call('POST /api/payables/:ref/refunds', { params: { ref: design }, body: { ...refund, amount: 1 } })
    await expectRefused(() => move('pending'), { code: 'illegal_state' })
    expect((await read(order.ref)).isCancelled).toBe(true)
  },
)

test('what came beyond a design fee, or with it for a returned check, is not credited', async () => {
  const design = await paidDesign()
  const of = { params: { ref: design } }
  const tooMuch = { amount: 100, method: 'cheque', seenOpen: 0, allowCredit: true } as const
  await shop.as(noa).call('POST /api/payables/:ref/payments', { ...of, body: tooMuch })
  expect(await offered()).toEqual([{ design, amount: 500 }])
  const charge = { amount: 25, reason: 'Returned check', seenOpen: 0 }
  await shop.as(noa).call('POST /api/payables/:ref/charges', { ...of, body: charge })
  expect(await offered()).toEqual([{ design, amount: 500 }])
})

test('a fee of another, of long ago, of nothing, or by figures that have changed is not credited', async () => {
  const design = await paidDesign()
  const ofKai = await paidDesign(kai)
  await expectRefused(() => credit(ofKai, 660), { status: 400 })
  await expectRefused(() => credit(design, 600), { code: 'payment_changed' })
  await expectRefused(() => credit('LN-1042', 660), { status: 400 })
  await expectRefused(() => credit(design, 500, design), { status: 400 })
  await shop.set('payment', { feeCreditPercent: 0 })
  await expectRefused(() => credit(design, 660), { status: 400 })
  await shop.set('payment', { feeCreditPercent: 100, feeCreditDays: 30 })
  const ofLongAgo = await paidDesign(leilani, daysFrom(shop.shop.clock(), -31))
  expect(await offered()).toEqual([{ design, amount: 500 }])
  await expectRefused(() => credit(ofLongAgo, 660), { status: 400 })
})
