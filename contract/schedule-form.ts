import { z } from 'zod'
import { dueRules } from '#domain/payments/dues.ts'
import { usualDay } from '#kit/core/operation/day.ts'
import { Amount, seen } from './received-money.ts'

const MOST_PARTS = 12

/** All parts of what is to be paid, in their order. */
export const ScheduleForm = z.object({
  dues: z
    .array(
      z.object({
        amount: Amount,
        rule: z.enum(dueRules, 'Choose when it is due'),
        /** Without a day, what is due by the agreement is due at once. */
        dueOn: z.union([z.literal(''), usualDay('Choose a day')]).default(''),
      }),
    )
    .min(1, 'Enter at least one part')
    .max(MOST_PARTS, `Use at most ${MOST_PARTS} parts`),
  ...seen,
})
export type ScheduleForm = z.infer<typeof ScheduleForm>
