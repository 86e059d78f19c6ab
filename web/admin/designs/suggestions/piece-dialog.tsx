import { standingOf } from '#domain/stock/availability.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_QUANTITY } from '#domain/cart/cart-lines.ts'
import { OPTIONS_MISSING } from '#domain/designs/suggested-choice.ts'
import { variantKey, type VariantChoice } from '#domain/products/variant-key.ts'
import { ask } from '#web/api.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import type { ShownSuggestion } from '#web/designs/suggestion-row.tsx'
import { Price } from '#web/products/price.tsx'
import { ProductPicture } from '#web/products/product-picture.tsx'
import { StockLine } from '#web/stock/stock-line.tsx'
import { VariantPicker } from '#web/products/variant-picker.tsx'
import { QuantityStepper } from '#kit/browser/ui/quantity-stepper.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { FormDialog } from '../../form-dialog.tsx'
import { chosenPiece, priceOf, startingChoice, stockOf, type ShownProduct } from './chosen-piece.ts'

/** Which product is looked at, and the piece of the list whose place it is to take. */
export type PieceQuestion = { productId: string; replaces?: ShownSuggestion }

type PieceDialogProps = {
  question: PieceQuestion
  onChosen: (piece: ShownSuggestion) => void
  onClose: () => void
}

/** Chooses the finish and the number of a product before it is suggested. */
export function PieceDialog({ question: { productId, replaces }, onChosen, onClose }: PieceDialogProps) {
  const { data, error } = useQuery(ask('GET /api/products/:id', { params: { id: productId } }))
  const [picked, setPicked] = useState<VariantChoice>()
  const [quantity, setQuantity] = useState(replaces?.quantity ?? 1)
  const [fault, setFault] = useState<string>()
  const product = data?.product
  const ownPiece = replaces?.productId === productId ? replaces : undefined
  const choice = picked ?? (product ? startingChoice(product, ownPiece) : {})

  function submit() {
    const piece = product && chosenPiece(product, choice, quantity)
    setFault(piece ? undefined : OPTIONS_MISSING)
    if (piece) onChosen(piece)
  }
  const failure = error ? messageOf(error, 'Failed to load product') : fault
  return (
    <FormDialog
      open
      title={product?.name ?? 'Suggest a product'}
      action={replaces ? 'Replace' : 'Add to the list'}
      disabled={!product}
      busy={false}
      busyText=""
      failure={failure}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onClose={onClose}
    >
      {product && (
        <>
          <Look product={product} choice={choice} />
          <VariantPicker
            variants={product.variants}
            choice={choice}
            onChoose={setPicked}
            stockOf={(looked) => stockOf(product, looked)}
          />
          <Quantity of={product.name} value={quantity} onChange={setQuantity} />
        </>
      )}
      {!product && !error && <TextSkeleton lines={4} />}
    </FormDialog>
  )
}

function Look({ product, choice }: { product: ShownProduct; choice: VariantChoice }) {
  const [picture] = product.pictures
  return (
    <div className="flex items-center gap-4">
      {picture && (
        <div className="w-24 shrink-0">
          <ProductPicture picture={picture} sizes="6rem" alt="" className="rounded-picture bg-plinth" />
        </div>
      )}
      <div className="min-w-0">
        <p className="text-lg">
          <Price price={priceOf(product, choice)} />
        </p>
        <StockLine
          stock={stockOf(product, choice)}
          standing={standingOf(product, variantKey(product.variants, choice) ?? '')}
        />
        <p className="text-sm text-muted">{product.dimensions}</p>
      </div>
    </div>
  )
}

type QuantityProps = { of: string; value: number; onChange: (quantity: number) => void }

function Quantity({ of, value, onChange }: QuantityProps) {
  return (
    <div className="flex items-center gap-4">
      <span aria-hidden="true" className="font-medium">
        Quantity
      </span>
      <QuantityStepper label={`Quantity of ${of}`} value={value} max={MAX_QUANTITY} onChange={onChange} />
    </div>
  )
}
