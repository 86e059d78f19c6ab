import { expect, test } from 'vitest'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { kai, leilani, noa } from '#tests/support/people.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)
const { accounts, expectRefused, order, pay, read } = moneyDesk(shop)

test('too much is kept as credit where that is said, and moves to another order of the same customer', async () => {
  const { payable } = await pay(700, { allowCredit: true })
  expect(payable).toMatchObject({ open: 0, credit: 40, paymentStatus: 'paid' })
  const other = await seedOrder(shop, { of: leilani })
  const stranger = await seedOrder(shop, { of: kai })
  const shift = (to: string, amount: number) =>
    shop
      .as(noa)
      .call('POST /api/payables/:ref/move', { params: { ref: order.ref }, body: { amount, to, seenOpen: 0 } })
  await expectRefused(() => shift(stranger.number, 40), { status: 400 })
  await expectRefused(() => shift(order.ref, 40), { status: 400 })
  await expectRefused(() => shift('LN-999999', 40), { code: 'payable_not_found' })
  await expectRefused(() => shift(other.number, 41), { code: 'refund_too_much' })
  const moved = await shift(other.number, 40)
  expect(moved.payable).toMatchObject({ credit: 0, refunds: [{ amount: 40, state: 'sent' }] })
  expect(await read(other.number)).toMatchObject({
    received: 40,
    open: 620,
    payments: [{ reference: order.ref }],
  })
  expect(await accounts()).toEqual({ 1020: 700, 2000: -700 })
  const [payment] = (await read(other.number)).payments
  const ofOther = { params: { ref: other.number, id: payment?._id ?? '' } }
  const body = { kind: 'reversed', reason: 'No' } as const
  await expectRefused(
    () => shop.as(noa).call('POST /api/payables/:ref/payments/:id/back', { ...ofOther, body }),
    { code: 'illegal_state' },
  )
})
