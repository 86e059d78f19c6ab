import { createHash } from 'node:crypto'
import { tooMany } from '#kit/core/operation/problem.ts'
import { limitEach } from '#kit/node/jobs/limit-each.ts'
import { networkOf } from '#kit/node/limits/caller-network.ts'
import type { World } from '#server/world.ts'
import { tableAttempts } from '#kit/node/limits/table-attempts.ts'
import {
  type Both,
  noTries,
  type Tries,
  memoryAttempts,
  type AttemptBudget,
  waitFor,
  withOneLess,
  withOneMore,
} from '#kit/node/limits/attempts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Who guesses at one account from one place. Its owner, elsewhere, still gets in. */
const perPlace: AttemptBudget = { max: 5, perMs: 15 * MINUTE, longestMs: HOUR }
/** Who guesses at one account from many places. */
const perAccount: AttemptBudget = { max: 50, perMs: HOUR, longestMs: HOUR }

/** What is guessed; each has counts of its own. */
export type Guessed = 'password' | 'temporary-password' | 'own-password'

const refusals: Record<Guessed, [what: string, orElse?: string]> = {
  password: ['Too many wrong passwords', ', or have a temporary password sent to you'],
  'temporary-password': ['Too many wrong temporary passwords', ', or use the button in our email'],
  'own-password': ['Too many wrong passwords'],
}

/** Lets someone guess a password once; what `check` leaves undefined counts as a wrong guess. */
export type Guess = <T>(
  email: string,
  address: string,
  check: () => Promise<T | undefined>,
) => Promise<T | undefined>

/** The counts of a process; several doors may lead to one thing that is guessed. */
const counted: Record<Guessed, object> = { password: {}, 'temporary-password': {}, 'own-password': {} }

/** Hashes are worked out in one queue: from one place so many stand in it at once, and the others wait before it. */
const AT_ONCE = 4
const MAY_WAIT = 50
const turns = {}

type ThrottleWorld = Pick<World, 'cache' | 'clock' | 'db' | 'engine' | 'log'> & {
  config: Pick<World['config'], 'rateLimitScale'>
}

/**
 * Stops guessing of passwords, for addresses that have an account and for those that have none alike, whichever
 * process is asked. A guess counts from its beginning, so many at once are no way around. Many from one place, right
 * ones too, wait for each other and not others for them.
 *
 * @throws Problem `rate_limited` with the seconds to wait · HttpProblem `overloaded` while 54 of one place are under way
 */
export function loginThrottle(
  { cache, clock, db, engine, log, config }: ThrottleWorld,
  what: Guessed,
): Guess {
  const book =
    engine === 'postgres'
      ? tableAttempts(db, clock)
      : cache.stateOf(counted[what], () => memoryAttempts(clock))
  const scaled = (budget: AttemptBudget) => ({
    ...budget,
    max: Math.ceil(budget.max * config.rateLimitScale),
  })
  const budgets = { place: scaled(perPlace), account: scaled(perAccount) }
  const inTurn = cache.stateOf(turns, () => limitEach(AT_ONCE, MAY_WAIT * Math.max(1, config.rateLimitScale)))

  function begin({ place, account }: Both<Tries>): Both<Tries> {
    const now = clock().getTime()
    const wait = Math.max(waitFor(budgets.place, place, now), waitFor(budgets.account, account, now))
    if (wait > 0) throw tooMany(wait, ...refusals[what])
    return {
      place: withOneMore(budgets.place, place, now),
      account: withOneMore(budgets.account, account, now),
    }
  }

  return async (email, address, check) => {
    const keys = {
      place: hashOf(what, 'place', networkOf(address), email),
      account: hashOf(what, 'account', email),
    }
    // The guess is over, whatever becomes of its count: at worst one try too many stands there.
    const correct = (change: (tries: Both<Tries>) => Both<Tries>) =>
      book.change(keys, change).catch((err: unknown) => log.warn({ err }, 'A try could not be taken back'))

    await book.change(keys, begin)
    try {
      const found = await inTurn(networkOf(address), check)
      if (found === undefined) return undefined
      await correct(({ account }) => ({ place: noTries(clock().getTime()), account: withOneLess(account) }))
      return found
    } catch (error) {
      // The shop failed, not the guess.
      await correct(({ place, account }) => ({ place: withOneLess(place), account: withOneLess(account) }))
      throw error
    }
  }
}

/** Nobody is named where wrong tries are counted. */
function hashOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 22)
}
