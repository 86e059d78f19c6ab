import { openOf, owedOf, type Sums } from './sums.ts'

/** As much as any sum of a payable holds, below what 32 bits do. */
export const MAX_SUM = 2_000_000_000

/** The most days that a setting may give a design fee to be credited to a purchase. */
export const MAX_CREDIT_DAYS = 730

/** What the studio does to what a payable comes to, by amount. */
export type Adjustment = 'reductions' | 'charges' | 'write-off' | 'kept'

type Rule = {
  /** Whether it can be done at all. */
  isOpen(sums: Sums): boolean
  most(sums: Sums): number
  change(sums: Sums, cents: number): Partial<Sums>
}

const isLiving = ({ isCancelled }: Sums) => !isCancelled

export const adjustmentRules: Record<Adjustment, Rule> = {
  reductions: {
    isOpen: isLiving,
    most: (sums) => Math.min(sums.total - sums.reduced, owedOf(sums) - sums.writtenOff),
    change: ({ reduced }, cents) => ({ reduced: reduced + cents }),
  },
  charges: {
    isOpen: () => true,
    most: (sums) => MAX_SUM - owedOf(sums),
    change: ({ charges }, cents) => ({ charges: charges + cents }),
  },
  'write-off': {
    isOpen: (sums) => openOf(sums) > 0,
    most: openOf,
    change: ({ writtenOff }, cents) => ({ writtenOff: writtenOff + cents }),
  },
  // Said anew each time: 0 keeps nothing.
  kept: {
    isOpen: ({ isCancelled }) => isCancelled,
    most: ({ received, refunded, charges }) => Math.max(received - refunded - charges, 0),
    change: (_, cents) => ({ kept: cents }),
  },
}
