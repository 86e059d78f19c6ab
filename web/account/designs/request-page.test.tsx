import { describe, expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleConcept, sampleDesignRequest, sampleReviewedRequest } from '#tests/support/samples/request.ts'
import { wordsOf } from '#tests/support/letters/words-of.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { requestQuery, type ShownRequest } from '#web/designs/use-request.ts'
import RequestPage from './request-page.tsx'

const id = sampleDesignRequest()._id
const pay = `href="/checkout/design-request/${id}"`

function draw(answer?: ShownRequest | Error, route = '/account/design-requests'): string {
  return drawPrivatePage(<RequestPage />, {
    path: `${route}/${id}`,
    route: `${route}/:requestId`,
    answers: answer
      ? [[requestQuery(id), answer instanceof Error ? answer : { success: true, request: answer }]]
      : [],
  })
}

test.each(['/account/design-requests', '/custom-design/request'])(
  '%s shows the request: reference, steps, badges, brief, plan, fee and timeline',
  (route) => {
    const html = draw(sampleDesignRequest(), route)
    for (const words of ['Design request D-218', 'Build Your Own Package', 'Nov 20, 2026', '$500.00'])
      expect(html).toContain(words)
    for (const words of ['Submitted', 'In Progress', 'Review', 'Completed', 'Living room, Dining room'])
      expect(html).toContain(words)
    for (const words of [
      'The dog sleeps in the living room.',
      'Your floor plan',
      'Request submitted',
      'Condo',
    ])
      expect(html).toContain(words)
    expect(html).toContain('Save design as PDF')
  },
)

test('a concept that waits for its answer comes first, then the question', () => {
  const html = draw(sampleReviewedRequest())
  expect(html).not.toContain('Your concept is ready')
  const places = ['Design request', 'Design concepts', 'Does this feel like home?', 'aria-current="step"']
  const order = places.map((words) => html.indexOf(words))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
  expect(draw(sampleReviewedRequest({ paymentStatus: 'pending' }))).toContain('Your concept is ready')
})

describe('the progress', () => {
  test.each([
    ['pending', 'Submitted'],
    ['in_progress', 'In Progress'],
    ['review', 'Review'],
    ['revision', 'Review'],
    ['completed', 'Completed'],
  ] as const)('of a request that is %s stands at %s', (status, step) => {
    const now = /<li aria-current="step".*?<span[^>]*>([^<]*)</.exec(draw(sampleReviewedRequest({ status })))
    expect(now?.[1]).toBe(step)
  })

  test.each([
    ['cancelled', 'Canceled'],
    ['rejected', 'Declined'],
  ] as const)('of a request that is %s ends with %s', (status, word) => {
    const html = draw(sampleDesignRequest({ status }))
    expect(html).toMatch(new RegExp(`border-red[^>]*>\\s*<span[^>]*>${word}`))
    expect(html).not.toContain('In Progress')
    expect(html).not.toContain('aria-current="step"')
  })
})

describe('the badges', () => {
  test('say where the design and its payment stand', () => {
    const html = draw(sampleReviewedRequest({ status: 'in_progress' }))
    expect(html).toMatch(/>Design<.*?In Progress<.*?>Payment<.*?>Verified</)
  })

  test('a payment without evidence is paid, not verified', () => {
    expect(draw(sampleReviewedRequest({ hasEvidence: false }))).toMatch(/>Payment<.*?>Paid</)
  })
})

describe('the way to pay', () => {
  test.each([
    ['pending', 'pending', true],
    ['pending', 'rejected', true],
    ['review', 'pending', true],
    ['in_progress', 'paid', false],
    ['in_progress', 'refunded', false],
    ['completed', 'pending', false],
    ['cancelled', 'pending', false],
    ['rejected', 'rejected', false],
  ] as const)('for a request that is %s with its payment %s: %s', (status, paymentStatus, mayPay) => {
    const html = draw(sampleDesignRequest({ status, paymentStatus }))
    expect(html.includes(pay)).toBe(mayPay)
    expect(html.includes('Complete Payment')).toBe(mayPay)
  })

  test('is not the studio’s', () => {
    const user = { _id: id, name: 'Leilani Akana', email: 'leilani@example.com', phone: '' }
    const request = sampleDesignRequest({ user })
    expect(draw(request)).not.toContain('Complete Payment')
  })

  test('comes with the reason where a payment was rejected', () => {
    const request = sampleDesignRequest({
      paymentStatus: 'rejected',
      paymentNote: 'Another amount was sent.',
    })
    const words = wordsOf(draw(request))
    expect(words).toContain('We could not verify your payment.')
    expect(words).toContain('Another amount was sent.')
  })
})

test('concepts stand newest first, with the notes of the one that is shown', () => {
  const second = sampleConcept({
    _id: 'c0c0c0c0-1111-4111-8111-000000000002',
    version: 2,
    notes: 'The table is round now.',
  })
  const words = wordsOf(draw(sampleReviewedRequest({ designConcepts: [sampleConcept(), second] })))
  expect(words).toMatch(/Concept 2, newest Concept 1 Side by side/)
  expect(words).toContain('The table is round now.')
  expect(words).not.toContain('Low pieces along the window keep the view.')
})

test('one concept needs no choice', () => {
  const words = wordsOf(draw(sampleReviewedRequest()))
  expect(words).toContain('Low pieces along the window keep the view.')
  expect(words).not.toContain('Side by side')
})

test('the completion has its day', () => {
  const html = draw(sampleReviewedRequest({ status: 'completed', completedAt: '2026-11-28T20:00:00.000Z' }))
  expect(html).toMatch(/completed on <time[^>]*>Nov 28, 2026</)
})

test('payment evidence is shown with its time, a PDF to be opened', () => {
  const paymentEvidence = {
    name: 'receipt.pdf',
    contentType: 'application/pdf',
    size: 20_480,
    url: '/api/files/a',
  }
  const html = draw(sampleReviewedRequest({ paymentEvidence }))
  expect(html).toContain('receipt.pdf')
  expect(html).toContain('View PDF')
  expect(html).toContain('Uploaded on')
})

test('until there is an answer its shape stands there', () => {
  expect(draw()).toContain('Loading your design request')
})

test('a request that is not there, or is somebody else’s, leads back to the own ones', () => {
  const html = draw(
    new CallError({ status: 404, code: 'design_request_not_found', message: 'Design request not found' }),
  )
  expect(html).toContain('Design request not found.')
  expect(html).toContain('href="/account/design-requests"')
  expect(html).not.toContain('Failed to load')
})

test('a request that cannot be loaded can be asked for again, and has a way back', () => {
  const html = draw(new CallError({ status: 503, code: 'unavailable', message: 'Away' }))
  expect(html).toContain('Failed to load design request details')
  expect(html).toContain('Away')
  expect(html).toContain('Try Again')
  expect(html).toContain('href="/account/design-requests"')
})
