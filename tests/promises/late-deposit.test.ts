import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Problem } from '#contract/problems.ts'
import { bankLines } from '#server/db/schema/bank.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payables } from '#server/db/schema/payments.ts'
import { releaseLate } from '#server/orders/payments/release-late.ts'
import { atOnce, inRuns } from '#tests/support/at-once.ts'
import { statementFile } from '#tests/support/bank/statement-file.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedOrder } from '#tests/support/seed/order.ts'

const RUNS = 20

await describeRaces('P67: a late deposit never loses money', (shop) => {
  const release = (id: string) => () => releaseLate(shop.shop, { id, isDeposit: true, lastDay: '2026-12-02' })
  const show = (id: string) => () =>
    shop.as(leilani).call('POST /api/orders/:id/payment-evidence', {
      params: { id },
      body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'wire.png') },
    })
  const approve = (id: string) => () =>
    shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body: { status: 'paid' } })
  const record = (id: string) => () =>
    shop.as(noa).call('POST /api/payables/:ref/payments', {
      params: { ref: id },
      body: { amount: 1, method: 'cheque', seenOpen: 660 },
    })

  async function stands(id: string) {
    const { db } = shop.shop
    const [order] = await db.select().from(orders).where(eq(orders.id, id))
    const [payable] = await db.select().from(payables).where(eq(payables.id, id))
    return { ...order, received: payable?.receivedCents }
  }

  test.each<[string, (id: string) => () => Promise<unknown>]>([
    ['evidence', show],
    ['an approval', approve],
    ['a part of it, recorded by hand', record],
  ])('released at the same moment as %s comes', (what, act) =>
    inRuns(
      'P67',
      RUNS,
      `release × 3 against ${what}: exactly one wins, no money in a released order`,
      async () => {
        const { _id: id } = await seedOrder(shop)
        const { refused } = await atOnce<unknown>([release(id), act(id), release(id), act(id), release(id)])
        const { status, received, evidenceFileId } = await stands(id)
        if (status === 'cancelled') {
          expect([received, evidenceFileId]).toEqual([0, null])
          expect(refused).toHaveLength(2)
        } else {
          expect(received !== 0 || evidenceFileId !== null).toBe(true)
        }
      },
    ),
  )

  test('released at the same moment as a line of the bank is matched with it', () =>
    inRuns('P67', RUNS, 'release × 3 against a match: the money counts, never released', async (round) => {
      const { _id: id, number } = await seedOrder(shop)
      const statement = statementFile([`11/3/2026,${number} ${round},660.00`])
      const brought = await shop.as(noa).call('POST /api/bank/imports', { body: { statement } })
      const which = eq(bankLines.importId, brought.import._id)
      const [line] = await shop.shop.db.select().from(bankLines).where(which)
      const match = () =>
        shop.as(noa).call('PUT /api/bank/lines/:id', {
          params: { id: line?.id ?? '' },
          body: { act: 'match', payables: [{ payable: id, amount: 660 }] },
        })
      // Until it is matched, the line waits: then this refuses.
      const tried = () => release(id)().catch((error: unknown) => expect(error).toBeInstanceOf(Problem))
      await atOnce<unknown>([tried, match, tried, tried])
      expect(await stands(id)).toMatchObject({ status: 'processing', received: 660_00 })
    }))
})
