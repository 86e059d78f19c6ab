import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payables } from '#server/db/schema/payments.ts'
import { examine } from '#server/doctor/examine.ts'
import { statementFile } from '#tests/support/bank/statement-file.ts'
import { orderBooks, stockIn } from '#tests/support/books/order-books.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { followDues } from './follow-dues.ts'
import { startJob } from '#server/jobs.ts'

// An order of Friday, 2026-11-20: its deposit of $330.00 is due on Wednesday the 25th.
const DAY = 24 * 60 * 60_000
const shop = testShop()

/** What leaves until so many days later, the clock looking twice on each: "3 payment-due". */
async function lettersUntil(days: number): Promise<string[]> {
  const { db } = shop.shop
  const left: string[] = []
  const { length: before } = await db.select().from(emails)
  for (let day = 1; day <= days; day++) {
    shop.wait(DAY)
    await followDues(shop.shop)
    await followDues(shop.shop)
    const letters = await db.select().from(emails).orderBy(asc(emails.createdAt))
    left.push(...letters.slice(before + left.length).map(({ letter }) => `${day} ${letter}`))
  }
  return left
}

const params = (id: string) => ({ params: { id } })
const bring = (movement: string) =>
  shop
    .as(noa)
    .call('POST /api/bank/imports', { body: { statement: statementFile([`11/20/2026,${movement}`]) } })

test('reminds twice, calls for the last time, and releases after the grace, each once', async () => {
  await seedOrder(shop)
  const letters = ['3 payment-due', '8 payment-due', '10 deposit-last-call', '13 hold-released']
  expect(await lettersUntil(25)).toEqual(letters)
  const { orders: released, history } = await orderBooks(shop.shop.db)
  expect(released).toMatchObject([{ status: 'cancelled', paymentStatus: 'pending', holdsStock: false }])
  expect(history.slice(-2)).toMatchObject([
    { type: 'reminded', description: 'We hold the pieces until December 2, 2026', actorId: null },
    { type: 'cancelled', description: 'Deposit not received by December 2, 2026', actorId: null },
  ])
  expect(await stockIn(shop.shop.db)).toEqual({ default: 10 })
  // Files of tests that were rolled back lie in the folder of them all.
  expect((await examine(shop.shop)).filter(({ id }) => id !== 'I8')).toEqual([])
})

test('who was not reminded for weeks, because no process ran, gets a last call and two days', async () => {
  await seedOrder(shop)
  shop.wait(40 * DAY)
  expect(await lettersUntil(5)).toEqual(['1 deposit-last-call', '4 hold-released'])
})

test('where nothing is released it is reminded of once more', async () => {
  await seedOrder(shop)
  await shop.set('payment', { lateDeposit: { on: false, graceDays: 7 } })
  expect(await lettersUntil(30)).toEqual(['3 payment-due', '8 payment-due', '15 payment-due'])
})

test('a shop that reminds nobody still says until when it holds', async () => {
  await seedOrder(shop)
  await shop.set('payment', { reminders: false })
  expect(await lettersUntil(20)).toEqual(['10 deposit-last-call', '13 hold-released'])
})

test.each<[string, (id: string) => Promise<unknown>]>([
  [
    'sent evidence',
    (id) =>
      shop.as(leilani).call('POST /api/orders/:id/payment-evidence', {
        ...params(id),
        body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'wire.png') },
      }),
  ],
  [
    'said that they paid',
    (id) =>
      shop.as(leilani).call('PUT /api/orders/:id/pay', { ...params(id), body: { paymentMethod: 'cheque' } }),
  ],
  [
    'agreed before there was a calendar',
    (id) => shop.shop.db.update(payables).set({ followsCalendar: false }).where(eq(payables.id, id)),
  ],
  ['seems to be in a statement, by the amount', () => bring('KEALOHA L,330.00')],
  [
    'seems to be in a statement, by the number',
    async (id) => {
      const { order } = await shop.as(leilani).call('GET /api/orders/:id', params(id))
      await bring(`WIRE ${order.number.replace('-', ' ')},12.00`)
    },
  ],
  ['seems to be in a statement, by the reference', (id) => bring(`WIRE ${id.slice(-8)},12.00`)],
  ['cancelled', (id) => shop.as(leilani).call('PUT /api/orders/:id/cancel', { ...params(id), body: {} })],
])('leaves alone who %s', async (_what, act) => {
  const { _id: id } = await seedOrder(shop)
  await act(id)
  const before = await orderBooks(shop.shop.db)
  expect(await lettersUntil(30)).toEqual([])
  expect(await orderBooks(shop.shop.db)).toEqual(before)
})

