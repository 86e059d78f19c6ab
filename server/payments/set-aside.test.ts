import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)
const { accounts, expectRefused, move, order, pay, read, readOrder, refund } = moneyDesk(shop)

const state = () =>
  shop
    .as(leilani)
    .call('PUT /api/orders/:id/pay', { params: { id: order.id }, body: { paymentMethod: 'cheque' } })
const setAside = (reason = 'No check came.', ref = order.ref) =>
  shop.as(noa).call('POST /api/payables/:ref/set-aside', { params: { ref }, body: { reason } })

test('what the customer of a cancelled order stated is answered once, by a letter that asks for nothing', async () => {
  await state()
  await move('cancelled')
  await setAside()
  expect(await readOrder()).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'rejected',
    paymentNote: 'No check came.',
  })
  const sent = await shop.shop.db.select().from(emails).where(eq(emails.letter, 'payment-rejected'))
  expect(sent).toMatchObject([{ subject: `Your payment for ${order.ref} has not reached us` }])
  expect(sent[0]?.bodyText).toContain('Reason: No check came.')
  await expectRefused(setAside, { code: 'illegal_state' })
})

test('the money may come all the same, is counted, and goes back', async () => {
  await state()
  await move('cancelled')
  await setAside()
  await pay(660, { seenOpen: 0 })
  expect(await read()).toMatchObject({ credit: 660, paymentStatus: 'pending' })
  await refund(660, { reasonCode: 'cancelled' })
  expect(await accounts()).toEqual({ 1020: 660, 2200: -660 })
})

test('what the client of a withdrawn design showed waits on Today until it is answered, by a letter, too', async () => {
  const id = await seedRequest(shop, leilani, { evidence: true })
  const body = { status: 'cancelled' } as const
  await shop.as(leilani).call('PUT /api/design-requests/:id/status', { params: { id }, body })
  const waiting = async () => {
    const { today } = await shop.as(noa).call('GET /api/dashboard')
    return today.find(({ kind }) => kind === 'design-payments')?.items.map(({ _id }) => _id)
  }
  const listed = async () =>
    (await shop.as(noa).call('GET /api/design-requests/admin/all', { query: { evidence: 'waiting' } }))
      .pagination.total
  expect([await waiting(), await listed()]).toEqual([[id], 1])
  await setAside('No wire came.', id)
  expect([await waiting(), await listed()]).toEqual([undefined, 0])
  const sent = await shop.shop.db.select().from(emails).where(eq(emails.letter, 'design-payment-rejected'))
  expect(sent).toMatchObject([
    { subject: expect.stringMatching(/^Your payment for D-\d+ has not reached us$/) },
  ])
  expect(sent[0]?.bodyText).toContain('Reason: No wire came.')
})

test.each<[string, () => Promise<unknown>, object]>([
  ['a living order', state, { code: 'illegal_state' }],
  ['one of which nothing was said', () => move('cancelled'), { code: 'illegal_state' }],
  ['one that is paid', () => pay(660).then(() => move('cancelled')), { code: 'illegal_state' }],
])('%s has nothing to set aside', async (_what, come, refusal) => {
  await come()
  await expectRefused(setAside, refusal)
})

test('wants a reason, and an order that is there', async () => {
  await expectRefused(() => setAside(' '), { status: 400, fields: { reason: 'Please give a reason' } })
  await expectRefused(() => setAside('Nothing came', 'LN-9999'), { code: 'payable_not_found' })
})
