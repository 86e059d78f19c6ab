import { accents } from '#domain/settings/accents.ts'
import { firstPromises, promiseWords } from '#domain/settings/promises.ts'
import { openDues } from '#domain/payments/dues.ts'
import { duesOf, firstSchedule } from '#domain/payments/schedule.ts'
import type { LetterCustomer, LetterShop } from '#server/outbox/letter.ts'
import type { LetterOrder } from '#server/documents/document-words.ts'
import type { LetterRequest } from '#server/designs/letters.ts'

/** A shop, a customer and an order, for letters and documents that are read and not sent. */
export const letterShop: LetterShop = {
  storeName: 'Lānai',
  address: '1200 Ala Moana Boulevard, Honolulu, HI 96814',
  pickupAddress: '1200 Ala Moana Boulevard',
  phone: '(808) 555-0142',
  email: 'aloha@lanai.example',
  adminEmail: 'studio@lanai.example',
  publicUrl: 'https://lanai.example',
  timeZone: 'Pacific/Honolulu',
  accent: accents.lagoon,
  returnedCheckFee: '$35',
  promises: promiseWords(firstPromises),
}

export const letterCustomer: LetterCustomer = {
  firstName: 'Leilani',
  lastName: 'Akana',
  email: 'leilani@example.com',
}

/** $5,792.80, half of it first, of which so many cents came. */
export function paymentOf(received: number): LetterOrder['payment'] {
  const [total, method, on] = [579_280, 'wire_transfer', '2026-03-11'] as const
  const dues = openDues(duesOf(total, firstSchedule, { method, on }), received)
  return { dues, hasDeposit: true, received, open: total - received, credit: 0, isStated: false }
}

/** Placed late on March 11 in Honolulu, when it is March 12 in UTC. */
export const letterOrder: LetterOrder = {
  id: '7d1f0c42-8f31-4d0e-9a57-3c5e9b21a4f8',
  number: 'LN-1042',
  createdAt: new Date('2026-03-12T08:00:00Z'),
  items: [
    { name: 'Shoreline sofa', finish: 'Natural linen', quantity: 1, unitPrice: 445_000 },
    { name: 'Reef floor lamp', finish: '', quantity: 2, unitPrice: 49_900 },
  ],
  itemsPrice: 544_800,
  shippingPrice: 0,
  taxPrice: 54_480,
  taxLabel: 'Tax',
  discount: 20_000,
  totalPrice: 579_280,
  validUntil: '2026-03-26',
  note: 'The sofa fits the service lift.\nThe lamps are in stock.',
  changes: [],
  paymentMethod: 'wire_transfer',
  paidAt: null,
  payment: paymentOf(0),
  status: 'pending',
  shippingAddress: {
    fullName: 'Leilani Akana',
    address: '1777 Kapiʻolani Boulevard, Apartment 1402',
    city: 'Honolulu',
    state: 'HI',
    postalCode: '96815',
    country: 'US',
    phone: '+18085550177',
  },
  isPickup: false,
  delivery: '',
  trackingNumber: 'MATSON-20931',
  shippingMethod: 'White-glove delivery',
  quoteHoursFrom: 24,
  quoteHoursTo: 48,
}

/** Sent in late on March 11 in Honolulu, when it is March 12 in UTC. */
export const letterRequest: LetterRequest = {
  _id: 'ab12cd34-8f31-4d0e-9a57-3c5e9b21a4f8',
  number: 'D-218',
  createdAt: new Date('2026-03-12T08:00:00Z'),
  status: 'pending',
  designFee: 50_000,
  paymentMethod: 'wire_transfer',
  paymentStatus: 'pending',
  notes: 'The dog sleeps\nin the living room.',
  revisionCount: 0,
  conceptCount: 1,
  designDaysFrom: 1,
  designDaysTo: 2,
  designRevisions: 2,
  answer: null,
  feedback: '',
  evidence: null,
  payable: null,
}
