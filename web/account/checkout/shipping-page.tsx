import { Navigate } from '#kit/browser/router/router.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { useSession } from '#web/session.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { CART_NOT_LOADED } from '#web/cart/cart-state.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { useCartFor, useCheckoutSettings } from './checkout-state.ts'

export default function ShippingPage() {
  const settings = useCheckoutSettings()
  const user = useSession()?.user
  const { data, error, refetch } = useCartFor({})
  if (data?.cart.items.length === 0) return <Navigate to={paths.cart()} replace />
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHead title="Shipping" noindex />
      <CheckoutSteps current="shipping" mode={settings.quoteMode ? 'quote' : 'purchase'} />
      <h1 className="title-page mb-8">Where should it go?</h1>
      {data && user ? (
        <ShippingStep user={user} settings={settings} cart={data.cart} />
      ) : error ? (
        <TryAgain message={messageOf(error, CART_NOT_LOADED)} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </div>
  )
}
