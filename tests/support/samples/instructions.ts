import type { Reply } from '#contract/call.ts'

type SampleInstructions = Reply<'GET /api/payment/instructions'>['instructions']

/** How to pay in a shop with its first settings; the numbers are nobody's. */
export function sampleInstructions(changes: Partial<SampleInstructions> = {}): SampleInstructions {
  return {
    methods: [
      { method: 'wire_transfer', label: 'Wire Transfer', comingSoon: false },
      { method: 'cheque', label: 'Cheque', comingSoon: false },
      { method: 'credit_card', label: 'Credit Card', comingSoon: true },
    ],
    bank: {
      bankName: 'Bank of Hawaii (example)',
      accountName: 'Lānai Interiors LLC',
      accountNumber: '0000000001',
      routingNumber: '000000002',
    },
    cheque: {
      payableTo: 'Lānai Interiors LLC',
      mailingAddress: '1200 Ala Moana Boulevard',
      returnedFee: 35,
    },
    phone: '(808) 555-0142',
    ...changes,
  }
}

/** How to pay in a shop that takes cash on delivery, too. */
export function withCashOnDelivery(): SampleInstructions {
  const { methods, ...rest } = sampleInstructions()
  const onDelivery = { method: 'cash_on_delivery', label: 'Cash on Delivery', comingSoon: false } as const
  return { ...rest, methods: [onDelivery, ...methods] }
}
