import { expect, test } from 'vitest'
import { payables } from '#server/db/schema/payments.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const desk = moneyDesk(shop)
const { expectRefused } = desk
const remind = (ref = desk.order.ref, headers: Record<string, string> = {}) =>
  shop.as(noa).call('POST /api/payables/:ref/remind', { params: { ref }, headers })

test('reminds of what is due, once by one key and once a day', async () => {
  const headers = { 'idempotency-key': 'remind-0000-0001' }
  await remind(desk.order.ref, headers)
  await remind(desk.order.ref, headers)
  expect((await desk.letters()).filter((letter) => letter === 'payment-due')).toHaveLength(1)
  expect((await desk.readOrder()).history.at(-1)).toMatchObject({
    title: 'Payment reminder sent',
    description: '$330.00',
  })
  await expectRefused(remind, { status: 409, code: 'illegal_state' })
  await shop.shop.db.update(payables).set({ remindedOn: '2026-11-19' })
  await remind()
  expect((await desk.letters()).filter((letter) => letter === 'payment-due')).toHaveLength(2)
})

test('of a design fee, too', async () => {
  const id = await seedRequest(shop, leilani)
  await remind(id)
  expect(await desk.letters()).toContain('design-payment-due')
})

test.each<[string, () => Promise<unknown>]>([
  ['is paid', () => desk.pay(660)],
  [
    'is of a deleted account',
    () => shop.as(noa).call('DELETE /api/users/admin/:id', { params: { id: leilani.id } }),
  ],
  ['is cancelled', () => desk.move('cancelled')],
  [
    'waits for an answer to evidence',
    () =>
      shop.as(leilani).call('POST /api/orders/:id/payment-evidence', {
        params: { id: desk.order.id },
        body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'wire.png') },
      }),
  ],
])('is refused where it %s', async (_what, act) => {
  await act()
  await expectRefused(remind, { status: 409, code: 'illegal_state' })
})
