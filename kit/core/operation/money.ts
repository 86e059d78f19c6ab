import { z } from 'zod'

/** The most, in cents, that the shop takes for one order or is told as one amount: a million dollars, far inside 32 bits. */
export const MAX_CENTS = 100_000_000

/**
 * Money: dollars with at most two decimals on the wire, whole cents everywhere inside. What the shop
 * answers may be more than it takes: the sum of a large cart.
 */
export const Dollars = z.codec(z.number('Enter an amount'), z.int(), {
  decode: (dollars, context) => {
    const cents = Math.round(dollars * 100)
    const message = refusalOf(dollars, cents)
    if (message === undefined) return cents
    context.issues.push({ code: 'custom', message, input: dollars })
    return z.NEVER
  },
  encode: (cents) => cents / 100,
})

/** An amount that the shop has told, which may be more than it takes. */
export const SeenDollars = z.codec(z.number().min(-1e10).max(1e10), z.int(), {
  decode: (dollars) => Math.round(dollars * 100),
  encode: (cents) => cents / 100,
})

function refusalOf(dollars: number, cents: number): string | undefined {
  if (Math.abs(cents) > MAX_CENTS) return 'Use an amount of at most $1,000,000.00'
  return Math.abs(cents - dollars * 100) > 1e-6 ? 'Use at most two decimals' : undefined
}
