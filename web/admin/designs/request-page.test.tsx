import { describe, expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleConcept, sampleDesignRequest, sampleReviewedRequest } from '#tests/support/samples/request.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { requestQuery, type ShownRequest } from '#web/designs/use-request.ts'
import RequestPage from './request-page.tsx'

const id = sampleDesignRequest()._id
const user = {
  _id: 'aaaaaaaa-1111-4111-8111-aaaaaaaaaaaa',
  name: 'Leilani Akana',
  email: 'leilani@example.com',
  phone: '+1 808 555 0199',
}
const receipt = { name: 'receipt.png', contentType: 'image/png', size: 20_480, url: '/api/files/receipt' }
const evidence = { hasEvidence: true, paymentEvidence: receipt } as const

function draw(answer: Partial<ShownRequest> | Error): string {
  return drawPrivatePage(<RequestPage />, {
    path: `/admin/design-requests/${id}`,
    route: '/admin/design-requests/:id',
    answers: [
      [
        requestQuery(id),
        answer instanceof Error ? answer : { request: { ...sampleDesignRequest({ user }), ...answer } },
      ],
    ],
  })
}

const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]*>/g, ''),
  )
const isDisabled = (html: string, label: string) => {
  const button = new RegExp(`<button[^>]*>${label}(<svg.*?</svg>)?</button>`).exec(html)?.[0]
  if (button === undefined) throw new Error(`There is no button ${label}`)
  return button.includes('disabled=""')
}

test('a request shows what was asked for, by whom, and what happened', () => {
  const html = draw({})
  for (const words of [
    'Design request D-218',
    'Build Your Own Package',
    '$500.00',
    '<span class="tabular-nums">0 / 2</span>',
    'Living room, Dining room',
    'High ($3,000-$10,000)',
    'The dog sleeps in the living room.',
    'mailto:leilani@example.com',
    'tel:+18085550199',
    `href="/admin/users/${user._id}/edit"`,
    'href="/admin/orders?search=leilani%40example.com"',
    'No payment evidence yet.',
    'Request submitted',
    'Board PDF',
  ])
    expect(html).toContain(words)
})

test('a client that nobody knows is "Unknown"', () => {
  expect(draw({ user: undefined })).toMatch(/Client<\/h2><\/header><p[^>]*>Unknown</)
})

describe('the dropdowns', () => {
  const statuses = ['Pending', 'In Progress', 'Review', 'Revision', 'Completed', 'Canceled', 'Declined']

  test('offer every status but the one it has', () => {
    const html = draw({ status: 'review', paymentStatus: 'paid' })
    expect(html).toContain('aria-label="Change status, now Review"')
    for (const label of statuses.slice(1))
      expect([label, isDisabled(html, label)]).toEqual([label, label === 'Review'])
  })

  test('offer every payment status but the one it has', () => {
    const html = draw({ status: 'review', paymentStatus: 'paid' })
    expect(html).toContain('aria-label="Change payment, now Paid"')
    for (const label of ['Paid', 'Rejected', 'Refunded'])
      expect([label, isDisabled(html, label)]).toEqual([label, label === 'Paid'])
  })
})

describe('the answers to a payment', () => {
  test.each([
    ['pending', evidence, ['Approve Payment', 'Reject Payment']],
    ['rejected', { ...evidence, paymentStatus: 'rejected' }, ['Approve Payment', 'Reject Payment']],
    ['paid', { ...evidence, paymentStatus: 'paid', status: 'in_progress' }, []],
    ['pending without evidence', {}, []],
  ] as const)('%s', (_what, changes, expected) => {
    const answers = buttonsOf(draw(changes)).filter((text) => text.endsWith(' Payment'))
    expect(answers).toEqual(expected)
  })

  test('evidence as PDF is opened, not drawn', () => {
    const pdf = { ...receipt, name: 'receipt.pdf', contentType: 'application/pdf' }
    expect(buttonsOf(draw({ ...evidence, paymentEvidence: pdf }))).toContain('View PDF')
  })
})

describe('what has to happen next', () => {
  const soon = '2099-01-05T20:00:00.000Z'

  test.each([
    ['unpaid', {}, 'Waits for the payment of the design fee.'],
    ['with evidence', evidence, 'Payment evidence is here.'],
    ['its payment rejected', { paymentStatus: 'rejected' }, 'Waits for new payment evidence.'],
    ['paid', { status: 'in_progress', conceptDueAt: soon }, 'The first concept:'],
    [
      'to be changed',
      { status: 'revision', revisionCount: 1, conceptDueAt: soon },
      'The concept after revision 1:',
    ],
    ['reviewed', { status: 'review', paymentStatus: 'paid' }, 'Waits for the answer of the client.'],
  ] as const)('a request that is %s', (_what, changes, words) => {
    expect(draw(changes)).toContain(words)
  })

  test('is nothing once it is over', () => {
    for (const status of ['completed', 'cancelled', 'rejected'] as const)
      expect(draw({ ...evidence, status })).not.toContain('role="status"')
  })
})

test('the next concept can be uploaded, and what that does is said', () => {
  const html = draw(sampleReviewedRequest({ user, status: 'revision' }))
  expect(html).toContain('Upload concept 2')
  expect(html).toContain('accept=".jpg,.jpeg,.png,.pdf"')
  expect(html).toContain('the request moves to Review')
  expect(draw({ status: 'review' })).toContain('The status stays Review.')
})

test('concepts come with what was written with them, and two versions can stand side by side', () => {
  const second = sampleConcept({ _id: 'c0c0c0c0-1111-4111-8111-000000000002', version: 2, notes: 'Darker.' })
  const html = draw(sampleReviewedRequest({ user, designConcepts: [sampleConcept(), second] }))
  expect(html).toContain('Darker.')
  expect(buttonsOf(html)).toEqual(expect.arrayContaining(['Concept 2, newest', 'Concept 1', 'Side by side']))
})

test('an unknown request is not a failure', () => {
  const html = draw(
    new CallError({ status: 404, code: 'design_request_not_found', message: 'Design request not found' }),
  )
  expect(html).toContain('Design request not found.')
  expect(html).not.toContain('Try Again')
})

test('a request that could not be loaded can be asked for again', () => {
  const html = draw(new CallError({ status: 0, code: 'network', message: 'We could not reach the shop.' }))
  expect(html).toContain('Failed to load design request details')
  expect(html).toContain('Try Again')
})

test('while the request is on its way its shape stands there', () => {
  const html = drawPrivatePage(<RequestPage />, {
    path: `/admin/design-requests/${id}`,
    route: '/admin/design-requests/:id',
  })
  expect(html).toContain('aria-busy="true"')
})
