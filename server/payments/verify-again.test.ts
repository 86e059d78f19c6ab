import { expect, test } from 'vitest'
import { noa } from '#tests/support/people.ts'
import { lettersIn } from '#tests/support/books/order-books.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { type TestAsk, testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
type Verdict = TestAsk<'PUT /api/orders/:id/verify-payment'>['body']
const headers = { 'idempotency-key': 'as-the-bank-says' }
const verify = (id: string, body: Verdict) =>
  shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body, headers })

test.each([{ status: 'paid' }, { status: 'rejected', reason: 'Unreadable' }] as const)(
  '$status is sent again after a lost answer: one change, one letter, the same answer',
  async (verdict) => {
    const { _id } = await seedOrder(shop)
    const first = await verify(_id, verdict)
    const letters = await lettersIn(shop.shop.db)
    expect(await verify(_id, verdict)).toEqual(first)
    const another = { status: 'rejected', reason: 'Another amount' } as const
    await expect(verify(_id, another)).rejects.toMatchObject({ code: 'idempotency_mismatch' })
    expect(await lettersIn(shop.shop.db)).toEqual(letters)
  },
)
