import { useMutation } from '@tanstack/react-query'
import type { Ask } from '#contract/call.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { useRefetch } from '#kit/browser/api/use-refetch.ts'
import { useAttempt } from '#kit/browser/api/attempt.ts'
import { forgetShop, type ShopCategory } from '#web/shop/shop.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { useOrderInShop } from '../use-order-in-shop.ts'

export const SAVE_FAILED = 'Failed to save category'
const DELETE_FAILED = 'Failed to delete category'

export type CategoryTyped = Ask<'POST /api/categories'>['body']

/** Saves what was typed: of the category `id`, or of a new one. */
export function useSaveCategory(id: string | undefined) {
  const showAgain = useCategoriesAgain()
  const attempt = useAttempt()
  return async (body: CategoryTyped) => {
    await attempt((idempotencyKey) =>
      id === undefined
        ? call('POST /api/categories', { body, idempotencyKey })
        : call('PUT /api/categories/:id', { params: { id }, body }),
    )
    toast.success('Category saved')
    await showAgain()
  }
}

/** What is done in the list at a press; a failure is kept until it is dismissed. */
export function useCategoryActions() {
  const showAgain = useCategoriesAgain()
  const feature = useMutation({
    mutationFn: ({ _id, name, isFeatured }: ShopCategory) =>
      call('PUT /api/categories/:id', { params: { id: _id }, body: { name, isFeatured: !isFeatured } }),
    onSettled: showAgain,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call('DELETE /api/categories/:id', { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: showAgain,
  })
  return {
    feature: (category: ShopCategory) => feature.mutate(category),
    remove: (id: string, onSettled: () => void) => remove.mutate(id, { onSettled }),
    isBusy: feature.isPending,
    isRemoving: remove.isPending,
    failure: feature.error
      ? messageOf(feature.error, SAVE_FAILED)
      : remove.error && messageOf(remove.error, DELETE_FAILED),
    dismiss: () => [feature, remove].forEach(({ reset }) => reset()),
  }
}

/** The categories in the order they were last moved to, and what moves them. */
export function useCategoryOrder(categories: readonly ShopCategory[]) {
  const key = 'PUT /api/categories/:id/place'
  return useOrderInShop(categories, { key, again: useCategoriesAgain(), failed: 'Failed to move category' })
}

/** Has the list asked for again, and the shop's menus with the next page. */
function useCategoriesAgain() {
  const refetch = useRefetch('GET /api/categories')
  return () => {
    forgetShop()
    return refetch()
  }
}
