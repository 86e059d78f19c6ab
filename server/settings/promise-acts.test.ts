import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { looksAt, testEffects, type Changes, type Effect } from '#tests/support/street/settings-effects.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const look = looksAt(shop)

const quotes = { general: { quoteHoursFrom: 2, quoteHoursTo: 4, quoteMode: true } }
const purchases = { general: { quoteMode: true } }
const reviews = { general: { designDaysFrom: 3, designDaysTo: 5 } }
const returns = { general: { returnDays: 21 } }
const damage = { general: { damageHours: 72 } }
const defects = { general: { defectDays: 60 } }

const promised = async () => (await look.publicSettings()).promises
const studio = () => shop.as(noa).call('GET /api/dashboard')

async function dueOf(kind: 'quotes' | 'concepts') {
  const { today } = await studio()
  return today.find((row) => row.kind === kind)?.items[0]?.dueAt
}

async function dueQuote() {
  await look.place()
  return dueOf('quotes')
}

async function dueConcept() {
  await seedRequest(shop, leilani, { paymentStatus: 'paid', status: 'in_progress' })
  return dueOf('concepts')
}

/** A figure on a page of the owner's words: its first value is gone, and the new one there. */
const onPage = (change: Changes, slug: string, before: string, after: string): Effect[] => [
  [slug, change, () => look.says(slug, before), true, false],
  [slug, change, () => look.says(slug, after), false, true],
]

const inShippingLetter = async (words: string) => (await look.shippingLetter()).bodyText.includes(words)

testEffects(shop, [
  ['quoteHours', quotes, async () => (await promised()).quoteTime, '24-48 hours', '2-4 hours'],
  [
    'designDays',
    reviews,
    async () => (await promised()).reviewTime,
    '1-2 business days',
    '3-5 business days',
  ],
  ['returnDays', returns, async () => (await promised()).returnTime, '14 days', '21 days'],
  ['damageHours', damage, async () => (await promised()).damageTime, '48 hours', '72 hours'],
  [
    'defectDays',
    defects,
    async () => (await promised()).packageReturns,
    '30-day return policy',
    '60-day return policy',
  ],
  ...onPage(quotes, 'terms', 'by email within 24-48 hours', 'by email within 2-4 hours'),
  ...onPage(returns, 'returns', 'within 14 days of delivery', 'within 21 days of delivery'),
  ...onPage(returns, 'terms', 'change of mind: pieces 14 days', 'change of mind: pieces 21 days'),
  ...onPage(damage, 'warranty', 'within 48 hours of delivery', 'within 72 hours of delivery'),
  ...onPage(defects, 'returns', '30-day return policy', '60-day return policy'),
  ['damageHours', damage, () => inShippingLetter('Report damage within 72 hours of delivery.'), false, true],
  // Fridays at noon in Honolulu.
  ['designDays', reviews, dueConcept, '2026-11-25T09:59:59.999Z', '2026-11-28T09:59:59.999Z'],
])

test('a request for a quote is answered within the hours that are promised: letter, paper and Today say so', async () => {
  await shop.as(noa).call('PUT /api/settings', { body: purchases })
  expect(await dueQuote()).toBe('2026-11-22T22:00:00.000Z')
  await shop.as(noa).call('PUT /api/settings', { body: quotes })
  expect(await dueOf('quotes')).toBe('2026-11-21T02:00:00.000Z')
  const [page = ''] = readPdf(await look.paper())
  expect(page).toContain('Your quote comes by email within 2-4 hours.')
})
