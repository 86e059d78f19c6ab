import type { RefusalEntry } from '#kit/core/operation/problem.ts'

/** The refusals about stock. */
export const stockProblems = {
  delivery_not_found: {
    status: 404,
    message: 'This delivery was booked in or removed. Please load the page again.',
  },
  too_many_deliveries: {
    status: 409,
    message:
      'This product awaits 20 deliveries, as many as there is room for. Book one in or remove one first.',
  },
  no_longer_made: { status: 409, message: 'This finish is no longer made. Please choose another one.' },
  not_sold_out: { status: 409, message: 'This can be had now. Please load the page again.' },
  too_many_alerts: {
    status: 409,
    message: 'You wait for 50 pieces, as many as we keep for you. Take one back first.',
  },
  stocktake_not_found: { status: 404, message: 'Stocktake not found' },
  /** Nothing of it changes any more: thrown with when it was applied. */
  stocktake_applied: {
    status: 409,
    message: 'This stocktake was applied. Start another one to count again.',
  },
  stocktake_empty: { status: 409, message: 'Nothing is counted yet' },
  too_many_stocktakes: {
    status: 409,
    message: 'Five stocktakes are open, as many as there is room for. Apply or delete one first.',
  },
  stocktake_full: {
    status: 409,
    message: 'A stocktake holds at most 5,000 lines. Apply this one and start another.',
  },
  /** Some differences cannot be applied: thrown with which, and why. */
  stocktake_conflict: { status: 409, message: 'Some counts do not fit what orders hold' },
} as const satisfies Record<string, RefusalEntry>
