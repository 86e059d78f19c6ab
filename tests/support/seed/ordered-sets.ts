import { beforeEach } from 'vitest'
import { refusalOf } from '../books/order-books.ts'
import { leilani, noa } from '../people.ts'
import type { TestShop } from '../test-shop.ts'
import { type OrderForm, shippingAddress } from './order.ts'
import { seedSet } from './package.ts'

type Items = OrderForm['orderItems']

/** Leilani before the set of `givenSet`, at list prices; what she orders the studio moves. */
export function orderedSets(shop: TestShop) {
  let sofa = ''
  let chair = ''

  beforeEach(async () => {
    const input = await seedSet(shop.shop.db)
    sofa = input.sofa
    chair = input.chair
    await shop.set('general', { quoteMode: false })
  })

  const place = async (...orderItems: Items) =>
    (await shop.as(leilani).call('POST /api/orders', { body: { orderItems, shippingAddress } })).order
  return {
    input: {
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
