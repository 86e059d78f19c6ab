import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { payments } from '#server/db/schema/payments.ts'
import { refusalOf } from '#tests/support/books/order-books.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)

const methodsOf = async (id: string) =>
  (await shop.shop.db.select().from(payments).where(eq(payments.payableId, id))).map(({ method }) => method)

test.each([
  ['all of it', {}],
  ['so much', { amount: 100 }],
])('%s counts by the way it came, not by the way that was chosen', async (_what, found) => {
  const cheque = { ...found, method: 'cheque' } as const
  const { _id: id } = await seedOrder(shop)
  const { order } = await shop.as(noa).call('PUT /api/orders/:id/verify-payment', {
    params: { id },
    body: { status: 'paid', ...cheque },
  })
  expect(order.paymentMethod).toBe('wire_transfer')
  expect(await methodsOf(id)).toEqual(['cheque'])
  const request = await seedRequest(shop, leilani)
  await shop.as(noa).call('PUT /api/design-requests/:id/payment', {
    params: { id: request },
    body: { paymentStatus: 'paid', ...cheque },
  })
  expect(await methodsOf(request)).toEqual(['cheque'])
})

test('money comes by no card', async () => {
  const { _id: id } = await seedOrder(shop)
  const body = { status: 'paid', method: 'credit_card' } as never
  const pay = () => shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body })
  expect(await refusalOf(shop.shop.db, pay)).toMatchObject({ fields: { method: 'Choose how it came' } })
})
