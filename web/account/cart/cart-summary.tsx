import { QUOTE_TIME } from '#domain/orders/quote-time.ts'
import { TotalsList } from '#web/orders/totals-list.tsx'
import { useSalesMode } from '#web/shop/use-sales-mode.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import type { Cart } from '#web/cart/cart-state.ts'

type CartSummaryProps = { cart: Cart; onClear: () => void }

/** How much is in the cart and what it comes to, or how a price is come by. */
export function CartSummary({ cart, onClear }: CartSummaryProps) {
  const isQuote = useSalesMode() === 'quote'
  const isPriced = cart.totalPrice !== null
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="title-section">Summary</h2>
        <p className="text-muted">
          {cart.totalItems} {cart.totalItems === 1 ? 'item' : 'items'}
        </p>
      </div>
      {isPriced && <TotalsList figures={cart} />}
      {(isQuote || !isPriced) && <OnRequest isPriced={isPriced} />}
      <Button variant="quiet" size="compact" icon="trash" onClick={onClear} className="mt-4 -ml-3">
        Clear cart
      </Button>
    </>
  )
}

/** How a quote is come by; of packages the price is known before. */
function OnRequest({ isPriced }: { isPriced: boolean }) {
  return (
    <p className={isPriced ? 'mt-4' : undefined}>
      {isPriced
        ? `Ask for a quote and it comes by email within ${QUOTE_TIME}, with delivery and taxes.`
        : `Price on request. Ask for a quote and it comes by email within ${QUOTE_TIME}.`}{' '}
      No payment is taken when you ask.
    </p>
  )
}
