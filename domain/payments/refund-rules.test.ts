import { agreedSums } from '#tests/support/samples/sums.ts'
import { expect, test } from 'vitest'
import { mostRefundable, type RefundReason } from './refund-rules.ts'
import { creditOf, type Sums } from './sums.ts'

const sums = agreedSums(660_00)

test.each<[string, Partial<Sums>, RefundReason, credit: number, most: number]>([
  ['nothing came', {}, 'return', 0, 0],
  ['all came', { received: 660_00 }, 'return', 0, 660_00],
  ['all came, and nothing is owed', { received: 660_00 }, 'overpaid', 0, 0],
  ['more came', { received: 700_00 }, 'overpaid', 40_00, 40_00],
  ['some went back', { received: 660_00, refunded: 60_00, reduced: 60_00 }, 'damage', 0, 600_00],
  ['it was cancelled', { received: 660_00, isCancelled: true }, 'cancelled', 660_00, 660_00],
  ['a deposit is kept', { received: 660_00, isCancelled: true, kept: 200_00 }, 'other', 460_00, 460_00],
  ['its check bounced afterwards', { refunded: 660_00, reduced: 660_00 }, 'return', 0, 0],
])('where %s', (_what, some, reason, credit, most) => {
  const standing = { ...sums, ...some }
  expect([creditOf(standing), mostRefundable(standing, reason)]).toEqual([credit, most])
})
