import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/api.ts'
import { ItemPicture } from '#web/orders/item-picture.tsx'
import { Price } from '#web/products/price.tsx'
import { pictureFile } from '#web/products/product-picture.tsx'
import { StockLine } from '#web/stock/stock-line.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { Spinner } from '#kit/browser/ui/spinner.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { SearchField } from '#kit/browser/list/search-field.tsx'
import { useFailureToast } from '../use-failure-toast.ts'
import type { ShownProduct } from './chosen-piece.ts'

const FAILED = 'Failed to search products'
const MOST_RESULTS = 20
/** Wide enough for 64 px on a sharp screen. */
const THUMB_PX = 192

/** Finds products of the collection to suggest; nothing is searched before something is typed. */
export function ProductSearch({ onPick }: { onPick: (product: ShownProduct) => void }) {
  const [words, setWords] = useState('')
  return (
    <div>
      <SearchField label="Search products by name or code" value={words} onSearch={setWords} />
      {words !== '' && <Results words={words} onPick={onPick} />}
    </div>
  )
}

type ResultsProps = { words: string; onPick: (product: ShownProduct) => void }

function Results({ words, onPick }: ResultsProps) {
  const found = useQuery({
    ...ask('GET /api/products', { query: { search: words, limit: MOST_RESULTS } }),
    placeholderData: keepPreviousData,
  })
  const { data, isPending, isLoadingError, isPlaceholderData, refetch } = found
  useFailureToast(FAILED, found)
  if (isPending) return <Spinner />
  if (isLoadingError) return <TryAgain message={FAILED} onRetry={() => void refetch()} />
  if (data.products.length === 0) return <p className="mt-4 text-muted">Nothing found for “{words}”.</p>
  return (
    <ul
      aria-label="Products found"
      className={classes(
        'mt-3 max-h-96 overflow-y-auto overscroll-contain rounded-control border border-line px-4 transition',
        isPlaceholderData && 'opacity-60',
      )}
    >
      {data.products.map((product) => (
        <Result key={product._id} product={product} onPick={onPick} />
      ))}
    </ul>
  )
}

function Result({ product, onPick }: { product: ShownProduct; onPick: (product: ShownProduct) => void }) {
  const { name, productCode, price, salePrice, stock, pictures } = product
  const [picture] = pictures
  return (
    <li className="flex items-center gap-4 border-b border-line py-3 last:border-0">
      <ItemPicture image={picture ? pictureFile(picture, THUMB_PX) : ''} />
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-6">
        <p className="font-medium">{name}</p>
        <p className="text-sm sm:text-right">
          <Price price={price} salePrice={salePrice} />
        </p>
        <p className="text-sm text-muted max-sm:hidden">{productCode}</p>
        <p className="sm:text-right">
          <StockLine stock={stock} />
        </p>
      </div>
      <Button
        variant="secondary"
        size="compact"
        icon="plus"
        aria-label={`Add ${name}`}
        onClick={() => onPick(product)}
      >
        <span className="max-sm:sr-only">Add</span>
      </Button>
    </li>
  )
}
