import { useEffect } from 'react'
import { Link, useNavigate } from '#kit/browser/router/router.ts'
import { shippingCountriesFor } from '#domain/users/countries.ts'
import type { SignedInUser } from '#web/session.ts'
import type { ShopSettings } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import type { Cart } from '#web/cart/cart-state.ts'
import { CartContents } from './cart-contents.tsx'
import { CheckoutColumns } from './checkout-columns.tsx'
import { DeliveryTimes } from './delivery-times.tsx'
import { ShippingFields } from './shipping-fields.tsx'
import { firstShipping, rememberShipping, ShippingForm, type TypedShipping } from './shipping-form.ts'
import { useCartFor } from './use-cart-for.ts'

type ShippingStepProps = { user: SignedInUser; settings: ShopSettings; cart: Cart }

/** Asks where the order goes; what is typed stays in this browser until the checkout is done. */
export function ShippingStep({ user, settings, cart }: ShippingStepProps) {
  const navigate = useNavigate()
  const form = useSchemaForm<TypedShipping>(
    ShippingForm,
    async (typed) => {
      rememberShipping(typed)
      await navigate(paths.placeOrder())
    },
    { defaults: firstShipping(user, settings) },
  )
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => rememberShipping(values) }),
    [subscribe],
  )
  const [country, pickup] = form.watch(['country', 'pickup'])
  const { data } = useCartFor({ country, pickup })
  const { allowLocalPickup, localPickupAddress, allowInternationalShipping } = settings.shipping

  return (
    <Form onSubmit={form.onSubmit}>
      <CheckoutColumns
        summary={<CartContents cart={data?.cart ?? cart} />}
        action={
          <Button busy={form.busy} className="w-full">
            {settings.quoteMode ? 'Continue to your request' : 'Continue to your order'}
          </Button>
        }
      >
        <div className="grid gap-6">
          <FormError message={form.formError} />
          <ShippingFields form={form} countries={shippingCountriesFor(allowInternationalShipping)} />
          {allowLocalPickup && (
            <Checkbox
              label="I pick it up myself"
              hint={localPickupAddress || undefined}
              {...form.field('pickup')}
            />
          )}
          <DeliveryTimes />
          <Link to={paths.cart()} className="text-link inline-flex min-h-11 items-center justify-self-start">
            Back to your cart
          </Link>
        </div>
      </CheckoutColumns>
    </Form>
  )
}
