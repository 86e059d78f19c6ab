import { useState } from 'react'
import { QUOTE_PENDING } from '#domain/orders/quote-status.ts'
import { cartItemLine } from '#web/orders/item-line.ts'
import { ItemList } from '#web/orders/item-list.tsx'
import type { ShopSettings } from '#web/shop/shop.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { type Cart, type CartItem, isAtHand } from '#web/cart/cart-state.ts'
import type { OrderRefusal } from '#web/cart/order-refusal.ts'
import { Link } from '#kit/browser/router/router.ts'
import { AddressLines } from '#web/orders/address-lines.tsx'
import { DeliveryFacts, PickupPlace } from '#web/orders/delivery-facts.tsx'
import { paths } from '#web/paths.ts'
import { stockText } from '#domain/stock/stock-level.ts'
import { ShortageList } from '#web/cart/shortage-list.tsx'
import { verificationTimes } from '#domain/payments/payment-method.ts'
import { COMING_SOON } from '#web/payments/payment-instructions.ts'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { CheckoutColumns } from './checkout-columns.tsx'
import { OrderTerms } from './order-terms.tsx'
import { type Placing, placingOf } from './use-place-order.ts'
import { firstMethod, rememberMethod, type Shipping } from './checkout-state.ts'

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
        <DeliveryReview shipping={shipping} />
        <section aria-labelledby="pieces">
          <h2 id="pieces" className="title-section mb-4">
            Your pieces
          </h2>
          <ItemList
            label="Items"
            // A request has no prices, of packages neither: theirs is where a quote begins.
            lines={lines.map((line) => cartItemLine(isQuote ? { ...line, price: null } : line))}
            unpriced={QUOTE_PENDING}
          />
          <UnavailableItems items={cart.items.filter((item) => !isAtHand(item))} />
        </section>
        {!isQuote && <PaymentChoice settings={settings} method={method} onChange={choose} />}
      </div>
    </CheckoutColumns>
  )
}

/** Where the order goes, with the way to change it. */
function DeliveryReview({ shipping }: { shipping: Shipping }) {
  return (
    <section aria-labelledby="delivery">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="delivery" className="title-section">
          {shipping.pickup ? 'Local pickup' : 'Shipping address'}
        </h2>
        <Link to={paths.shipping()} className="text-link target-44">
          Edit<span className="sr-only"> the shipping address</span>
        </Link>
      </div>
      <div className="grid gap-4">
        {shipping.pickup && <PickupPlace />}
        <AddressLines address={shipping} />
        <DeliveryFacts address={shipping} isPickup={shipping.pickup} wishes={shipping.deliveryWishes} />
      </div>
    </section>
  )
}

/** What lies in the cart and cannot be ordered now; it stays there. */
function UnavailableItems({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0) return null
  return (
    <Notice tone="warn" className="mt-4">
      <p>Not part of this order; it stays in your cart:</p>
      <ul className="list-disc pl-5">
        {items.map(({ _id, product }) => (
          <li key={_id}>
            {product.name}: {product.isGone ? 'No longer sold' : stockText(0)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Why there is no order yet, beside the button that was pressed, and the way on. */
function OrderRefusalNotice({ refusal }: { refusal: OrderRefusal | undefined }) {
  if (!refusal) return null
  return (
    <Notice tone="bad">
      {refusal.is === 'shortage' && refusal.short.length > 0 ? (
        <ShortageList short={refusal.short} />
      ) : (
        <p>{refusal.message}</p>
      )}
      {refusal.is === 'price_changed' && (
        <p className="font-medium">
          New total: <Money dollars={refusal.totals.totalPrice} />
        </p>
      )}
      {refusal.is === 'shortage' && <WayOn to={paths.cart()} words="Change your cart" />}
      {refusal.is === 'address' && <WayOn to={paths.shipping()} words="Change the address" />}
    </Notice>
  )
}

function WayOn({ to, words }: { to: string; words: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center underline">
      {words}
    </Link>
  )
}

type PaymentChoiceProps = { settings: ShopSettings; method: string; onChange: (method: string) => void }

/** How the order will be paid; nothing is paid here. */
function PaymentChoice({ settings, method, onChange }: PaymentChoiceProps) {
  const choices = settings.paymentMethods.map(({ method: value, label, comingSoon }) => ({
    value,
    label,
    hint: comingSoon ? COMING_SOON : verificationOf(value),
    disabled: comingSoon,
  }))
  return (
    <section aria-labelledby="paying">
      <h2 id="paying" className="title-section mb-4">
        Payment
      </h2>
      <ChoiceGroup
        legend="Payment method"
        pick="one"
        look="boxes"
        name="paymentMethod"
        choices={choices}
        chosen={[method]}
        onChange={({ target }) => onChange(target.value)}
        className="max-sm:[&_label]:w-full"
      />
    </section>
  )
}

function verificationOf(method: string): string | undefined {
  const times: Record<string, string> = verificationTimes
  return method in times ? `Verification takes ${times[method]}.` : undefined
}
