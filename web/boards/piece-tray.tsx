import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Product } from '#contract/products.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { SearchField } from '#kit/browser/list/search-field.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ask } from '#web/api.ts'
import { ProductPicture } from '#web/products/product-picture.tsx'
import { sizeOf } from './board-products.ts'
import { lengthWords } from './plan-words.ts'

const AT_ONCE = 24

type PieceTrayProps = { unit: LengthUnit; onPlace: (product: Product) => void; packages: ReactNode }

/** The catalogue beside the plan: looked through and placed from. */
export function PieceTray({ unit, onPlace, packages }: PieceTrayProps) {
  const [search, setSearch] = useState('')
  const client = useQueryClient()
  const { data, isPending, isError, refetch } = useQuery({
    ...ask('GET /api/products', { query: { search: search || undefined, limit: AT_ONCE } }),
    placeholderData: keepPreviousData,
  })

  function place(product: Product) {
    // What the list said of it need not be asked once more.
    client.setQueryData(ask('GET /api/products/:id', { params: { id: product._id } }).queryKey, {
      success: true,
      product,
      data: product,
    })
    onPlace(product)
  }

  return (
    <section aria-labelledby="tray-title" className="grid gap-3">
      <h2 id="tray-title" className="title-piece">
        Pieces
      </h2>
      <SearchField label="Search our pieces" value={search} onSearch={setSearch} />
      {packages}
      {isPending && <Skeleton className="h-96 w-full" />}
      {isError && <TryAgain message="The pieces could not be loaded." onRetry={() => void refetch()} />}
      {data?.products.length === 0 && (
        <p className="py-6 text-muted">Nothing is called that. Try “sofa” or “oak”.</p>
      )}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4 lg:grid-cols-2">
        {data?.products.map((product) => (
          <TrayPiece key={product._id} product={product} unit={unit} onPlace={place} />
        ))}
      </ul>
    </section>
  )
}

type TrayPieceProps = { product: Product; unit: LengthUnit; onPlace: (product: Product) => void }

function TrayPiece({ product, unit, onPlace }: TrayPieceProps) {
  const size = sizeOf(product)
  const [picture] = product.pictures
  return (
    <li className="grid content-start gap-1">
      {picture && (
        <ProductPicture
          picture={picture}
          sizes="9rem"
          alt=""
          className="aspect-square w-full rounded-picture bg-plinth object-cover"
        />
      )}
      <p className="text-sm leading-snug font-medium">{product.name}</p>
      <p className="text-xs text-muted tabular-nums">
        {size ? `${lengthWords(size.w, unit)} × ${lengthWords(size.d, unit)}` : 'Not measured yet'}
      </p>
      <Button variant="secondary" size="compact" disabled={!size} onClick={() => onPlace(product)}>
        Place<span className="sr-only"> {product.name}</span>
      </Button>
    </li>
  )
}
