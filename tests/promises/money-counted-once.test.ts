import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { payments, refunds } from '#server/db/schema/payments.ts'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedOrder } from '#tests/support/seed/order.ts'

const RUNS = 20
const AT_ONCE = 20

await describeRaces('P60, P61: money is counted once', (shop) => {
  type Verdict = 'paid' | 'refunded'
  const ofOrder = (id: string, status: Verdict) => () =>
    shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body: { status } })
  const ofFee = (id: string, paymentStatus: Verdict) => () =>
    shop.as(noa).call('PUT /api/design-requests/:id/payment', { params: { id }, body: { paymentStatus } })
  const move = (id: string, status: 'cancelled' | 'pending') => () =>
    shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status } })
  const cancel = (id: string) => move(id, 'cancelled')
  const twentyTimes = <T>(call: () => Promise<T>) => atOnce(Array.from({ length: AT_ONCE }, () => call))
  const letters = (letter: 'payment-approved' | 'design-payment-approved' | 'order-refunded') =>
    shop.shop.db.$count(emails, eq(emails.letter, letter))

  /** Cents that came and went back, and what was entered of it. */
  async function books(id: string) {
    const { db } = shop.shop
    const came = await db.select().from(payments).where(eq(payments.payableId, id))
    const went = await db.select().from(refunds).where(eq(refunds.payableId, id))
    const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.payableId, id))
    return {
      came: came.map(({ cents }) => cents),
      went: went.map(({ cents }) => cents),
      entered: entries.map(({ kind }) => kind).toSorted(),
    }
  }

  test('one payment of an order approved 20 times at once', () =>
    inRuns('P60', RUNS, 'approve an order × 20: 1 payment, 1 entry, 1 letter', async (round) => {
      const { _id } = await seedOrder(shop)
      const { done, refused } = await twentyTimes(ofOrder(_id, 'paid'))
      expect([done.length, refused]).toEqual([1, times(AT_ONCE - 1, 'illegal_state')])
      expect(await books(_id)).toEqual({ came: [660_00], went: [], entered: ['payment'] })
      expect(await letters('payment-approved')).toBe(round + 1)
    }))

  test('one design fee approved 20 times at once', () =>
    inRuns('P60', RUNS, 'approve a fee × 20: 1 payment, 1 entry, 1 letter', async (round) => {
      const id = await seedRequest(shop, leilani, { evidence: true })
      const { done } = await twentyTimes(ofFee(id, 'paid'))
      expect(done).toHaveLength(AT_ONCE)
      expect(await books(id)).toEqual({ came: [500_00], went: [], entered: ['payment'] })
      expect(await letters('design-payment-approved')).toBe(round + 1)
    }))

  test('one cancelled order refunded 20 times at once', () =>
    inRuns('P61', RUNS, 'refund × 20: 1 refund of what came, 1 letter', async (round) => {
      const { _id } = await seedOrder(shop)
      await ofOrder(_id, 'paid')()
      await cancel(_id)()
      const { done } = await twentyTimes(ofOrder(_id, 'refunded'))
      expect(done).toHaveLength(1)
      const entered = ['payment', 'refund', 'refund-sent']
      expect(await books(_id)).toEqual({ came: [660_00], went: [660_00], entered })
      expect(await letters('order-refunded')).toBe(round + 1)
    }))

  test('one fee sent back and set back by hand at once', () =>
    inRuns('P61', RUNS, 'refund a fee against setting it back: never more goes back than came', async () => {
      const id = await seedRequest(shop, leilani, { evidence: true })
      await ofFee(id, 'paid')()
      const pending = () =>
        shop.as(noa).call('PUT /api/design-requests/:id/payment', {
          params: { id },
          body: { paymentStatus: 'pending' },
        })
      await atOnce([ofFee(id, 'refunded'), pending, ofFee(id, 'refunded'), pending])
      const { went } = await books(id)
      expect(went.length).toBeLessThan(3)
    }))

  test('one fee sent back while the order that was credited with it is restored', () =>
    inRuns('P61', RUNS, 'refund a credited fee against restoring its order: one of the two', async () => {
      const paid = { status: 'in_progress', paymentStatus: 'paid', paidAt: shop.shop.clock() } as const
      const id = await seedRequest(shop, leilani, paid)
      const { _id: ref } = await seedOrder(shop)
      const { payable } = await shop.as(noa).call('GET /api/payables/:ref', { params: { ref: id } })
      const body = { design: payable.number, seenOpen: 660 }
      await shop.as(noa).call('POST /api/payables/:ref/fee-credits', { params: { ref }, body })
      await cancel(ref)()
      const { done } = await atOnce<unknown>([ofFee(id, 'refunded'), move(ref, 'pending')])
      expect(done).toHaveLength(1)
    }))

  const money = { method: 'cheque' } as const
  const recorded = (ref: string, headers: Record<string, string>) => () =>
    shop.as(noa).call('POST /api/payables/:ref/payments', {
      params: { ref },
      body: { ...money, amount: 330, seenOpen: 660 },
      headers,
    })

  test('one payment recorded by hand 20 times at once, with one key', () =>
    inRuns(
      'P60',
      RUNS,
      'record by hand with one key × 20: 1 payment, 1 entry, 20 equal replies',
      async (round) => {
        const { _id } = await seedOrder(shop)
        const record = recorded(_id, { 'idempotency-key': `recorded-by-hand-${round}` })
        const { done } = await twentyTimes(record)
        expect(new Set(done.map((reply) => JSON.stringify(reply))).size).toBe(1)
        expect(done).toHaveLength(AT_ONCE)
        expect(await books(_id)).toEqual({ came: [330_00], went: [], entered: ['payment'] })
      },
    ))

  test('one payment recorded by hand 20 times at once, from the same view', () =>
    inRuns('P60', RUNS, 'record by hand from one view × 20: 1 payment, 19 × 409', async () => {
      const { _id } = await seedOrder(shop)
      const { done, refused } = await twentyTimes(recorded(_id, {}))
      expect([done.length, refused]).toEqual([1, times(AT_ONCE - 1, 'payment_changed')])
      expect(await books(_id)).toEqual({ came: [330_00], went: [], entered: ['payment'] })
    }))

  test('20 refunds of a part at once', () =>
    inRuns('P61', RUNS, 'refund a part × 20: never more than came', async () => {
      const { _id } = await seedOrder(shop)
      await ofOrder(_id, 'paid')()
      const refund = () =>
        shop.as(noa).call('POST /api/payables/:ref/refunds', {
          params: { ref: _id },
          body: { ...money, amount: 500, reasonCode: 'damage', seenOpen: 0, seenRefunded: 0 },
        })
      const { done, refused } = await twentyTimes(refund)
      expect([done.length, refused]).toEqual([1, times(AT_ONCE - 1, 'payment_changed')])
      expect((await books(_id)).went).toEqual([500_00])
    }))
})
