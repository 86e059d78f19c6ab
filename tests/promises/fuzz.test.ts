import { expect, test } from 'vitest'
import { readRefusal } from '#tests/operations/refusals.ts'
import { openDoors } from '#tests/operations/doors.ts'
import { fuzzRequests, shown } from '#tests/support/fuzz/fuzz-requests.ts'
import { fuzzTargets } from '#tests/support/fuzz/fuzz-shop.ts'
import { garbage, sendGarbage } from '#tests/support/fuzz/socket-garbage.ts'
import { printPromise, expectNone } from '#tests/support/promise-line.ts'
import { ownDatabase } from '#tests/support/databases/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'

const SEED = Number(process.env.FUZZ_SEED ?? 7)
const REQUESTS = 800
const GARBAGE = 150
const PATIENCE_MS = 1_000
const shop = testShop(ownDatabase)
const doors = openDoors(shop)

test(
  'P25: no request that was made up from the contract makes the shop fail',
  { timeout: 300_000 },
  async () => {
    const targets = await fuzzTargets(shop)
    const faults: string[] = []
    const statuses = new Map<number, number>()
    for (const { path, method, headers, body } of fuzzRequests(SEED, REQUESTS, targets)) {
      const reply = await doors.ask(path, { method, headers, body })
      const answer = await reply.text()
      if (reply.status >= 400) readRefusal(answer)
      if (reply.status >= 500) faults.push(`${reply.status} ${method} ${path} ${shown(body)}`)
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
    }
    const spread = [...statuses].toSorted().map(([status, count]) => `${count} × ${status}`)
    expectNone(
      'P25',
      REQUESTS,
      `schema-driven requests: ${faults.length} × 5xx (${spread.join(', ')})`,
      faults,
      { seed: SEED },
    )
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20)
  },
)

test('P25: nothing that is no HTTP makes the shop fail', { timeout: 300_000 }, async () => {
  const sent = Array.from({ length: GARBAGE }, (_, n) => n)
  const replies = await Promise.all(sent.map((n) => sendGarbage(doors.port, garbage(SEED + n), PATIENCE_MS)))
  const faults = replies.flatMap((heard, n) =>
    heard.filter((status) => status >= 500).map((status) => [n, status]),
  )
  const alive = (await doors.ask('/api/health/live')).status
  printPromise(
    'P25',
    GARBAGE,
    `raw-socket garbage: ${faults.length} × 5xx, the shop lives`,
    faults.length === 0 && alive === 200,
    { seed: SEED },
  )
  expect([faults, alive]).toEqual([[], 200])
})
