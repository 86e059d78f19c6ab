import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { payables } from '#server/db/schema/payments.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { noa } from '#tests/support/people.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { type TestAsk, testShop } from '#tests/support/test-shop.ts'

// Placed on Friday, 2026-11-20: a deposit of $330.00 until the 25th, the balance before delivery.
const shop = testShop()
staysSound(shop)
const { expectRefused, letters, move, order, pay, read, readOrder } = moneyDesk(shop)

type Dues = NonNullable<TestAsk<'PUT /api/payables/:ref/schedule'>['body']>['dues']
const schedule = (dues: Dues, seenOpen = 660) =>
  shop
    .as(noa)
    .call('PUT /api/payables/:ref/schedule', { params: { ref: order.ref }, body: { dues, seenOpen } })
const deposit = { amount: 330, rule: 'agreement', dueOn: '2026-11-25' } as const
const onDelivery = (amount: number) => ({ amount, rule: 'on_delivery' }) as const

describe('the schedule of an order', () => {
  test('is set anew in any number of parts, which customer and history read', async () => {
    const { payable } = await schedule([
      { amount: 100, rule: 'agreement', dueOn: '2026-12-01' },
      { amount: 60, rule: 'agreement', dueOn: '2026-12-24' },
      onDelivery(500),
    ])
    expect(payable).toMatchObject({ dueNow: 100, dueOn: '2026-12-01', open: 660 })
    const { history, payment } = await readOrder()
    expect(payment?.dues).toMatchObject([{ kind: 'deposit' }, { kind: 'extra' }, { kind: 'balance' }])
    expect(history.at(-1)).toMatchObject({
      type: 'schedule_changed',
      description:
        'Deposit $100.00 due December 1, 2026 · more $60.00 due December 24, 2026 · balance $500.00 on delivery',
    })
    expect(await letters()).not.toContain('payment-approved')
  })

  test('begins the work where what came is the deposit now', async () => {
    await pay(200)
    expect(await readOrder()).toMatchObject({ status: 'pending' })
    await schedule([{ amount: 200, rule: 'agreement' }, onDelivery(460)], 460)
    expect(await readOrder()).toMatchObject({ status: 'processing' })
    expect(await read()).toMatchObject({ dueNow: 460, dueOn: null })
  })

  test('keeps what is paid of it', async () => {
    await pay(330)
    await expectRefused(() => schedule([{ ...deposit, dueOn: '2026-11-26' }, onDelivery(330)], 330), {
      code: 'due_sum',
      message: 'Parts that are paid stay as they are',
    })
    await schedule([deposit, onDelivery(330)], 330)
    expect(await read()).toMatchObject({ dues: [{ kind: 'deposit', open: 0 }, { rule: 'on_delivery' }] })
  })

  test('is called for anew once its last call has another day', async () => {
    const which = eq(payables.id, order.id)
    await shop.shop.db.update(payables).set({ lastCallOn: '2026-12-01' }).where(which)
    await schedule([{ ...deposit, dueOn: '2026-12-10' }, onDelivery(330)])
    expect(await shop.shop.db.select().from(payables)).toMatchObject([
      { lastCallOn: null, nextDueOn: '2026-12-10' },
    ])
  })

  test.each<[string, () => Promise<unknown>, object]>([
    ['does not sum', () => schedule([onDelivery(659.99)]), { status: 400, code: 'due_sum' }],
    ['has a part of nothing', () => schedule([onDelivery(660), onDelivery(0)]), { code: 'due_sum' }],
    [
      'is due before the order',
      () => schedule([{ ...onDelivery(660), dueOn: '2026-11-19' }]),
      { code: 'due_sum' },
    ],
    ['has no parts', () => schedule([]), { status: 400, code: 'validation_failed' }],
    ['was made of other figures', () => schedule([onDelivery(660)], 600), { code: 'payment_changed' }],
    [
      'is of an order that is over',
      () => move('cancelled').then(() => schedule([onDelivery(660)], 0)),
      { code: 'illegal_state' },
    ],
    [
      'is of an order that is paid',
      () => pay(660).then(() => schedule([onDelivery(660)], 0)),
      { code: 'illegal_state' },
    ],
  ])('is refused where it %s', async (_what, ask, refusal) => {
    await expect(ask()).rejects.toMatchObject(refusal)
    expect((await read()).dues).not.toMatchObject([{ rule: 'on_delivery' }])
  })
})
