import type { ApiKey } from '#contract/api.ts'
import { kai, leilani, type Person } from '#tests/support/people.ts'
import {
  designStanding,
  designStandings,
  orderStanding,
  orderStandings,
  sayStatus,
  standingOf,
  writesUnder,
} from './status-tries.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/**
 * The moves of members, by what was and what came of it: they take back what nobody has paid, lay a rejected payment
 * before the studio again, and nothing else of an order or of a request that is in the studio's hands.
 */
const membersMoves = new Set([
  'pending pending → cancelled pending',
  'pending rejected → cancelled rejected',
  'pending rejected → pending pending',
  'review rejected → review pending',
])

type Outcome = { asks: number; moves: Set<string>; faults: string[] }
type Thing = { path: string; id: string; fresh: () => Promise<string>; owner: Person }

/** Has a member say each of `words` of an order and a request of theirs and of another's, however far these are. */
export async function tryStatuses(
  testing: TestShop,
  words: readonly string[],
  standings: number,
): Promise<Outcome> {
  const outcome: Outcome = { asks: 0, moves: new Set(), faults: [] }
  for (const owner of [leilani, kai]) {
    const ordered = orderStandings
      .slice(0, standings)
      .map((standing) => ({ path: '/api/orders', fresh: () => orderStanding(testing, owner, standing) }))
    const designed = designStandings.slice(0, standings).map((standing) => ({
      path: '/api/design-requests',
      fresh: () => designStanding(testing, owner, standing),
    }))
    for (const { path, fresh } of [...ordered, ...designed]) {
      const thing: Thing = { path, fresh, owner, id: await fresh() }
      for (const key of writesUnder(path))
        for (const word of words) await tryWord(testing, thing, key, word, outcome)
    }
  }
  return outcome
}

async function tryWord(testing: TestShop, thing: Thing, key: ApiKey, word: string, outcome: Outcome) {
  const before = await standingOf(testing, thing.id)
  const { statusCode } = await sayStatus(testing, leilani, key, thing.id, word)
  const after = await standingOf(testing, thing.id)
  outcome.asks++
  const isRefused = thing.owner === leilani ? statusCode < 500 : [400, 403, 404].includes(statusCode)
  if (!isRefused) outcome.faults.push(`${key} "${word}" of ${thing.owner.firstName}: ${statusCode}`)
  if (after === before) return
  const move = `${before.replace(/ \S+$/, '')} → ${after.replace(/ \S+$/, '')}`
  const isOfMember = thing.owner === leilani && membersMoves.has(move) && after.endsWith('unpaid')
  outcome.moves.add(move)
  if (!isOfMember) outcome.faults.push(`${key} "${word}" of ${thing.owner.firstName}: ${move}`)
  thing.id = await thing.fresh()
}
