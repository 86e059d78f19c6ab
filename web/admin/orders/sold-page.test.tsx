import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { ask } from '#web/api.ts'
import SoldPage from './sold-page.tsx'

const chair = {
  _id: '44444444-4444-4444-8444-444444444444',
  number: 'LN-1042',
  createdAt: '2026-11-21T07:30:00.000Z',
  status: 'pending',
  product: '55555555-5555-4555-8555-555555555555',
  name: 'Lauhala chair',
  variants: { Finish: 'Smoked oak' },
  quantity: 6,
  inPackage: 'Minimalist package',
  price: null,
  customer: 'Leilani Akana',
  island: 'Oʻahu',
}

test('what was sold in a package says so, and that it has no price of its own', () => {
  const answer = {
    pieces: [chair, { ...chair, quantity: 1, inPackage: null, price: 600 }],
    sold: { quantity: 7, inPackages: 6, price: 600 },
    pagination: { page: 1, limit: 20, total: 2, pages: 1 },
  }
  const html = drawPrivatePage(<SoldPage />, {
    path: '/seller/orders',
    answers: [[ask('GET /api/orders/sold', { query: { page: 1 } }), answer]],
  })
  for (const words of ['In package Minimalist package', 'In the package’s price', '6 × Lauhala chair'])
    expect(html.replaceAll('<!-- -->', '')).toContain(words)
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('1 sold for $600.00, and 6 in packages, canceled')
})
