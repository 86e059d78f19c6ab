import { sql } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { ledgerPostings } from '#server/db/schema/ledger.ts'
import { leilani, noa, type Person } from '#tests/support/people.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import type { TestAsk, TestShop } from '#tests/support/test-shop.ts'

type Payment = TestAsk<'POST /api/payables/:ref/payments'>['body'] & object
type Refund = TestAsk<'POST /api/payables/:ref/refunds'>['body'] & object

/** What the studio does with the money of one order of Leilani's, which comes to $660.00 and is placed before each test. */
export function moneyDesk(shop: TestShop) {
  const order = { id: '', ref: '' }
  beforeEach(async () => {
    const { _id, number } = await seedOrder(shop, { of: leilani })
    Object.assign(order, { id: _id, ref: number })
  })
  const as = (person: Person = noa) => shop.as(person)
  const params = () => ({ ref: order.ref })
  const read = async (ref = order.ref) =>
    (await as().call('GET /api/payables/:ref', { params: { ref } })).payable
  const letters = async () =>
    (await shop.shop.db.select({ letter: emails.letter }).from(emails)).map(({ letter }) => letter)

  /** What stands on each account, in dollars. */
  async function accounts(): Promise<Record<string, number>> {
    const cents = sql<number>`sum(${ledgerPostings.cents})::int`
    const { account } = ledgerPostings
    const rows = await shop.shop.db.select({ account, cents }).from(ledgerPostings).groupBy(account)
    return Object.fromEntries(rows.flatMap((row) => (row.cents ? [[row.account, row.cents / 100]] : [])))
  }

  return {
    order,
    read,
    letters,
    accounts,
    readOrder: async () => (await as().call('GET /api/orders/:id', { params: { id: order.id } })).order,
    move: (status: string) =>
      as().call('PUT /api/orders/:id/status', { params: { id: order.id }, body: { status } }),
    pay: (amount: number, more: Partial<Payment> = {}, headers: Record<string, string> = {}) =>
      as().call('POST /api/payables/:ref/payments', {
        params: params(),
        body: { amount, method: 'cheque', seenOpen: 660, ...more },
        headers,
      }),
    back: (
      id: string,
      body: TestAsk<'POST /api/payables/:ref/payments/:id/back'>['body'],
      headers: Record<string, string> = {},
    ) =>
      as().call('POST /api/payables/:ref/payments/:id/back', {
        params: { ...params(), id },
        body,
        headers,
      }),
    refund: (amount: number, more: Partial<Refund> = {}) =>
      as().call('POST /api/payables/:ref/refunds', {
        params: params(),
        body: { amount, method: 'cheque', reasonCode: 'damage', seenOpen: 0, seenRefunded: 0, ...more },
      }),
    moveRefund: (id: string, body: TestAsk<'PUT /api/refunds/:id'>['body'], person = noa) =>
      as(person).call('PUT /api/refunds/:id', { params: { id }, body }),
    adjust: (what: 'reductions' | 'charges' | 'write-off' | 'kept', amount: number, seenOpen: number) =>
      as().call(`POST /api/payables/:ref/${what}`, {
        params: params(),
        body: { amount, seenOpen, reason: 'As agreed by phone' },
      }),
    /** Refused with `refusal`, and nothing is written. */
    async expectRefused(ask: () => Promise<unknown>, refusal: object) {
      const before = [await read(), await accounts(), await letters()]
      await expect(ask()).rejects.toMatchObject(refusal)
      expect([await read(), await accounts(), await letters()]).toEqual(before)
    },
  }
}
