import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleFeePayment } from '#tests/support/samples/payment.ts'
import { sampleDesignRequest } from '#tests/support/samples/request.ts'
import { wordsOf } from '#tests/support/letters/words-of.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { NextStep } from './next-step.tsx'

function draw(request: ShownRequest): string {
  return drawPrivatePage(<NextStep request={request} />, { path: '/' })
}

const read = (request: ShownRequest) => wordsOf(draw(request))

const paid = { paymentStatus: 'paid', paidAt: '2026-11-21T20:00:00.000Z' } as const

test.each<[string, Partial<ShownRequest>, string]>([
  ['unpaid', {}, 'Next is the design fee of $500.00, due upfront.'],
  ['with evidence', { hasEvidence: true }, 'We have your payment evidence. We check it and write to you.'],
  [
    'in progress',
    { ...paid, status: 'in_progress' },
    'We write to you the moment your first concept is ready.',
  ],
  [
    'in progress until a day',
    { ...paid, status: 'in_progress', conceptDueAt: '2099-11-24T20:00:00.000Z' },
    'Your first concept is due by Nov 24, 2099.',
  ],
  [
    'late',
    { ...paid, status: 'in_progress', conceptDueAt: '2020-11-24T20:00:00.000Z' },
    'Your first concept was due by Nov 24, 2020, and we are late.',
  ],
  [
    'in revision',
    { ...paid, status: 'revision', conceptCount: 1, conceptDueAt: '2099-11-24T20:00:00.000Z' },
    'Your next concept is due by Nov 24, 2099.',
  ],
  ['in review', { ...paid, status: 'review' }, 'Your concept is ready'],
  ['in review, unpaid', { status: 'review' }, 'You can answer it as soon as the design fee is verified.'],
  [
    'in progress, unpaid',
    { status: 'in_progress' },
    'Design work goes on as soon as the design fee is verified.',
  ],
  ['approved', { ...paid, status: 'completed', answer: 'approved' }, 'Your design is complete'],
  [
    'rejected by the client',
    { ...paid, status: 'completed', answer: 'rejected', feedback: 'Too dark for us.' },
    'Thank you for your feedback; a person reads it. Too dark for us.',
  ],
  ['withdrawn', { status: 'cancelled' }, 'This request is canceled Nothing is owed.'],
  [
    'canceled and paid in part',
    { status: 'cancelled', payment: sampleFeePayment(500, { isCancelled: true, received: 200_00 }) },
    'This request is canceled We owe you $200.',
  ],
  [
    'canceled and paid',
    { ...paid, status: 'cancelled' },
    'You had paid the design fee, and we write to you about it.',
  ],
  [
    'declined',
    { ...paid, status: 'rejected', declineReason: 'The plan cannot be read.' },
    'The plan cannot be read. We refund your design fee to the original payment method. Refunds take 10-14 business days.',
  ],
  [
    'refunded',
    { status: 'rejected', paymentStatus: 'refunded' },
    'Your design fee was refunded to the original payment method.',
  ],
])('with a request that is %s is said', (_state, changes, words) => {
  expect(read(sampleDesignRequest(changes))).toContain(words)
})

test.each(['cancelled', 'rejected'] as const)('after one that is %s there can be another', (status) => {
  expect(draw(sampleDesignRequest({ status }))).toMatch(/href="\/custom-design"[^>]*>New Design Request</)
})
