import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Ask, Reply } from '#contract/call.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { useAttempt } from '#kit/browser/api/attempt.ts'

const NO_REASON = 'Please try again.'

type StockTyped = Ask<'PATCH /api/products/:id/stock'>['body']
export type StockAsk = StockTyped & { productId: string; variantKey: string }

/** Why stock could not be changed, in words. */
export function stockFailure(error: Error): string {
  return `Failed to update stock: ${messageOf(error, NO_REASON)}`
}

/**
 * Sends changes of stock. What comes back takes its place in the list, which is not asked for again: a row that
 * does not fit its filter any more stays until the person goes on.
 */
export function useStockChange() {
  const client = useQueryClient()
  const attempt = useAttempt()
  return useMutation({
    mutationFn: ({ productId: id, ...body }: StockAsk) =>
      attempt((idempotencyKey) =>
        call('PATCH /api/products/:id/stock', { params: { id }, body, idempotencyKey }),
      ),
    onSuccess: ({ product }) => {
      client.setQueriesData<Reply<'GET /api/inventory'>>(
        { queryKey: ['GET /api/inventory'] },
        (list) =>
          list && {
            ...list,
            products: list.products.map((one) => (one._id === product._id ? product : one)),
          },
      )
    },
    onError: () => client.invalidateQueries({ queryKey: ['GET /api/inventory'] }),
    onSettled: () => client.invalidateQueries({ queryKey: ['GET /api/products/:id/stock-history'] }),
  })
}
