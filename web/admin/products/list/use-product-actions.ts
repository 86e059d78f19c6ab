import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Ask } from '#contract/call.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { wasDone } from '#kit/browser/api/was-done.ts'
import { toast } from '#kit/browser/ui/toast.ts'

const NO_REASON = 'Please try again.'

export type BulkAsk = Ask<'PUT /api/products/bulk'>['body']

/** Has every list of products asked for again. */
export function useProductsAgain() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      ['GET /api/products/managed', 'GET /api/products/managed/:id'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
}

/** Deletes one product; resolves with whether it was done, and a failure has been told by then. */
export function useDeleteProduct() {
  const again = useProductsAgain()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (id: string) => call('DELETE /api/products/:id', { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: again,
  })
  return {
    remove: (id: string) => wasDone(mutateAsync(id)),
    isBusy: isPending,
    failure: error ? `Failed to delete product: ${messageOf(error, NO_REASON)}` : undefined,
    forget: reset,
  }
}

/** Does one act on many products at once. */
export function useBulkChange() {
  const again = useProductsAgain()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: BulkAsk) => call('PUT /api/products/bulk', { body }),
    onSuccess: ({ changed }) => toast.success(changedWords(changed)),
    onSettled: again,
  })
  return {
    change: (body: BulkAsk) => wasDone(mutateAsync(body)),
    isBusy: isPending,
    failure: error ? messageOf(error, 'Failed to change the products. Please try again.') : undefined,
    forget: reset,
  }
}

function changedWords(changed: number): string {
  if (changed === 0) return 'Nothing to change: they are like this already'
  return changed === 1 ? '1 product changed' : `${changed} products changed`
}
