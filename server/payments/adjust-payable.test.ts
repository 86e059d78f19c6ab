import { describe, expect, test } from 'vitest'
import { payments } from '#server/db/schema/payments.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)
const { accounts, adjust, expectRefused, letters, move, pay, read, readOrder, refund } = moneyDesk(shop)

describe('what a payable comes to', () => {
  test('is reduced, charged, and its rest waived', async () => {
    await adjust('reductions', 60, 660)
    expect(await letters()).toContain('credit-note')
    await adjust('charges', 20, 600)
    await pay(610, { seenOpen: 620 })
    expect(await read()).toMatchObject({ owed: 620, open: 10, paymentStatus: 'pending' })
    const { payable } = await adjust('write-off', 10, 10)
    expect(payable).toMatchObject({ open: 0, writtenOff: 10, paymentStatus: 'paid' })
    expect(await readOrder()).toMatchObject({ status: 'processing', isPaid: true })
    await move('delivered')
    expect(await accounts()).toEqual({
      1020: 610,
      2100: -54.55,
      4000: -600,
      4100: 54.55,
      4200: -20,
      6000: 10,
    })
  })

  test('may be more than one amount, and is still worked with', async () => {
    await adjust('charges', 1_000_000, 660)
    await expectRefused(() => adjust('write-off', 1_000_660, 1_000_660), { status: 400 })
    await adjust('write-off', 1_000_000, 1_000_660)
    expect(await read()).toMatchObject({ owed: 1_000_660, open: 660 })
  })

  test('that is paid stays paid when something is charged later', async () => {
    await pay(660)
    await adjust('charges', 20, 0)
    expect(await read()).toMatchObject({ open: 20, paymentStatus: 'paid' })
    await pay(15, { seenOpen: 20 })
    expect(await read()).toMatchObject({ open: 5, paymentStatus: 'paid' })
  })

  test('of a cancelled order is what is kept, and the rest may go back', async () => {
    await pay(660)
    await expectRefused(() => adjust('kept', 10, 0), { code: 'illegal_state' })
    await move('cancelled')
    await expectRefused(() => adjust('reductions', 10, 0), { code: 'illegal_state' })
    await expectRefused(() => adjust('kept', 660.01, 0), { status: 400 })
    await adjust('kept', 200, 0)
    expect(await read()).toMatchObject({ kept: 200, open: 0, credit: 460 })
    await expectRefused(() => refund(461), {
      code: 'refund_too_much',
      message: 'At most $460.00 may go back',
    })
    await refund(460, { reasonCode: 'cancelled' })
    expect(await read()).toMatchObject({ credit: 0, paymentStatus: 'paid' })
    expect(await accounts()).toEqual({ 1020: 660, 2200: -460, 4210: -200 })
    await adjust('kept', 0, 0)
    await refund(200, { reasonCode: 'cancelled', seenRefunded: 460 })
    expect(await read()).toMatchObject({ paymentStatus: 'refunded', kept: 0 })
  })

  test('what is kept of a cancelled order is kept no more once it lives again', async () => {
    await pay(300)
    await move('cancelled')
    await adjust('kept', 100, 0)
    await move('pending')
    expect(await read()).toMatchObject({ kept: 0, open: 360 })
    expect(await accounts()).toEqual({ 1020: 300, 2000: -300 })
    await pay(360, { seenOpen: 360 })
    await move('cancelled')
    await adjust('kept', 100, 0)
    await move('delivered')
    const { 1020: came, 1100: owed, 4210: kept } = await accounts()
    expect({ came, owed, kept }).toEqual({ came: 660 })
  })

  test.each<[string, () => Promise<unknown>, object]>([
    ['more than there is', () => adjust('reductions', 660.01, 660), { status: 400 }],
    ['more than is open', () => adjust('write-off', 660.01, 660), { status: 400 }],
    ['what was seen before', () => adjust('write-off', 1, 600), { code: 'payment_changed' }],
    ['nothing', () => adjust('charges', 0, 660), { status: 400 }],
  ])('is not changed by %s', async (_what, ask, refusal) => {
    await expectRefused(ask, refusal)
  })
})

test('what was written off is no credit once it is paid, or no longer owed', async () => {
  await adjust('write-off', 660, 660)
  await pay(100, { seenOpen: 0, allowCredit: true })
  expect(await read()).toMatchObject({ open: 0, credit: 0, writtenOff: 560, paymentStatus: 'paid' })
  await move('cancelled')
  expect(await read()).toMatchObject({ open: 0, credit: 100, writtenOff: 0 })
  expect(await accounts()).toEqual({ 1020: 100, 2000: -100 })
})

test('money of an order that was cancelled first is counted, and goes back', async () => {
  await move('cancelled')
  await pay(660, { seenOpen: 0, allowCredit: true })
  expect(await read()).toMatchObject({ credit: 660, open: 0, paymentStatus: 'pending' })
  await refund(660, { reasonCode: 'cancelled' })
  expect(await read()).toMatchObject({ credit: 0 })
  expect(await shop.shop.db.select().from(payments)).toHaveLength(1)
})
