import { expect, test } from 'vitest'
import { orderAttachment } from '#server/orders/papers/order-document.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { looksAt, testEffects, type Changes, type Effect } from '#tests/support/street/settings-effects.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const look = looksAt(shop)

const quotes = { general: { quoteHoursFrom: 2, quoteHoursTo: 4, quoteMode: true } }
const purchases = { general: { quoteMode: true } }
const reviews = { general: { designDaysFrom: 3, designDaysTo: 5 } }
const rounds = { general: { designRevisions: 1 } }
const twoRounds = 'up to two revision rounds'
const returns = { general: { returnDays: 21 } }
const damage = { general: { damageHours: 72 } }
const defects = { general: { defectDays: 60 } }

const promised = async () => (await look.publicSettings()).promises
const studio = () => shop.as(noa).call('GET /api/dashboard')

async function sendPlan() {
  const floorPlan = new File([Buffer.from(sampleFiles.png)], 'plan.png')
  const { request } = await shop.as(leilani).call('POST /api/design-requests', { body: { floorPlan } })
  return request
}

async function payFor(id: string) {
  const body = { paymentStatus: 'paid' } as const
  return (await shop.as(noa).call('PUT /api/design-requests/:id/payment', { params: { id }, body })).request
}

/** One whose concept the client is to answer. */
async function sendReviewed() {
  const { _id: id } = await sendPlan()
  await payFor(id)
  const body = { status: 'review' } as const
  await shop.as(noa).call('PUT /api/design-requests/:id/status', { params: { id }, body })
  return id
}

const revise = (id: string) =>
  shop
    .as(leilani)
    .call('POST /api/design-requests/:id/revisions', { params: { id }, body: { details: 'Lighter' } })
    .then(
      ({ request }) => `${request.revisionCount} / ${request.designRevisions}`,
      ({ code }: { code: string }) => code,
    )

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
  ...onPage(
    rounds,
    'custom-design',
    'up to 2 revision rounds are included',
    'up to 1 revision round is included',
  ),
  [
    'designRevisions',
    rounds,
    async () => (await promised()).revisionRounds,
    twoRounds,
    'up to one revision round',
  ],
])

const change = (body: Changes) => shop.as(noa).call('PUT /api/settings', { body })

async function dueQuotes() {
  const { today } = await studio()
  return today.find(({ kind }) => kind === 'quotes')?.items.map(({ dueAt }) => dueAt)
}

async function paperOf(orderId: string) {
  const file = await orderAttachment(shop.shop)({ kind: 'order-document', orderId, name: 'order.pdf' })
  return readPdf(file)[0]
}

test('a quote is due by what was promised when it was asked for: paper and Today say so', async () => {
  await change(purchases)
  const { _id: before, quoteHoursTo } = await look.place()
  expect(quoteHoursTo).toBe(48)
  expect(await dueQuotes()).toEqual(['2026-11-22T22:00:00.000Z'])
  await change(quotes)
  const { _id: after } = await look.place()
  expect(await dueQuotes()).toEqual(['2026-11-21T02:00:00.000Z', '2026-11-22T22:00:00.000Z'])
  expect(await paperOf(before)).toContain('Your quote comes by email within 24-48 hours.')
  expect(await paperOf(after)).toContain('Your quote comes by email within 2-4 hours.')
})

test('a concept is due by what was promised when its plan was sent', async () => {
  const before = await sendPlan()
  await change(reviews)
  const after = await sendPlan()
  // Paid on a Friday at noon in Honolulu.
  expect((await payFor(before._id)).conceptDueAt).toEqual('2026-11-25T09:59:59.999Z')
  expect((await payFor(after._id)).conceptDueAt).toEqual('2026-11-28T09:59:59.999Z')
})

test('a request keeps the revision rounds that it was promised, fewer or more', async () => {
  const before = await sendReviewed()
  await change(rounds)
  const after = await sendReviewed()
  expect([await revise(after), await revise(after)]).toEqual(['1 / 1', 'illegal_state'])
  await change({ general: { designRevisions: 10 } })
  expect([await revise(before), await revise(before), await revise(before)]).toEqual([
    '1 / 2',
    '2 / 2',
    'illegal_state',
  ])
})

test.each([0, 11, 1.5])('%s revision rounds cannot be promised', async (designRevisions) => {
  await expect(change({ general: { designRevisions } })).rejects.toMatchObject({ status: 400 })
  expect((await promised()).revisionRounds).toBe(twoRounds)
})
