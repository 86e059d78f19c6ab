import type { Reply } from '#contract/call.ts'

type SampleCart = Reply<'GET /api/cart'>['cart']

/** A cart with two chairs at list prices. */
export function sampleCart(changes: Partial<SampleCart> = {}): SampleCart {
  return {
    items: [sampleCartItem()],
    totalItems: 2,
    itemsPrice: 1200,
    shippingPrice: 0,
    taxPrice: 120,
    totalPrice: 1320,
    taxLabel: null,
    belowMinimum: null,
    ...changes,
  }
}

/** The same while prices are on request. */
export function sampleCartOnRequest(changes: Partial<SampleCart> = {}): SampleCart {
  const unpriced = { itemsPrice: null, shippingPrice: null, taxPrice: null, totalPrice: null }
  return sampleCart({ items: [sampleCartItem({ price: null })], ...unpriced, ...changes })
}

/** Two chairs of one finish, ten at hand. */
export function sampleCartItem(
  changes: Partial<SampleCart['items'][number]> = {},
): SampleCart['items'][number] {
  return {
    _id: '66666666-6666-4666-8666-666666666666',
    product: {
      _id: '55555555-5555-4555-8555-555555555555',
      name: 'Reed chair',
      image: '',
      picture: null,
      category: 'chair',
      isGone: false,
    },
    packageId: null,
    leadWeeks: null,
    pieces: 1,
    quantity: 2,
    stock: 20,
    variants: { finish: 'ash' },
    labels: { Finish: 'Natural ash' },
    price: 600,
    ...changes,
  }
}

/** One set of a designer package. */
export function samplePackageInCart(
  changes: Partial<SampleCart['items'][number]> = {},
): SampleCart['items'][number] {
  return sampleCartItem({
    _id: '77777777-7777-4777-8777-777777777777',
    product: {
      ...sampleCartItem().product,
      _id: 'one-bedroom',
      name: 'One-bedroom package',
      category: '',
    },
    packageId: 'one-bedroom',
    leadWeeks: null,
    pieces: 46,
    quantity: 1,
    stock: 12,
    variants: {},
    labels: {},
    price: 35_888,
    ...changes,
  })
}
