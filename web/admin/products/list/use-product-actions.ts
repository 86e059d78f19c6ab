import { useMutation } from '@tanstack/react-query'
import type { Ask } from '#contract/call.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { useRefetch } from '#kit/browser/api/use-refetch.ts'
import { wasDone } from '#kit/browser/api/was-done.ts'
import { toast } from '#kit/browser/ui/toast.ts'

export type BulkAsk = Ask<'PUT /api/products/bulk'>['body']

/** Has every list of products asked for again. */
export const useProductsAgain = () => useRefetch('GET /api/products/managed', 'GET /api/products/managed/:id')

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
  return changed === 1 ? '1 product changed' : `${changed.toLocaleString('en-US')} products changed`
}
