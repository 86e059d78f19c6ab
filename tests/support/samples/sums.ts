import type { Sums } from '#domain/payments/sums.ts'

/** A payable of `total` cents of which nothing was paid. */
export function agreedSums(total: number): Sums {
  return {
    total,
    charges: 0,
    reduced: 0,
    writtenOff: 0,
    received: 0,
    refunded: 0,
    kept: 0,
    isCancelled: false,
    isEarned: false,
  }
}
