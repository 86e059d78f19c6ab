import type { Reply } from '#contract/call.ts'
import { ask } from '#web/api.ts'
import { useActs } from '../use-acts.ts'

/** What an order or design fee comes to, as a page holds it: money in dollars. */
export type ShownPayable = Reply<'GET /api/payables/:ref'>['payable']
export type ShownPayment = ShownPayable['payments'][number]
export type ShownRefund = ShownPayable['refunds'][number]

/** Everything that shows money. */
const shownBy = [
  'GET /api/payables/:ref',
  'GET /api/payables/:ref/fee-credits',
  'GET /api/payables',
  'GET /api/refunds',
  'GET /api/bank/accounts',
  'GET /api/bank/lines',
  'GET /api/bank/imports',
  'GET /api/orders/:id',
  'GET /api/design-requests/:id',
  'GET /api/dashboard',
]

export function payableQuery(ref: string) {
  return ask('GET /api/payables/:ref', { params: { ref } })
}

export type MoneyActs = ReturnType<typeof useActs>

/** Sends acts on money, and has all that shows money asked for again. */
export const useMoneyActs = () => useActs(shownBy)
