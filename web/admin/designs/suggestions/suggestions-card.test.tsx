import { describe, expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleDesignRequest, sampleSuggestion } from '#tests/support/samples/request.ts'
import { requestQuery, type ShownRequest } from '#web/designs/use-request.ts'
import RequestPage from '../request-page.tsx'

function draw(changes: Partial<ShownRequest>): string {
  const request = sampleDesignRequest(changes)
  return drawPrivatePage(<RequestPage />, {
    path: `/admin/design-requests/${request._id}`,
    route: '/admin/design-requests/:id',
    answers: [[requestQuery(request._id), { request }]],
  })
}

describe('suggested products', () => {
  test('stand with their finish, number, price and what they come to', () => {
    const bench = sampleSuggestion({
      _id: '5a5a5a5a-1111-4111-8111-000000000002',
      name: 'Bench',
      price: 250.5,
      quantity: 1,
    })
    const html = draw({ suggestedProducts: [sampleSuggestion(), bench] })
    for (const words of ['Reed chair', 'Natural ash', '$1,200.00', '$600.00', '$250.50', '$1,450.50'])
      expect(html).toContain(words)
    expect(html).toMatch(/<button(?=[^>]*aria-label="Move Reed chair, Natural ash up")(?=[^>]*disabled="")/)
    expect(html).toMatch(/<button(?=[^>]*aria-label="Move Bench, Natural ash down")(?=[^>]*disabled="")/)
  })

  test("show the client's answers, and what is gone or sold out with what could stand in", () => {
    const standIns = [
      {
        productId: '66666666-6666-4666-8666-666666666666',
        name: 'Cane chair',
        picture: null,
        price: 580,
        stock: 4,
      },
    ]
    const html = draw({
      suggestedProducts: [
        sampleSuggestion({ answer: 'declined', answerNote: 'Too tall.' }),
        sampleSuggestion({ _id: '5a5a5a5a-1111-4111-8111-000000000002', isGone: true, stock: 0, standIns }),
        sampleSuggestion({ _id: '5a5a5a5a-1111-4111-8111-000000000003', stock: 0 }),
      ],
    })
    for (const words of ['Declined', 'Too tall.', 'No longer sold', 'Out of stock', 'Cane chair'])
      expect(html).toContain(words)
    expect(html).toContain('aria-label="Replace with Cane chair"')
  })

  test('need no saving before something is changed', () => {
    const html = draw({ suggestedProducts: [sampleSuggestion()] })
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Save suggestions</)
    expect(html).not.toContain('Not saved yet')
    expect(draw({})).toContain('No products suggested yet.')
  })
})
