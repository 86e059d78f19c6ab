import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { wasDone } from '#kit/browser/api/was-done.ts'
import { forgetShop } from '#web/shop/shop.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { useOrderInShop } from '../use-order-in-shop.ts'
import type { ShownPackage } from './shown-package.ts'

const NO_REASON = 'Please try again.'

/** Has every list of packages asked for again, and the shop's menus with the next page. */
export function usePackagesAgain() {
  const client = useQueryClient()
  return () => {
    forgetShop()
    return Promise.all(
      ['GET /api/packages/managed', 'GET /api/packages/managed/:id'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
  }
}

/** Deletes one package; resolves with whether it was done, and a failure has been told by then. */
export function useDeletePackage() {
  const again = usePackagesAgain()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (id: string) => call('DELETE /api/packages/:id', { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: again,
  })
  return {
    remove: (id: string) => wasDone(mutateAsync(id)),
    isBusy: isPending,
    failure: error ? `Failed to delete package: ${messageOf(error, NO_REASON)}` : undefined,
    forget: reset,
  }
}

/** The packages in the order they were last moved to, and what moves them. */
export function usePackageOrder(packages: readonly ShownPackage[]) {
  const key = 'PUT /api/packages/:id/place'
  return useOrderInShop(packages, { key, again: usePackagesAgain(), failed: 'Failed to move package' })
}
