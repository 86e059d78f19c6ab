import { useEffect } from 'react'
import { Link, useNavigate } from '#kit/browser/router/router.ts'
import { deliveryAccess, deliveryAccessLabels } from '#domain/orders/delivery-wishes.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { shippingCountriesFor } from '#domain/users/countries.ts'
import type { SignedInUser } from '#web/session.ts'
import { type ShopSettings, useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useNow } from '#kit/browser/ui/use-now.ts'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { type Cart, isAtHand } from '#web/cart/cart-state.ts'
import { PRICE_ON_REQUEST } from '#domain/settings/sales-mode.ts'
import { cartItemLine } from '#web/orders/item-line.ts'
import { ItemList } from '#web/orders/item-list.tsx'
import { TotalsList } from '#web/orders/totals-list.tsx'
import { DELIVERY_TIMES } from '#domain/policies.ts'
import { ShippingFields } from '#web/orders/shipping-fields.tsx'
import { CheckoutColumns } from './checkout-columns.tsx'
import {
  codeFor,
  firstShipping,
  rememberShipping,
  shippingFormOn,
  type TypedShipping,
  useCartFor,
} from './checkout-state.ts'

type ShippingStepProps = { user: SignedInUser; settings: ShopSettings; cart: Cart }

/** Asks where the order goes; what is typed stays in this browser until the checkout is done. */
export function ShippingStep({ user, settings, cart }: ShippingStepProps) {
  const navigate = useNavigate()
  const today = storeDay(new Date(useNow()), settings.timeZone)
  const form = useSchemaForm<TypedShipping>(
    shippingFormOn(today),
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
  const [country, pickup, postalCode] = form.watch(['country', 'pickup', 'postalCode'])
  const { data } = useCartFor({ country, pickup, postalCode: codeFor(settings, postalCode) })
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
          <ShippingFields
            isOwn
            field={form.field}
            countries={shippingCountriesFor(allowInternationalShipping)}
            zipCode={country === 'US' ? postalCode : undefined}
          />
          {allowLocalPickup && (
            <Checkbox
              label="I pick it up myself"
              hint={localPickupAddress || undefined}
              {...form.field('pickup')}
            />
          )}
          <WishFields field={form.field} isPickup={pickup === true} today={today} />
          <DeliveryTimes />
          <Link to={paths.cart()} className="text-link inline-flex min-h-11 items-center justify-self-start">
            Back to your cart
          </Link>
        </div>
      </CheckoutColumns>
    </Form>
  )
}

const accessChoices = deliveryAccess.map((value) => ({ value, label: deliveryAccessLabels[value] }))

type WishFieldsProps = {
  field: ReturnType<typeof useSchemaForm<TypedShipping>>['field']
  isPickup: boolean
  today: string
}

/** How a delivery comes in, when it would be welcome, and what its people should know. */
function WishFields({ field, isPickup, today }: WishFieldsProps) {
  return (
    <div className="grid gap-5 border-t border-line pt-6 sm:grid-cols-2">
      {!isPickup && (
        <Select
          label="Elevator or stairs"
          optional
          placeholder="Choose the way in"
          choices={accessChoices}
          {...field('deliveryWishes.access')}
        />
      )}
      <Field label="Date wished" type="date" min={today} optional {...field('deliveryWishes.day')} />
      <TextArea
        label="Note for the delivery"
        optional
        hint="A narrow gate, a gate code, the best hour to call."
        rows={2}
        maxLength={1000}
        className="sm:col-span-2"
        {...field('deliveryWishes.note')}
      />
    </div>
  )
}

type CartContentsProps = { cart: Cart }

/** What is in the cart and what it comes to, beside a form. */
function CartContents({ cart }: CartContentsProps) {
  return (
    <div className="grid gap-5">
      <h2 className="title-section">Your cart</h2>
      <ItemList
        label="Items"
        lines={cart.items.filter(isAtHand).map(cartItemLine)}
        unpriced={PRICE_ON_REQUEST}
      />
      {cart.itemsPrice !== null && (
        <div className="border-t border-line pt-4">
          <TotalsList figures={cart} taxLabel={cart.taxLabel ?? undefined} />
        </div>
      )}
    </div>
  )
}

/** How far and how fast we ship. */
function DeliveryTimes() {
  const { shipsTo } = useShop().settings
  return (
    <p className="max-w-text text-sm text-muted">
      {shipsTo} {DELIVERY_TIMES}{' '}
      <Link to={paths.shippingTerm()} className="text-link">
        Shipping
      </Link>
    </p>
  )
}
