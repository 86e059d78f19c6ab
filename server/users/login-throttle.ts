import { Problem } from '#contract/problems.ts'
import { WrongTries } from './wrong-tries.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Who guesses at one account from one place. Its owner, elsewhere, still gets in. */
const perPlace = { max: 5, perMs: 15 * MINUTE, longestMs: HOUR }
/** Who guesses at one account from many places. */
const perAccount = { max: 50, perMs: HOUR, longestMs: HOUR }

/** Lets someone guess a password once; what `check` leaves undefined counts as a wrong guess. */
export type Guess = <T>(
  email: string,
  address: string,
  check: () => Promise<T | undefined>,
) => Promise<T | undefined>

/**
 * Stops guessing of passwords, for addresses that have an account and for those that have none alike.
 * A guess counts from its beginning, so many at once are no way around; `scale` multiplies what is allowed.
 *
 * @throws Problem `rate_limited` with the seconds to wait
 */
export function loginThrottle(clock: () => Date, scale: number): Guess {
  const places = new WrongTries({ ...perPlace, max: Math.ceil(perPlace.max * scale) })
  const accounts = new WrongTries({ ...perAccount, max: Math.ceil(perAccount.max * scale) })

  return async (email, address, check) => {
    const now = clock().getTime()
    const place = `${address} ${email}`
    const wait = Math.max(places.waitFor(place, now), accounts.waitFor(email, now))
    if (wait > 0) throw new Problem('rate_limited', { retryAfter: Math.ceil(wait / 1000) })
    places.count(place, now)
    accounts.count(email, now)
    try {
      const found = await check()
      if (found === undefined) return undefined
      places.forget(place)
      accounts.takeBack(email)
      return found
    } catch (error) {
      // The shop failed, not the guess.
      places.takeBack(place)
      accounts.takeBack(email)
      throw error
    }
  }
}
