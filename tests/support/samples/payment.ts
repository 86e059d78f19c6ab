import { z } from 'zod'
import { PaymentFigures } from '#contract/payment-figures.ts'
import type { Due } from '#domain/payments/dues.ts'
import { figuresOf } from '#domain/payments/figures.ts'
import { duesOf, firstSchedule, type Schedule } from '#domain/payments/schedule.ts'
import type { Sums } from '#domain/payments/sums.ts'

type SamplePayment = z.input<typeof PaymentFigures>

const untouched = {
  charges: 0,
  reduced: 0,
  writtenOff: 0,
  received: 0,
  refunded: 0,
  kept: 0,
  isCancelled: false,
  isEarned: false,
}

/** How a reply tells of a payable of `total` dollars, agreed on November 20; sums in cents. */
export function samplePayment(
  total: number,
  sums: Partial<Sums> = {},
  schedule: Schedule = firstSchedule,
): SamplePayment {
  const cents = Math.round(total * 100)
  return sampleFigures({ ...untouched, total: cents, ...sums }, duesOf(cents, schedule, agreed))
}

const agreed = { method: 'wire_transfer', on: '2026-11-20' } as const

/** The same of a design fee, which is due as a whole. */
export function sampleFeePayment(fee: number, sums: Partial<Sums> = {}): SamplePayment {
  const cents = Math.round(fee * 100)
  const dues: Due[] = [{ kind: 'full', cents, rule: 'agreement' }]
  return sampleFigures({ ...untouched, total: cents, ...sums }, dues)
}

function sampleFigures(sums: Sums, dues: Due[]): SamplePayment {
  return z.encode(PaymentFigures, figuresOf(sums, dues))
}
