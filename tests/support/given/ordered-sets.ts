import { beforeEach } from 'vitest'
import { refusalOf } from '#tests/support/books/order-books.ts'
import { leilani, noa } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { type OrderForm, shippingAddress } from './order.ts'
import { givenSet } from './package.ts'

type Items = OrderForm['orderItems']

/** Leilani before the set of `givenSet`, at list prices; what she orders the studio moves. */
export function orderedSets(shop: TestShop) {
  let sofa = ''
  let chair = ''

  beforeEach(async () => {
    const given = await givenSet(shop.shop.db)
    sofa = given.sofa
    chair = given.chair
    await shop.set('general', { quoteMode: false })
  })

  const place = async (...orderItems: Items) =>
    (await shop.as(leilani).call('POST /api/orders', { body: { orderItems, shippingAddress } })).order
  return {
    given: {
      get sofa() {
        return sofa
      },
      get chair() {
        return chair
      },
    },
    set: (quantity = 1) => ({ packageId: 'minimalist', quantity }),
    place,
    refused: (...orderItems: Items) => refusalOf(shop.shop.db, () => place(...orderItems)),
    setStatus: (id: string, status: string) =>
      shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status } }),
  }
}
