import type { Reply } from '#contract/call.ts'
import { sampleFeePayment } from './payment.ts'

type SampleRequest = Reply<'GET /api/design-requests/:id'>['request']
type SampleSummary = Reply<'GET /api/design-requests/my-requests'>['requests'][number]
type SampleConcept = SampleRequest['designConcepts'][number]
type SampleSuggestion = SampleRequest['suggestedProducts'][number]
type SampleComment = SampleRequest['comments'][number]

/** A design request as its client sees it: just sent in, the fee not paid yet. */
export function sampleDesignRequest(changes: Partial<SampleRequest> = {}): SampleRequest {
  return {
    ...sampleDesignSummary(changes),
    brief: {
      rooms: ['living', 'dining'],
      style: 'modern',
      budget: 'high',
      homeType: 'condo',
      colors: ['neutral'],
    },
    notes: 'The dog sleeps in the living room.',
    attachments: [],
    floorPlan: { ...file('plan.png', 'image/png'), kind: 'png', version: null, picture: null, drawing: null },
    planScale: null,
    designConcepts: [],
    suggestedProducts: [],
    revisions: [],
    comments: [],
    commentCount: changes.comments?.length ?? 0,
    paymentEvidence: null,
    paymentEvidenceUploadedAt: null,
    paymentNote: '',
    answer: null,
    feedback: '',
    declineReason: '',
    history: [
      { type: 'submitted', title: 'Request submitted', date: '2026-11-20T22:00:00.000Z', description: '' },
    ],
    historyCount: 1,
    ...changes,
  }
}

/** The same as lists show it. */
export function sampleDesignSummary(changes: Partial<SampleSummary> = {}): SampleSummary {
  return {
    _id: 'ab12cd34-8f31-4d0e-9a57-3c5e9b21a4f8',
    number: 'D-218',
    reference: 'DR-ab12cd34',
    packageType: 'Build Your Own Package',
    status: 'pending',
    paymentStatus: 'pending',
    paymentMethod: 'wire_transfer',
    designFee: 500,
    payment: feePaymentOf(changes),
    createdAt: '2026-11-20T22:00:00.000Z',
    updatedAt: '2026-11-20T22:00:00.000Z',
    paidAt: null,
    completedAt: null,
    hasEvidence: false,
    revisionCount: 0,
    designDaysFrom: 1,
    designDaysTo: 2,
    designRevisions: 2,
    conceptCount: 0,
    conceptDueAt: null,
    ...changes,
  }
}

function feePaymentOf({ designFee = 500, paymentStatus, status }: Partial<SampleSummary>) {
  return sampleFeePayment(designFee, {
    isCancelled: status === 'cancelled' || status === 'rejected',
    received: paymentStatus === 'paid' ? designFee * 100 : 0,
  })
}

/** Paid for, with a first concept that waits for the client's answer. */
export function sampleReviewedRequest(changes: Partial<SampleRequest> = {}): SampleRequest {
  return sampleDesignRequest({
    status: 'review',
    paymentStatus: 'paid',
    paidAt: '2026-11-21T20:00:00.000Z',
    hasEvidence: true,
    paymentEvidence: file('receipt.png', 'image/png'),
    paymentEvidenceUploadedAt: '2026-11-21T19:00:00.000Z',
    conceptCount: 1,
    designConcepts: [sampleConcept()],
    suggestedProducts: [sampleSuggestion()],
    comments: [sampleComment()],
    ...changes,
  })
}

/** The first version of a concept. */
export function sampleConcept(changes: Partial<SampleConcept> = {}): SampleConcept {
  return {
    ...file('concept.png', 'image/png'),
    _id: 'c0c0c0c0-1111-4111-8111-000000000001',
    version: 1,
    hasBoard: false,
    createdAt: '2026-11-23T20:00:00.000Z',
    notes: 'Low pieces along the window keep the view.',
    ...changes,
  }
}

/** Two chairs that the studio suggests, at hand and not answered. */
export function sampleSuggestion(changes: Partial<SampleSuggestion> = {}): SampleSuggestion {
  return {
    _id: '5a5a5a5a-1111-4111-8111-000000000001',
    productId: '55555555-5555-4555-8555-555555555555',
    name: 'Reed chair',
    imageUrl: '',
    picture: null,
    dimensions: '24 × 26 × 32 in',
    variant: { options: { Finish: { id: 'ash', name: 'Natural ash' } } },
    price: 600,
    publishedPrice: null,
    quantity: 2,
    isFromBoard: false,
    stock: 8,
    leadWeeks: null,
    isGone: false,
    standIns: [],
    answer: null,
    answerNote: '',
    ...changes,
  }
}

/** A pin of the studio's on the floor plan, without an answer. */
export function sampleComment(changes: Partial<SampleComment> = {}): SampleComment {
  return {
    _id: 'cece0000-1111-4111-8111-000000000001',
    conceptId: null,
    number: 1,
    page: 1,
    x: 0.25,
    y: 0.5,
    piece: null,
    author: { name: 'Noa Kahale', isStudio: true, isMe: false },
    text: 'Is this wall still there?',
    createdAt: '2026-11-22T20:00:00.000Z',
    resolvedAt: null,
    replies: [],
    replyCount: changes.replies?.length ?? 0,
    ...changes,
  }
}

function file(name: string, contentType: string) {
  return { name, contentType, size: 20_480, url: `/api/files/${name}?expires=1&signature=a` }
}
