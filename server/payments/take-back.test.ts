import { describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { emails } from '#server/db/schema/emails.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)
const { accounts, back, expectRefused, letters, order, pay, read, readOrder, refund } = moneyDesk(shop)

describe('a check that the bank returns', () => {
  const bounced = { kind: 'bounced', reason: 'Not covered' } as const

  test('opens what it paid, costs its fee, and the order goes on', async () => {
    const { payable } = await pay(660)
    const { payable: after } = await back(payable.payments[0]?._id ?? '', bounced)
    expect(after).toMatchObject({
      received: 0,
      charges: 35,
      open: 695,
      paidAt: null,
      paymentStatus: 'pending',
    })
    expect(after.payments).toMatchObject([{ state: 'bounced', reason: 'Not covered' }])
    expect(await readOrder()).toMatchObject({ status: 'processing', isPaid: false, paidAt: null })
    expect(await accounts()).toEqual({ 1100: 35, 4200: -35 })
    const [letter] = await shop.shop.db.select().from(emails).where(eq(emails.letter, 'cheque-bounced'))
    expect(letter?.bodyText).toContain('A returned check costs $35.00, which we added. Now $695.00 is open.')
    await pay(695, { seenOpen: 695 })
    expect(await read()).toMatchObject({ paymentStatus: 'paid', open: 0 })
  })

  test('sent twice after a lost answer is one, with one letter and one fee', async () => {
    const payment = (await pay(660)).payable.payments[0]?._id ?? ''
    const headers = { 'idempotency-key': 'returned-by-the-bank' }
    const first = await back(payment, bounced, headers)
    const written = [await accounts(), await letters()]
    expect(await back(payment, bounced, headers)).toEqual(first)
    expect([await accounts(), await letters()]).toEqual(written)
  })

  test('that was shown by evidence reads rejected, with the reason', async () => {
    const paymentEvidence = new File(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], 'check.pdf')
    const body = { paymentEvidence, paymentMethod: 'cheque' } as const
    await shop.as(leilani).call('POST /api/orders/:id/payment-evidence', { params: { id: order.id }, body })
    await shop
      .as(noa)
      .call('PUT /api/orders/:id/verify-payment', { params: { id: order.id }, body: { status: 'paid' } })
    await back((await read()).payments[0]?._id ?? '', { ...bounced, fee: 0 })
    expect(await readOrder()).toMatchObject({ paymentStatus: 'rejected', paymentNote: 'Not covered' })
    expect(await read()).toMatchObject({ charges: 0, open: 660 })
  })

  test('is taken back once, by its own order, and a wire does not bounce', async () => {
    const { payable } = await pay(660, { method: 'wire_transfer' })
    const payment = payable.payments[0]?._id ?? ''
    await expectRefused(() => back(payment, bounced), { status: 400 })
    await expectRefused(() => back(payment, { kind: 'reversed', reason: ' ' }), { status: 400 })
    await expectRefused(() => back(payment, { kind: 'reversed', reason: 'No', fee: 1 }), { status: 400 })
    await expectRefused(() => back(order.id, { kind: 'reversed', reason: 'No' }), {
      code: 'payment_not_found',
    })
    const { payable: after } = await back(payment, { kind: 'reversed', reason: 'Of another order' })
    expect(after).toMatchObject({ received: 0, charges: 0, paymentStatus: 'pending' })
    expect(await accounts()).toEqual({})
    await expectRefused(() => back(payment, { kind: 'reversed', reason: 'No' }), { code: 'illegal_state' })
  })

  test('may bounce after its money went back; what was never there may not', async () => {
    const { payable } = await pay(660)
    await refund(660)
    const payment = payable.payments[0]?._id ?? ''
    await expectRefused(() => back(payment, { kind: 'reversed', reason: 'No' }), { code: 'illegal_state' })
    await back(payment, bounced)
    expect(await read()).toMatchObject({ received: 0, refunded: 660, open: 695 })
  })
})
