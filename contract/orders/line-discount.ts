import { z } from 'zod'
import { Dollars } from '#kit/core/operation/money.ts'

/** What one line of a quote comes to less: so many percent of it, or an amount. */
export const LineDiscount = z.union([
  z.strictObject({ percent: z.number().gt(0, 'Use more than 0 %').max(100, 'Use at most 100 %') }),
  z.strictObject({ amount: Dollars.refine((cents) => cents > 0, 'Use more than $0.00') }),
])
