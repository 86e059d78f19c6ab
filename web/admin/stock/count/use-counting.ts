import type { Ask, Reply } from '#contract/call.ts'
import { call } from '#web/api.ts'
import { useActs } from '../../use-acts.ts'

export type ShownLine = Reply<'GET /api/stocktakes/:id'>['lines'][number]
export type ShownStocktake = Reply<'GET /api/stocktakes/:id'>['stocktake']
export type CountTyped = NonNullable<Ask<'PUT /api/stocktakes/:id'>['body']>['counts'][number]

/** Everything that shows a count, or stock. */
const shownBy = [
  'GET /api/stocktakes',
  'GET /api/stocktakes/:id',
  'GET /api/inventory',
  'GET /api/products/:id/stock-history',
]

/** What is done with an open count. */
export function useCounting(id: string) {
  const acts = useActs(shownBy)
  const params = { id }
  return {
    ...acts,
    enter: (counts: CountTyped[], done: string) =>
      acts.act(
        (idempotencyKey) => call('PUT /api/stocktakes/:id', { params, body: { counts }, idempotencyKey }),
        done,
      ),
    apply: () =>
      acts.act(
        (idempotencyKey) => call('POST /api/stocktakes/:id/apply', { params, idempotencyKey }),
        'Count applied',
      ),
  }
}
