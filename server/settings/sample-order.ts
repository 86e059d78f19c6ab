import type { LetterCustomer, LetterOrder } from '#server/emails/letters/letter.ts'

/** Who a letter is tried out on; `email` is that of whoever reads it. */
export function sampleCustomer(email: string): LetterCustomer {
  return { firstName: 'Leilani', lastName: 'Akana', email }
}

/** The order that a letter is tried out with; figures in cents. */
export function sampleOrder(placedAt: Date): LetterOrder {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    createdAt: placedAt,
    items: [
      { name: 'Shoreline sofa', finish: 'Natural linen', quantity: 1, unitPrice: 445_000 },
      { name: 'Reef floor lamp', finish: '', quantity: 2, unitPrice: 49_900 },
    ],
    itemsPrice: 544_800,
    shippingPrice: 0,
    taxPrice: 54_480,
    discount: 20_000,
    totalPrice: 579_280,
    validUntil: null,
    note: '',
    paymentMethod: 'wire_transfer',
    paidAt: null,
    shippingAddress: {
      fullName: 'Leilani Akana',
      address: '98 Kailua Road',
      city: 'Kailua',
      state: 'HI',
      postalCode: '96734',
      country: 'United States',
      phone: '+1 808 555 0199',
    },
    isPickup: false,
    trackingNumber: 'MATSON-20931',
    shippingMethod: 'White-glove delivery',
  }
}
