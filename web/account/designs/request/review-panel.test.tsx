import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleReviewedRequest } from '#tests/support/samples/request.ts'
import { wordsOf } from '#tests/support/letters/words-of.ts'
import { Revisions } from '#web/designs/revisions.tsx'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { NextStep } from './next-step.tsx'
import { AnswerBar, ReviewPanel } from './review-panel.tsx'

function draw(request: ShownRequest): string {
  const parts = (
    <>
      <NextStep request={request} />
      <ReviewPanel request={request} />
      <Revisions request={request} />
    </>
  )
  return drawPrivatePage(parts, { path: '/' })
}

const read = (request: ShownRequest) => wordsOf(draw(request))

/** What the client may do, by the buttons that offer it. */
function offersOf(request: ShownRequest): string[] {
  const html = draw(request)
  return ['Approve design', 'Request a revision', 'Reject with feedback', 'Withdraw request'].filter(
    (words) => new RegExp(`<button[^>]*>(<svg.*?</svg>)?${words}</button>`).test(html),
  )
}

test.each<[ShownRequest['status'], ShownRequest['paymentStatus'], number, string[]]>([
  ['review', 'paid', 0, ['Approve design', 'Request a revision']],
  ['revision', 'paid', 1, ['Approve design', 'Request a revision']],
  ['review', 'paid', 2, ['Approve design', 'Reject with feedback']],
  ['review', 'pending', 0, []],
  ['review', 'refunded', 0, []],
  ['in_progress', 'paid', 0, []],
  ['completed', 'paid', 1, []],
  ['pending', 'pending', 0, ['Withdraw request']],
  ['pending', 'rejected', 0, ['Withdraw request']],
  ['pending', 'paid', 0, []],
  ['cancelled', 'pending', 0, []],
])(
  'the panel of a request that is %s, its payment %s and %i revisions used offers %j',
  (status, paymentStatus, used, offers) => {
    const request = sampleReviewedRequest({ status, paymentStatus, revisionCount: used })
    expect(offersOf(request)).toEqual(offers)
  },
)

test('the question stands with its answers where they are given, and in a bar that leads there', () => {
  const barOf = (request: ShownRequest) => drawPrivatePage(<AnswerBar request={request} />, { path: '/' })
  const request = sampleReviewedRequest({ revisionCount: 1 })
  for (const html of [barOf(request), draw(request)]) expect(html).toContain('Does this feel like home?')
  expect(wordsOf(barOf(request))).toContain('Yes Not yet Comment')
  expect(wordsOf(barOf(sampleReviewedRequest({ revisionCount: 2 })))).toContain('Yes No Comment')
  for (const [, place = ''] of barOf(request).matchAll(/href="#(answer|change)"/g))
    expect(draw(request)).toContain(`id="${place}"`)
  expect(barOf(sampleReviewedRequest({ status: 'completed' }))).not.toContain('home?')
})

test('the panel says how many revisions are used', () => {
  expect(read(sampleReviewedRequest({ revisionCount: 1 }))).toContain('Revisions used: 1 / 2')
})

test('the rounds that were asked for are listed, the newest first', () => {
  const createdAt = '2026-11-24T20:00:00.000Z'
  const revisions = [
    { _id: '11111111-1111-4111-8111-111111111111', number: 1, details: 'A lighter rug.', createdAt },
    { _id: '22222222-2222-4222-8222-222222222222', number: 2, details: 'A round table.', createdAt },
  ]
  expect(read(sampleReviewedRequest({ revisionCount: 2, revisions }))).toMatch(
    /Revisions used: 2 \/ 2 Revision 2,.*A round table\..*Revision 1,.*A lighter rug\./,
  )
})

test('the panel offers the studio, which looks at it too, nothing', () => {
  const user = {
    _id: 'aaaaaaaa-1111-4111-8111-aaaaaaaaaaaa',
    name: 'Leilani Akana',
    email: 'l@example.com',
    phone: '',
  }
  expect(offersOf(sampleReviewedRequest({ user }))).toEqual([])
})
