import { useState } from 'react'
import { Navigate } from '#kit/browser/router/router.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import type { ShopSettings } from '#web/shop/shop.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { CART_NOT_LOADED } from '#web/cart/cart-state.ts'
import { DETAILS_UNAVAILABLE } from '#web/cart/order-refusal.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import {
  codeFor,
  rememberedShipping,
  type Shipping,
  useCartFor,
  useCheckoutSettings,
} from './checkout-state.ts'
import { OrderReview } from './order-review.tsx'
import { usePlaceOrder } from './use-place-order.ts'

export default function PlaceOrderPage() {
  const settings = useCheckoutSettings()
  // Another tab that has ordered forgets it while this one may be sending.
  const [shipping] = useState(() => rememberedShipping(settings))
  const title = settings.quoteMode ? 'Request a quote' : 'Place your order'
  if (!shipping) return <Navigate to={paths.shipping()} replace />
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHead title={title} noindex />
      <CheckoutSteps current="placeorder" mode={settings.quoteMode ? 'quote' : 'purchase'} />
      <h1 className="title-page mb-8">{title}</h1>
      <PlaceOrderStep settings={settings} shipping={shipping} />
    </div>
  )
}

type PlaceOrderStepProps = { settings: ShopSettings; shipping: Shipping }

/** Shows what would be ordered, and where a submit has led. */
function PlaceOrderStep({ settings, shipping }: PlaceOrderStepProps) {
  const { data, error, refetch } = useCartFor({
    ...shipping,
    postalCode: codeFor(settings, shipping.postalCode),
  })
  const { place, isBusy, refusal } = usePlaceOrder()
  // What was shown stays while it cannot be asked for again.
  if (!data && !error) return <TextSkeleton lines={6} />
  if (!data) return <TryAgain message={messageOf(error, CART_NOT_LOADED)} onRetry={() => void refetch()} />

  const isEmpty = data.cart.items.length === 0 && !isBusy
  // The answer was lost, but the cart is gone: the order it went into is there.
  if (refusal?.is === 'placed_before' || (isEmpty && refusal?.is === 'uncertain')) return <PlacedUnseen />
  if (isEmpty) return <Navigate to={paths.cart()} replace />
  return (
    <OrderReview
      settings={settings}
      shipping={shipping}
      cart={data.cart}
      isBusy={isBusy}
      refusal={refusal}
      onPlace={place}
    />
  )
}

function PlacedUnseen() {
  return (
    <EmptyState icon="info" title={DETAILS_UNAVAILABLE} to={paths.orders()} link="My Collection Orders" />
  )
}
