import { Navigate } from '#kit/browser/router/router.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { PlaceOrderStep } from './place-order-step.tsx'
import { rememberedShipping } from './shipping-form.ts'
import { useCheckoutSettings } from './use-checkout-settings.ts'

export default function PlaceOrderPage() {
  const settings = useCheckoutSettings()
  const shipping = rememberedShipping(settings)
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
