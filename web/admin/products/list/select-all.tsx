import { useMutation } from '@tanstack/react-query'
import { MAX_AT_ONCE } from '#domain/products/managed-list.ts'
import { SelectPage } from '#kit/browser/list/selecting.tsx'
import type { Selection } from '#kit/browser/list/use-selection.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { MAX_PAGE_SIZE } from '#kit/core/operation/paging.ts'
import { call } from '#web/api.ts'
import type { ProductList } from './use-product-list.ts'

type SelectAllProps = { selection: Selection; list: ProductList; count: number; total: number }

/** Selects all products of the page, or none; then also those of all other pages, as many as one act takes. */
export function SelectAll({ selection, list, count, total }: SelectAllProps) {
  const most = Math.min(total, MAX_AT_ONCE)
  const all = useMutation({
    mutationFn: () => idsOf(list.query, most),
    onSuccess: selection.selectAlso,
    onError: () => toast.error('Failed to fetch products'),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <SelectPage count={count} selection={selection} />
      {selection.areAll && selection.ids.length < most && (
        <Button variant="quiet" size="compact" busy={all.isPending} onClick={() => all.mutate()}>
          {most < total ? 'Select the first' : 'Select all'} {most.toLocaleString('en-US')}
        </Button>
      )}
    </div>
  )
}

/** The ids of the first `most` products that `query` finds. */
async function idsOf(query: ProductList['query'], most: number): Promise<string[]> {
  const pages = Array.from({ length: Math.ceil(most / MAX_PAGE_SIZE) }, (_, at) => at + 1)
  const ask = (page: number) =>
    call('GET /api/products/managed', { query: { ...query, page, limit: MAX_PAGE_SIZE } })
  const found = await Promise.all(pages.map(ask))
  return [...new Set(found.flatMap(({ products }) => products.map(({ _id }) => _id)))].slice(0, most)
}
