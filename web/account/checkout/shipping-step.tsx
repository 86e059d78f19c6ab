import { useEffect } from 'react'
import { Link, useNavigate } from '#kit/browser/router/router.ts'
import { hawaiiPlace } from '#domain/places/hawaii.ts'
import { shippingCountriesFor, type ShippingCountry, shippingCountryNames } from '#domain/users/countries.ts'
import type { SignedInUser } from '#web/session.ts'
import type { ShopSettings } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { type Cart, isAtHand } from '#web/cart/cart-state.ts'
import { PRICE_ON_REQUEST } from '#domain/settings/sales-mode.ts'
import { cartItemLine } from '#web/orders/item-line.ts'
import { ItemList } from '#web/orders/item-list.tsx'
import { TotalsList } from '#web/orders/totals-list.tsx'
import { DELIVERY_TIMES, SHIPS_TO } from '#domain/policies.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { CheckoutColumns } from './checkout-columns.tsx'
import {
  codeFor,
  firstShipping,
  rememberShipping,
  ShippingForm,
  type TypedShipping,
  useCartFor,
} from './checkout-state.ts'

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
            form={form}
            countries={shippingCountriesFor(allowInternationalShipping)}
            island={country === 'US' ? islandWords(postalCode) : undefined}
          />
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
  return (
    <p className="max-w-text text-sm text-muted">
      {SHIPS_TO} {DELIVERY_TIMES}{' '}
      <Link to={paths.shippingTerm()} className="text-link">
        Shipping
      </Link>
    </p>
  )
}

type ShippingFieldsProps = {
  form: Pick<ReturnType<typeof useSchemaForm<TypedShipping>>, 'field'>
  countries: readonly ShippingCountry[]
  /** Where the postal code lies, in Hawaii. */
  island: string | undefined
}

/** "96734 · Oʻahu": Kailua and Kailua-Kona, Waimea and Waimea are two places each. */
function islandWords(postalCode: string | undefined): string | undefined {
  const place = hawaiiPlace(postalCode ?? '')
  return place && `${place.zip} · ${place.island ?? 'Hawaii, please check this code'}`
}

/** Name, address and phone, in the order in which people give them. */
function ShippingFields({ form, countries, island }: ShippingFieldsProps) {
  const choices = countries.map((value) => ({ value, label: shippingCountryNames[value] }))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Full name"
        autoComplete="shipping name"
        className="sm:col-span-2"
        {...form.field('fullName')}
      />
      <Field
        label="Address"
        autoComplete="shipping address-line1"
        className="sm:col-span-2"
        {...form.field('address')}
      />
      <Field label="City" autoComplete="shipping address-level2" {...form.field('city')} />
      <Field label="State" autoComplete="shipping address-level1" {...form.field('state')} />
      <Field
        label="Postal code"
        autoComplete="shipping postal-code"
        hint={island}
        {...form.field('postalCode')}
      />
      <Select
        label="Country"
        autoComplete="shipping country"
        placeholder="Choose a country"
        choices={choices}
        {...form.field('country')}
      />
      <Field
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        hint="For the delivery, with the country code where it is not the US."
        className="sm:col-span-2"
        {...form.field('phone')}
      />
    </div>
  )
}