const pay = (id: string, amount: number) =>
  shop.as(noa).call('PUT /api/orders/:id/verify-payment', { ...params(id), body: { status: 'paid', amount } })

test('who paid a part of the deposit is reminded of the rest, and keeps what is held', async () => {
  const { _id: id } = await seedOrder(shop)
  await pay(id, 315)
  expect(await lettersUntil(30)).toEqual(['3 payment-due', '8 payment-due', '15 payment-due'])
  const { orders: kept, letters } = await orderBooks(shop.shop.db)
  expect(kept).toMatchObject([{ status: 'pending', holdsStock: true }])
  expect(letters.find(({ letter }) => letter === 'payment-due')?.subject).toContain(': $15.00 due ')
})

test('of a balance that has its day is reminded before it and after, also where the deposit was', async () => {
  const { _id: id } = await seedOrder(shop)
  expect(await lettersUntil(3)).toEqual(['3 payment-due'])
  // The session that all share has ended meanwhile.
  const admin = shop.as(await seedPerson(shop.shop, { role: 'admin' }))
  const body = { status: 'paid', amount: 330 } as const
  await admin.call('PUT /api/orders/:id/verify-payment', { ...params(id), body })
  const deposit = { amount: 330, rule: 'agreement', dueOn: '2026-11-25' } as const
  const dues = [deposit, { amount: 330, rule: 'before_delivery', dueOn: '2026-12-18' } as const]
  const schedule = { params: { ref: id }, body: { dues, seenOpen: 330 } }
  await admin.call('PUT /api/payables/:ref/schedule', schedule)
  // The 16th, the 21st and the 28th.
  expect(await lettersUntil(60)).toEqual(['23 payment-due', '28 payment-due', '35 payment-due'])
})

test('what a delivery left open is reminded of after it', async () => {
  const { _id: id } = await seedOrder(shop)
  await pay(id, 330)
  const move = (status: string) =>
    shop.as(noa).call('PUT /api/orders/:id/status', { ...params(id), body: { status } })
  await move('shipped')
  await move('delivered')
  expect(await lettersUntil(30)).toEqual(['3 payment-due', '10 payment-due'])
  const { letters } = await orderBooks(shop.shop.db)
  expect(letters.find(({ letter }) => letter === 'payment-due')?.subject).toContain(': $330.00 due now')
})

test('word of a payment after the last call keeps what is held', async () => {
  const { _id: id } = await seedOrder(shop)
  await lettersUntil(11)
  // Not over HTTP: her session ended meanwhile.
  const paymentClaim = { method: 'cheque', reference: '1182', claimedAt: '2026-12-01T22:00:00Z' } as const
  await shop.shop.db.update(orders).set({ paymentClaim }).where(eq(orders.id, id))
  expect(await lettersUntil(10)).toEqual([])
})

test('a shop that is paid at once reads nothing of a deposit', async () => {
  await shop.set('payment', {
    schedule: { kind: 'full', depositPercent: 50, depositDays: 5, balanceDays: 3 },
  })
  await seedOrder(shop)
  expect(await lettersUntil(13)).toHaveLength(4)
  const { letters, history } = await orderBooks(shop.shop.db)
  expect(history.at(-1)?.description).toBe('Payment not received by December 2, 2026')
  const written = letters.filter(({ letter }) => letter !== 'studio-new-order')
  for (const { subject, bodyText } of written) expect(`${subject} ${bodyText}`).not.toMatch(/deposit/i)
})

test('the clock looks at once, and stops when it is told to', async () => {
  await seedOrder(shop)
  shop.wait(3 * DAY)
  await startJob(shop.shop, 'dues').stop()
  const left = await shop.shop.db.$count(emails, eq(emails.letter, 'payment-due'))
  expect(left).toBe(1)
})
