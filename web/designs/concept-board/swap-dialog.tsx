import { useQuery } from '@tanstack/react-query'
import type { Product } from '#contract/products.ts'
import type { Piece } from '#domain/boards/board.ts'
import { likestFirst } from '#domain/boards/swaps.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { allVariantKeys, defaultChoice, variantKey } from '#domain/products/variant-key.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ask } from '#web/api.ts'
import { Price } from '#web/products/price.tsx'
import { ProductPicture } from '#web/products/product-picture.tsx'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { sizeOf, type BoardProducts } from '#web/boards/board-products.ts'
import { lengthWords } from '#web/boards/plan-words.ts'
import type { Swap } from './use-swap.ts'

const AT_ONCE = 24

const usualKey = ({ variants }: Product) => variantKey(variants, defaultChoice(variants)) ?? 'default'

type SwapDialogProps = {
  open: boolean
  onClose: () => void
  piece: Piece
  products: BoardProducts
  isBusy: boolean
  problem: string | undefined
  /** Chooses what the budget speaks against all the same. */
  overBudget: (() => void) | null
  onSwap: (swap: Swap) => void
}

/** Other finishes of a piece, and others of its kind. */
export function SwapDialog(props: SwapDialogProps) {
  const { open, onClose, piece, products, isBusy, problem, overBudget } = props
  const product = products.get(piece.product)
  if (!product) return null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`In place of ${product.name}`}
      look="wide"
      footer={
        problem !== undefined && (
          <>
            <div className="grow">
              <FormError message={problem} />
            </div>
            {overBudget && (
              <Button variant="secondary" disabled={isBusy} onClick={overBudget}>
                Choose it all the same
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-6">
        <Finishes {...props} product={product} />
        <Others {...props} product={product} />
      </div>
    </Dialog>
  )
}

type OfProduct = SwapDialogProps & { product: Product }

function Finishes({ piece, product, isBusy, onSwap }: OfProduct) {
  const keys = allVariantKeys(product.variants).filter((key) => key !== piece.key)
  if (keys.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-2 font-medium">In another finish</legend>
      <div className="flex flex-wrap gap-2">
        {keys.map((key) => (
          <Button
            key={key}
            variant="secondary"
            size="compact"
            disabled={isBusy}
            onClick={() => onSwap({ product: product._id, key })}
          >
            {finishOfKey(product.variants, key)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

function Others({ product, open, isBusy, onSwap }: OfProduct) {
  const unit = useLengthUnit()
  const { data, isPending, isError, refetch } = useQuery({
    ...ask('GET /api/products', { query: { category: product.category, limit: AT_ONCE } }),
    enabled: open,
  })
  const found = data?.products.filter((other) => other._id !== product._id && sizeOf(other)) ?? []
  const others = likestFirst(found, product, sizeOf)
  return (
    <section aria-labelledby="others-title">
      <h3 id="others-title" className="mb-2 font-medium">
        Another piece of this kind
      </h3>
      {isPending && <Skeleton className="h-48 w-full" />}
      {isError && <TryAgain message="The pieces could not be loaded." onRetry={() => void refetch()} />}
      {data && others.length === 0 && <p className="text-muted">We have no other piece of this kind.</p>}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
        {others.map((other) => (
          <li key={other._id} className="grid content-start gap-1">
            {other.pictures[0] && (
              <ProductPicture
                picture={other.pictures[0]}
                sizes="12rem"
                alt=""
                className="aspect-square w-full rounded-picture bg-plinth object-cover"
              />
            )}
            <p className="text-sm leading-snug font-medium">{other.name}</p>
            <p className="text-xs text-muted tabular-nums">
              {lengthWords(sizeOf(other)!.w, unit)} × {lengthWords(sizeOf(other)!.d, unit)}
            </p>
            <p className="text-sm">
              <Price price={other.price} salePrice={other.salePrice} />
            </p>
            <Button
              variant="secondary"
              size="compact"
              disabled={isBusy}
              onClick={() => onSwap({ product: other._id, key: usualKey(other) })}
            >
              Choose<span className="sr-only"> {other.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
