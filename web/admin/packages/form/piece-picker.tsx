import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/api.ts'
import { pictureFile } from '#web/products/product-picture.tsx'
import { Picker } from '../../picker.tsx'
import type { ShownManaged } from '../../products/shown-managed.ts'
import { Thumbnail } from '../../thumbnail.tsx'

type PiecePickerProps = {
  open: boolean
  title: string
  onPick: (product: ShownManaged) => void
  onClose: () => void
}

/** Finds a product by its name or code. */
export function PiecePicker({ open, title, onPick, onClose }: PiecePickerProps) {
  const [search, setSearch] = useState('')
  const found = useQuery({
    ...ask('GET /api/products/managed', { query: { search: search || undefined } }),
    select: ({ products, pagination }) => ({ rows: products, total: pagination.total }),
    placeholderData: keepPreviousData,
    enabled: open,
  })
  return (
    <Picker
      {...{ open, title, search, found, onPick, onClose }}
      things="products"
      by="name or code"
      onSearch={setSearch}
    >
      {(product) => <Piece product={product} />}
    </Picker>
  )
}

function Piece({ product }: { product: ShownManaged }) {
  const [first] = product.pictures
  return (
    <>
      <Thumbnail image={first && pictureFile(first, 128)} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{product.name}</span>
        <span className="block text-sm text-muted">
          {product.productCode} · {product.stock.toLocaleString('en-US')} in stock
        </span>
      </span>
    </>
  )
}
