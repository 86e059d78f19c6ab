import type { Reply } from '#contract/call.ts'
import { useRefetch } from '#kit/browser/api/use-refetch.ts'
import { forgetShop } from '#web/shop/shop.ts'

/** A package as the studio is shown it: money in dollars, moments as text. */
export type ShownPackage = Reply<'GET /api/packages/managed/:id'>['package']
export type ShownPiece = ShownPackage['rooms'][number]['items'][number]

/** Has every list of packages asked for again, and the shop's menus with the next page. */
export function usePackagesAgain() {
  const refetch = useRefetch('GET /api/packages/managed', 'GET /api/packages/managed/:id')
  return () => {
    forgetShop()
    return refetch()
  }
}
