import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/api.ts'
import { pictureFile } from '#web/products/product-picture.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import type { ShownManaged } from '../../products/shown-managed.ts'
import { SearchField } from '#kit/browser/list/search-field.tsx'
import { Thumbnail } from '../../thumbnail.tsx'

type PiecePickerProps = {
  open: boolean
  /** Where the piece will stand. */
  room: string
  onPick: (product: ShownManaged) => void
  onClose: () => void
}

/** Finds a product by its name or code and puts it into a room. */
export function PiecePicker({ open, room, onPick, onClose }: PiecePickerProps) {
  const [search, setSearch] = useState('')

  function pick(product: ShownManaged) {
    onPick(product)
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={`Add a piece to ${room}`}>
      <div className="grid gap-4">
        <SearchField label="Search by name or code" value={search} onSearch={setSearch} />
        <Found search={search} onPick={pick} />
      </div>
    </Dialog>
  )
}

type FoundProps = { search: string; onPick: (product: ShownManaged) => void }

function Found({ search, onPick }: FoundProps) {
  const { data, isPending, isLoadingError, refetch } = useQuery({
    ...ask('GET /api/products/managed', { query: { search: search || undefined } }),
    placeholderData: keepPreviousData,
  })
  if (isPending) return <TextSkeleton lines={5} />
  if (isLoadingError) return <TryAgain message="Failed to search products" onRetry={() => void refetch()} />
  if (data.products.length === 0)
    return <p className="py-6 text-center text-muted">No products found matching your criteria.</p>

  const more = data.pagination.total - data.products.length
  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">
        {data.products.map((product) => (
          <li key={product._id}>
            <Choice product={product} onPick={onPick} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-sm text-muted">
          {more.toLocaleString('en-US')} more: search for them by name or code.
        </p>
      )}
    </div>
  )
}

function Choice({ product, onPick }: { product: ShownManaged; onPick: (product: ShownManaged) => void }) {
  const [first] = product.pictures
  return (
    <button
      type="button"
      onClick={() => onPick(product)}
      className="flex min-h-16 w-full items-center gap-3 py-2 text-left transition hover:bg-sand"
    >
      <Thumbnail image={first && pictureFile(first, 128)} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{product.name}</span>
        <span className="block text-sm text-muted">
          {product.productCode} · {product.stock.toLocaleString('en-US')} in stock
        </span>
      </span>
    </button>
  )
}
