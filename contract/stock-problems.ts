import { refusals } from '#kit/core/operation/problem.ts'

/** The refusals about stock. */
export const stockProblems = {
  ...refusals(404, {
    delivery_not_found: 'This delivery was booked in or removed. Please load the page again.',
    stocktake_not_found: 'Stocktake not found',
  }),
  ...refusals(409, {
    too_many_deliveries:
      'This product awaits 20 deliveries, as many as there is room for. Book one in or remove one first.',
    no_longer_made: 'This finish is no longer made. Please choose another one.',
    not_sold_out: 'This can be had now. Please load the page again.',
    too_many_alerts: 'You wait for 50 pieces, as many as we keep for you. Take one back first.',
    /** Nothing of it changes any more: thrown with when it was applied. */
    stocktake_applied: 'This stocktake was applied. Start another one to count again.',
    stocktake_empty: 'Nothing is counted yet',
    too_many_stocktakes: 'Five stocktakes are open, as many as there is room for. Apply or delete one first.',
    stocktake_full: 'A stocktake holds at most 5,000 lines. Apply this one and start another.',
    /** Some differences cannot be applied: thrown with which, and why. */
    stocktake_conflict: 'Some counts do not fit what orders hold',
  }),
}
