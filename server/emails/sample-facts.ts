import { DESIGN_FEE_CENTS } from '#domain/designs/design-fee.ts'
import { openDues } from '#domain/payments/dues.ts'
import { firstPromises } from '#domain/settings/promises.ts'
import { duesOf, firstSchedule } from '#domain/payments/schedule.ts'
import type { LetterRequest } from '#server/designs/letters.ts'
import type { LetterOrder } from '#server/documents/document-words.ts'

/** The order that a letter is tried out with; figures in cents. */
export function sampleOrder(placedAt: Date): LetterOrder {
  const agreed = { method: 'wire_transfer', on: placedAt.toISOString().slice(0, 10) } as const
  const dues = openDues(duesOf(579_280, firstSchedule, agreed), 0)
  return {
    id: '00000000-0000-4000-8000-000000000000',
    number: 'LN-1042',
    createdAt: placedAt,
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
    validUntil: null,
    note: '',
    changes: [],
    paymentMethod: 'wire_transfer',
    paidAt: null,
    payment: { dues, hasDeposit: true, received: 0, open: 579_280, credit: 0, isStated: false },
    status: 'pending',
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
    delivery:
      'Island: Oʻahu\nWay in: Elevator\nDate wished: January 12, 2027\nDelivery note: The gate is narrow.',
    trackingNumber: 'MATSON-20931',
    shippingMethod: 'White-glove delivery',
    quoteHoursFrom: firstPromises.quoteHoursFrom,
    quoteHoursTo: firstPromises.quoteHoursTo,
  }
}

/** The design request that a letter is tried out with; the fee in cents. */
export function sampleRequest({ id, createdAt }: LetterOrder): LetterRequest {
  return {
    _id: id,
    number: 'D-218',
    createdAt,
    status: 'in_progress',
    designFee: DESIGN_FEE_CENTS,
    paymentMethod: 'wire_transfer',
    paymentStatus: 'paid',
    notes: 'The dog sleeps in the living room.',
    revisionCount: 1,
    conceptCount: 1,
    designDaysFrom: firstPromises.designDaysFrom,
    designDaysTo: firstPromises.designDaysTo,
    designRevisions: firstPromises.designRevisions,
    answer: null,
    feedback: 'We love the table.',
    evidence: null,
    payable: null,
  }
}

/** What single letters fill in besides. */
export const sampleValues = {
  amount: '$35.00',
  papers: 'Receipt RC-1001 is on the page of LN-1042, as PDF.',
  lastDay: 'December 2, 2026',
  receivedAmount: '$2,896.40',
  tempPassword: 'koa-7Q2M-ridge',
  newEmail: 'leilani@kailua.example',
  reason: 'The date on the receipt cannot be read.',
  details: 'A larger table, and the sofa in sage.',
  comment: 'Could this chair be lower?',
  commentPlace: 'Pin 3 on page 1',
  commentCount: '2',
  comments: 'Pin 3 on page 1: Could this chair be lower?\nPin 4 on page 2: We love this lamp.',
  message: 'Could the bench come in walnut?',
  messageCount: '2',
  messages: 'Message:\nCould the bench come in walnut?\n\nMessage:\nAnd a little lower?',
  question: 'Does this table come in walnut?',
  answer: 'It does, made to order in eight weeks.',
  pieceName: 'Shoreline sofa, Natural linen',
  stockThreshold: '5',
  stockLines: 'Shoreline sofa, Natural linen: 2 left',
  buyer: 'Leilani Akana, Oʻahu',
  soldLines: '2 × Reef floor lamp: $998.00',
}
