import { Pagination } from '#kit/browser/ui/pagination.tsx'

type ListFootProps = {
  pagination: { page: number; limit: number; total: number; pages: number }
  hrefOf: (page: number) => string
}

/** Which part of a list is shown, and the way to the rest. */
export function ListFoot({ pagination: { page, limit, total, pages }, hrefOf }: ListFootProps) {
  const first = (page - 1) * limit + 1
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-sm text-muted tabular-nums">
        {first}-{Math.min(page * limit, total)} of {total}
      </p>
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </div>
  )
}
