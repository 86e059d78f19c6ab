import { stockLevel, stockText } from '#domain/stock/stock-level.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { QuantityStepper } from '#kit/browser/ui/quantity-stepper.tsx'
import { isAtHand, type CartItem } from '#web/cart/cart-state.ts'

type LineControlsProps = {
  item: CartItem
  onChange: (quantity: number) => void
  onRemove: () => void
}

/** How many of a line, or why there are none, and its way out of the cart. */
export function LineControls({ item, onChange, onRemove }: LineControlsProps) {
  const { product, quantity, stock } = item
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {isAtHand(item) ? (
        <div className="flex flex-wrap items-center gap-3">
          <QuantityStepper
            label={`Quantity of ${product.name}`}
            value={quantity}
            max={stock}

            onChange={onChange}
          />
          {stockLevel(stock) === 'few' && <Badge tone="warn">{stockText(stock)}</Badge>}
        </div>
      ) : (
        <Badge tone="bad">{product.isGone ? 'No longer sold' : stockText(0)}</Badge>
      )}
      <Button
        variant="quiet"
        size="compact"
        icon="trash"

        onClick={onRemove}
        aria-label={`Remove ${product.name}`}
      >
        <span className="max-sm:sr-only">Remove</span>
      </Button>
    </div>
  )
}
