import type { z } from 'zod'
import type { PlaceOrder } from '#contract/orders/order.ts'
import { seedProduct, type SeededProduct } from './product.ts'
import { leilani, noa, type Person } from '../people.ts'
import { shippingAddress } from '../samples/addresses.ts'
import type { TestShop } from '../test-shop.ts'

export { shippingAddress }

export type OrderForm = z.input<typeof PlaceOrder>

/** What the checkout sends for `quantity` of one product. */
export function orderForm(product: string, quantity = 1, more: Partial<OrderForm> = {}): OrderForm {
  return { orderItems: [{ product, quantity }], shippingAddress, ...more }
}

type SeededOrder = { of?: Person; product?: SeededProduct; quantity?: number }

/** An order placed at list prices through the shop itself: one piece for $600.00 unless the test says otherwise. */
export async function seedOrder(shop: TestShop, provided: SeededOrder = {}) {
  await shop.set('general', { quoteMode: false })
  return seedRequest(shop, provided)
}

/** A quote request, through the shop itself. */
export async function seedQuoteRequest(shop: TestShop, provided: SeededOrder = {}) {
  await shop.set('general', { quoteMode: true })
  return seedRequest(shop, provided)
}

/** A quote request that the studio has answered: $550.00 for each piece, $20.00 shipping, $55.00 tax, $25.00 off. */
export async function seedSentQuote(shop: TestShop, provided: SeededOrder & { validUntil?: string } = {}) {
  const request = await seedQuoteRequest(shop, provided)
  const body = quoteFor(request, { validUntil: provided.validUntil ?? '2026-11-30' })
  const { order } = await shop
    .as(noa)
    .call('PUT /api/orders/:id/quote', { params: { id: request._id }, body })
  return order
}

type Quotable = { orderItems: { _id: string }[] }

/** What the studio sends for a quote of `order`. */
export function quoteFor(
  { orderItems }: Quotable,
  more: { validUntil?: string; discount?: number; note?: string } = {},
) {
  const items = orderItems.map(({ _id }) => ({ _id, price: 550 }))
  return { items, shippingPrice: 20, taxPrice: 55, discount: 25, validUntil: '2026-11-30', ...more }
}

async function seedRequest(shop: TestShop, { of = leilani, product, quantity = 1 }: SeededOrder) {
  const id = await seedProduct(shop.shop.db, { priceCents: 600_00, ...product })
  const { order } = await shop.as(of).call('POST /api/orders', { body: orderForm(id, quantity) })
  return order
}
