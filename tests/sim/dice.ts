import { chance } from '#tests/support/catalogue/random-catalogue.ts'

/** What decides a run: the same throws for the same seed. */
export type Dice = {
  /** A whole number from 0 up to, but without, `count`. */
  below(count: number): number
  one<Value>(values: readonly Value[]): Value
  happens(part: number): boolean
  /** One of `values`, each as often as its weight says. */
  weighted<Value extends { weight: number }>(values: readonly Value[]): Value
}

export function dice(seed: number): Dice {
  const next = chance(seed)
  const below = (count: number) => Math.floor(next() * count)

  function one<Value>(values: readonly Value[]): Value {
    const value = values[below(values.length)]
    if (value === undefined) throw new Error('There is nothing to choose from')
    return value
  }

  return {
    below,
    one,
    happens: (part) => next() < part,
    weighted: (values) => one(values.flatMap((value) => Array.from({ length: value.weight }, () => value))),
  }
}

/** Ids and tokens that repeat; apart from what decides the run, because a fault may change how many are drawn. */
export function repeatableRandom(seed: number): { uuid(): string; token(): string } {
  const next = chance(seed)
  const bytes = (count: number) => Buffer.from(Array.from({ length: count }, () => Math.floor(next() * 256)))
  return {
    uuid() {
      const hex = bytes(16).toString('hex')
      const variant = '89ab'[Math.floor(next() * 4)]
      return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `4${hex.slice(13, 16)}`,
        `${variant}${hex.slice(17, 20)}`,
        hex.slice(20),
      ].join('-')
    },
    token: () => bytes(32).toString('base64url'),
  }
}
