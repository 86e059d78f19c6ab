import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { designConcepts, designHistory, designRequests, designRevisions } from '#server/db/schema/designs.ts'
import { emails } from '#server/db/schema/emails.ts'
import type { LetterName } from '#tests/support/letters/letter-names.ts'
import { remindOfFees } from '#server/designs/remind-of-fee.ts'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { seedRequest, type SeededRequest } from '#tests/support/seed/design.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'

const RUNS = 20
const PAIRS = 100
const AT_ONCE = 20
const DAY = 86_400_000

await describeRaces('P23: never more than two revisions', (shop) => {
  const inReview: SeededRequest = { status: 'review', paymentStatus: 'paid', concepts: 1 }

  const revise = (id: string) => () =>
    shop
      .as(leilani)
      .call('POST /api/design-requests/:id/revisions', { params: { id }, body: { details: 'Lighter' } })
  const setStatus = (id: string, status: string) => () =>
    shop.as(leilani).call('PUT /api/design-requests/:id/status', { params: { id }, body: { status } })
  const pay = (id: string) => () =>
    shop
      .as(noa)
      .call('PUT /api/design-requests/:id/payment', { params: { id }, body: { paymentStatus: 'paid' } })
  const upload = (id: string) => () =>
    shop.as(noa).call('POST /api/design-requests/:id/concepts', {
      params: { id },
      body: { conceptImage: new File([Buffer.from(sampleFiles.png)], 'concept.png') },
    })

  const many = <T>(call: () => Promise<T>) => atOnce(Array.from({ length: AT_ONCE }, () => call))
  const rowOf = async (id: string) =>
    (await shop.shop.db.select().from(designRequests).where(eq(designRequests.id, id)))[0]
  const revisionsOf = (id: string) => shop.shop.db.$count(designRevisions, eq(designRevisions.requestId, id))
  const historyOf = (id: string, type: string) =>
    shop.shop.db.$count(designHistory, and(eq(designHistory.requestId, id), eq(designHistory.type, type)))
  const lettersNamed = (letter: LetterName) => shop.shop.db.$count(emails, eq(emails.letter, letter))

  test.each([
    [1, 1],
    [0, 2],
  ])('20 requests at once with %i revisions used', (used, wins) =>
    inRuns(
      'P23',
      RUNS,
      `revise × 20 with ${wins} left: ${wins} × 2xx, ${AT_ONCE - wins} × 409, as many rows, events and mails`,
      async () => {
        await shop.shop.db.delete(emails)
        const id = await seedRequest(shop, leilani, { ...inReview, revisionCount: used })
        const { done, refused } = await many(revise(id))
        expect([done.length, refused]).toEqual([wins, times(AT_ONCE - wins, 'illegal_state')])
        expect(await rowOf(id)).toMatchObject({ revisionCount: 2, status: 'revision' })
        expect(await revisionsOf(id)).toBe(2)
        expect(await historyOf(id, 'revision_requested')).toBe(wins)
        expect(await lettersNamed('revision-received')).toBe(wins)
      },
    ),
  )

  test('approving 20 times at once', () =>
    inRuns('P12', RUNS, 'approve a design × 20: 1 × 2xx, 1 history row, 1 mail', async (round) => {
      const id = await seedRequest(shop, leilani, inReview)
      const { done, refused } = await many(setStatus(id, 'completed'))
      expect([done.length, refused]).toEqual([1, times(AT_ONCE - 1, 'illegal_state')])
      expect(await historyOf(id, 'approved')).toBe(1)
      expect(await lettersNamed('design-completed')).toBe(round + 1)
    }))

  test('approving against asking for a revision', () =>
    inRuns('P23', PAIRS, 'approve against revise: never revised once it was approved', async (round) => {
      const id = await seedRequest(shop, leilani, inReview)
      const pair = [setStatus(id, 'completed'), revise(id)]
      const { done } = await atOnce(round % 2 ? pair : pair.toReversed())
      // A design in revision can still be approved: both may count, in that order alone.
      const revisions = await revisionsOf(id)
      expect(await rowOf(id)).toMatchObject({ status: 'completed', revisionCount: revisions })
      expect(done.length).toBe(1 + revisions)
    }))

  test('verifying the fee 20 times at once', () =>
    inRuns('P12', RUNS, 'verify a design fee × 20: 20 × 2xx, 1 mail, 1 audit row', async (round) => {
      const id = await seedRequest(shop, leilani, { evidence: true })
      const { done, refused } = await many(pay(id))
      // Said again, it is answered as it stands (D32).
      expect([done.length, refused]).toEqual([AT_ONCE, []])
      expect(await lettersNamed('design-payment-approved')).toBe(round + 1)
      expect(await shop.shop.db.$count(auditLog, eq(auditLog.objectId, id))).toBe(1)
    }))

  test('withdrawing against verifying the fee', () =>
    inRuns(
      'P12',
      PAIRS,
      'withdraw against verify: a request that was paid is not withdrawn',
      async (round) => {
        const id = await seedRequest(shop, leilani, { evidence: true })
        const pair = [setStatus(id, 'cancelled'), pay(id)]
        const { refused } = await atOnce(round % 2 ? pair : pair.toReversed())
        const row = await rowOf(id)
        expect(row?.paymentStatus).toBe('paid')
        expect(row?.status).toBe(refused.length > 0 ? 'in_progress' : 'cancelled')
      },
    ))

  test('uploading concepts at once', () =>
    inRuns('P12', RUNS, 'upload × 8: versions 1 to 8, each once', async () => {
      const id = await seedRequest(shop, leilani, { status: 'in_progress', paymentStatus: 'paid' })
      await atOnce(Array.from({ length: 8 }, () => upload(id)))
      const rows = await shop.shop.db.select().from(designConcepts).where(eq(designConcepts.requestId, id))
      expect(rows.map(({ version }) => version).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    }))

  test('one plan sent 20 times at once', () =>
    inRuns('P2', RUNS, 'send a plan × 20, one key: 1 request, 1 plan kept, 1 mail', async (round) => {
      const plans = join(shop.shop.config.dataDir, 'files', 'plans')
      const headers = { 'idempotency-key': randomUUID() }
      const send = () =>
        shop.as(leilani).call('POST /api/design-requests', {
          body: { floorPlan: new File([Buffer.from(sampleFiles.png)], 'plan.png') },
          headers,
        })
      const { done } = await many(send)
      expect(new Set(done.map(({ request }) => request._id)).size).toBe(1)
      expect(await readdir(plans)).toHaveLength(round + 1)
      expect(await lettersNamed('design-request-received')).toBe(round + 1)
    }))

  test('one revision asked for 20 times at once', () =>
    inRuns('P2', RUNS, 'ask for a revision × 20, one key: 1 revision, 1 event, one reply', async () => {
      await shop.shop.db.delete(emails)
      const id = await seedRequest(shop, leilani, inReview)
      const ask = {
        params: { id },
        body: { details: 'Lighter' },
        headers: { 'idempotency-key': randomUUID() },
      }
      const once = () => shop.as(leilani).call('POST /api/design-requests/:id/revisions', ask)
      const { done, refused } = await many(once)
      expect(new Set(refused).difference(new Set(['in_progress']))).toEqual(new Set())
      const replies = new Set([...done, await once()].map((reply) => JSON.stringify(reply)))
      expect([replies.size, await revisionsOf(id), await historyOf(id, 'revision_requested')]).toEqual([
        1, 1, 1,
      ])
      expect(await lettersNamed('revision-received')).toBe(1)
    }))

  test('many clocks remind once', () =>
    inRuns('P14', RUNS, 'fee reminders by 6 clocks at once: 1 mail', async () => {
      const id = await seedRequest(shop, leilani, {
        createdAt: new Date(shop.shop.clock().getTime() - 3 * DAY),
      })
      await Promise.all(Array.from({ length: 6 }, () => remindOfFees(shop.shop)))
      expect(await historyOf(id, 'fee_reminder')).toBe(1)
    }))
})
