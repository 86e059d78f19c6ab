import { useState } from 'react'
import { QUOTE_PENDING } from '#domain/orders/quote-status.ts'
import { cartItemLine } from '#web/orders/item-line.ts'
import { ItemList } from '#web/orders/item-list.tsx'
import type { ShopSettings } from '#web/shop/shop.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { isAtHand, type Cart } from '#web/cart/cart-state.ts'
import { CheckoutColumns } from './checkout-columns.tsx'
import { DeliveryReview } from './delivery-review.tsx'
import { LeftBehind } from './left-behind.tsx'
import { OrderRefusalNotice } from './order-refusal-notice.tsx'
import type { OrderRefusal } from '#web/cart/order-refusal.ts'
import { OrderTerms } from './order-terms.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { placingOf } from './placing.ts'
import { firstMethod, rememberMethod } from './remembered-checkout.ts'
import type { Shipping } from './shipping-form.ts'
import type { Placing } from './use-place-order.ts'

type OrderReviewProps = {
  settings: ShopSettings
  shipping: Shipping
  cart: Cart
  isBusy: boolean
  refusal: OrderRefusal | undefined
  onPlace: (placing: Placing) => void
}

/** Everything that is agreed to, on one page, and the button that does it. */
export function OrderReview({ settings, shipping, cart, isBusy, refusal, onPlace }: OrderReviewProps) {
  const [method, setMethod] = useState(() => firstMethod(settings))
  const isQuote = settings.quoteMode
  const lines = cart.items.filter(isAtHand)

  function choose(chosen: string) {
    setMethod(chosen)
    rememberMethod(chosen)
  }

  return (
    <CheckoutColumns
      summary={<OrderTerms cart={cart} settings={settings} />}
      action={
        <>
          {!isQuote && cart.totalPrice !== null && (
            <p className="flex justify-between gap-4 font-medium lg:hidden" aria-hidden="true">
              Total <Money dollars={cart.totalPrice} />
            </p>
          )}
          <OrderRefusalNotice refusal={refusal} />
          {cart.belowMinimum !== null && <Notice tone="warn">{cart.belowMinimum}</Notice>}
          <Button
            busy={isBusy}
            busyText={isQuote ? 'Sending your request...' : 'Placing your order...'}
            disabled={lines.length === 0 || cart.belowMinimum !== null}
            onClick={() =>
              onPlace(placingOf({ lines, shipping, method, total: isQuote ? 0 : cart.totalPrice }))
            }
            className="w-full"
          >
            {refusal?.is === 'uncertain' ? 'Try Again' : isQuote ? 'Request Quote' : 'Place Order'}
          </Button>
        </>
      }
    >
      <div className="grid gap-10">
        <DeliveryReview shipping={shipping} settings={settings} />
        <section aria-labelledby="pieces">
          <h2 id="pieces" className="title-section mb-4">
            Your pieces
          </h2>
          <ItemList label="Items" lines={lines.map(cartItemLine)} unpriced={QUOTE_PENDING} />
          <LeftBehind items={cart.items.filter((item) => !isAtHand(item))} />
        </section>
        {!isQuote && <PaymentChoice settings={settings} method={method} onChange={choose} />}
      </div>
    </CheckoutColumns>
  )
}
