import { describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { refunds } from '#server/db/schema/payments.ts'
import { users } from '#server/db/schema/users.ts'
import { givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)
const { accounts, expectRefused, letters, move, moveRefund, order, pay, read, refund } = moneyDesk(shop)

describe('a refund by amount', () => {
  const sent = { state: 'sent', reference: 'CHK 17' } as const

  test('is approved, then sent; the order comes to less and stays paid', async () => {
    await pay(660)
    const { payable } = await refund(60, { reason: 'A scratch' })
    expect(payable).toMatchObject({ reduced: 60, refunded: 60, open: 0, credit: 0, paymentStatus: 'paid' })
    expect(payable.refunds).toMatchObject([{ amount: 60, state: 'approved', reason: 'A scratch', sends: 0 }])
    expect(await accounts()).toEqual({ 1020: 660, 2000: -600, 2200: -60 })
    const refundId = payable.refunds[0]?._id ?? ''
    const { refunds: waiting } = await shop.as(noa).call('GET /api/refunds', { query: { state: 'approved' } })
    expect(waiting).toMatchObject([
      { _id: refundId, payable: { number: order.ref }, client: 'Leilani Akana' },
    ])
    const { payable: after } = await moveRefund(refundId, sent)
    expect(after.refunds).toMatchObject([
      { state: 'sent', sends: 1, sentOn: '2026-11-20', reference: 'CHK 17' },
    ])
    expect(await accounts()).toEqual({ 1020: 600, 2000: -600 })
    expect(await letters()).toEqual(expect.arrayContaining(['refund-approved', 'order-refunded']))
    await move('delivered')
    expect(await accounts()).toMatchObject({ 1020: 600, 4100: 54.55, 2100: -54.55, 4000: -600 })
  })

  test('is to be sent to its client, and went back once it was sent', async () => {
    const money = async () =>
      (await shop.as(noa).call('GET /api/users/admin/:id', { params: { id: leilani.id } })).user.money
    await pay(660)
    const { payable } = await refund(60)
    expect(await money()).toMatchObject({ paid: 660, refunded: 0, toSend: 60 })
    await moveRefund(payable.refunds[0]?._id ?? '', sent)
    expect(await money()).toMatchObject({ paid: 660, refunded: 60, toSend: 0 })
  })

  test('that comes back waits again, is sent again, or withdrawn', async () => {
    await pay(660)
    const refundId = (await refund(60)).payable.refunds[0]?._id ?? ''
    await expectRefused(() => moveRefund(refundId, { state: 'failed', reason: 'x' }), {
      code: 'illegal_state',
    })
    await moveRefund(refundId, sent)
    await expectRefused(() => moveRefund(refundId, sent), { code: 'illegal_state' })
    await expectRefused(() => moveRefund(refundId, { state: 'failed' }), { status: 400 })
    const failed = await moveRefund(refundId, { state: 'failed', reason: 'Account closed' })
    expect(failed.payable.refunds).toMatchObject([{ state: 'approved', sends: 1, sentOn: null }])
    expect(await accounts()).toEqual({ 1020: 660, 2000: -600, 2200: -60 })
    await moveRefund(refundId, sent)
    await moveRefund(refundId, { state: 'failed', reason: 'Again' })
    const { payable } = await moveRefund(refundId, { state: 'withdrawn', reason: 'They want a new lamp' })
    expect(payable).toMatchObject({ reduced: 0, refunded: 0, refunds: [{ state: 'withdrawn' }] })
    expect(await accounts()).toEqual({ 1020: 660, 2000: -660 })
    await expectRefused(() => moveRefund(order.id, sent), { code: 'refund_not_found' })
  })

  test('is never more than came, nor than is owed where it was paid too much', async () => {
    await expectRefused(() => refund(1, { seenOpen: 660 }), {
      code: 'refund_too_much',
      message: 'At most $0.00 may go back',
    })
    await pay(660)
    await expectRefused(() => refund(660.01), {
      status: 409,
      code: 'refund_too_much',
      message: 'At most $660.00 may go back',
    })
    await expectRefused(() => refund(1, { reasonCode: 'overpaid' }), { code: 'refund_too_much' })
    await expectRefused(() => refund(1, { reasonCode: 'whim' as 'other' }), { status: 400 })
    await refund(660)
    await expectRefused(() => refund(1), { code: 'payment_changed' })
    await expectRefused(() => refund(1, { seenRefunded: 660 }), { code: 'refund_too_much' })
  })

  test('above the setting is sent by another admin, or by the password of the only one', async () => {
    await shop.set('payment', { secondPersonOver: 50_00 })
    await pay(660)
    const refundId = (await refund(60)).payable.refunds[0]?._id ?? ''
    const second = await seedPerson(shop.shop, { role: 'admin' })
    await expectRefused(() => moveRefund(refundId, sent), { status: 409, code: 'second_person' })
    const listed = async (person: typeof noa) =>
      (await shop.as(person).call('GET /api/refunds', { query: {} })).refunds
    expect(await listed(noa)).toMatchObject([{ needsSecond: true }])
    expect(await listed(second)).toMatchObject([{ needsSecond: false }])
    expect((await read()).refunds).toMatchObject([{ needsSecond: true }])
    await shop.shop.db.update(users).set({ role: 'customer' }).where(eq(users.id, second.id))
    expect(await listed(noa)).toMatchObject([{ needsSecond: false }])
    await givePassword(shop.shop.db, noa)
    await expectRefused(() => moveRefund(refundId, sent), { status: 400, code: 'wrong_password' })
    const wrong = { ...sent, password: 'a guess of somebody' }
    await expectRefused(() => moveRefund(refundId, wrong), { status: 400, code: 'wrong_password' })
    await moveRefund(refundId, { ...sent, password: OWN_PASSWORD })
    expect((await read()).refunds).toMatchObject([{ state: 'sent' }])
    await shop.shop.db.update(users).set({ role: 'admin' }).where(eq(users.id, second.id))
    const next = (await refund(70, { seenRefunded: 60 })).payable.refunds.find(({ amount }) => amount === 70)
    await moveRefund(next?._id ?? '', sent, second)
    expect(await shop.shop.db.select().from(refunds).where(eq(refunds.sentBy, second.id))).toHaveLength(1)
  })
})
