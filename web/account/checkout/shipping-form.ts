import { z } from 'zod'
import { ShippingAddress } from '#contract/orders/order.ts'
import { shippingCountriesFor, shippingCountryNamed } from '#domain/users/countries.ts'
import { readStored, writeStored } from '#kit/browser/store/browser-storage.ts'
import type { SignedInUser } from '#web/session.ts'
import type { ShopSettings } from '#web/shop/shop.ts'

/** Where an order goes, or that it is fetched at the studio. */
export const ShippingForm = ShippingAddress.extend({ pickup: z.boolean().default(false) })
export type Shipping = z.output<typeof ShippingForm>
export type TypedShipping = z.input<typeof ShippingForm>

const addressFields = ['fullName', 'address', 'city', 'state', 'postalCode', 'phone'] as const
type StartingAddress = Record<(typeof addressFields)[number], string> & { country: string | undefined }

/** Keeps what is typed in this browser, finished or not, until the order is confirmed or the person signs out. */
export function rememberShipping(typed: Partial<TypedShipping>): void {
  writeStored('shippingAddress', JSON.stringify(typed))
}

/** The address of this checkout; undefined until there is a whole one that the shop delivers to now. */
export function rememberedShipping({ shipping }: ShopSettings): Shipping | undefined {
  const { data } = ShippingForm.safeParse(storedShipping())
  if (!data || !shippingCountriesFor(shipping.allowInternationalShipping).includes(data.country))
    return undefined
  return { ...data, pickup: data.pickup && shipping.allowLocalPickup }
}

/** What the form starts with: what was typed before, else what the account knows. */
export function firstShipping(user: SignedInUser, settings: ShopSettings): Partial<TypedShipping> {
  const typed = storedShipping()
  const known = typed === undefined ? fromAccount(user, settings) : fromTyped(typed)
  const offered = shippingCountriesFor(settings.shipping.allowInternationalShipping)
  return {
    ...known,
    country: offered.find((code) => code === known.country),
    pickup: typed?.['pickup'] === true,
  }
}

function storedShipping(): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(readStored('shippingAddress') ?? 'null')
    return typeof stored === 'object' && stored !== null ? { ...stored } : undefined
  } catch {
    // Written by another program or cut short: as good as nothing.
    return undefined
  }
}

function fromTyped(typed: Record<string, unknown>): StartingAddress {
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name] : '')
  const texts = Object.fromEntries(addressFields.map((name) => [name, text(name)]))
  return { ...(texts as Record<(typeof addressFields)[number], string>), country: text('country') }
}

/** A country that we do not ship to stays open; without an address the shop's own default stands. */
function fromAccount(user: SignedInUser, { defaultCountry }: ShopSettings): StartingAddress {
  const { firstName, lastName, phone, address } = user
  return {
    fullName: `${firstName} ${lastName}`.trim(),
    address: address?.street ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postalCode: address?.zipCode ?? '',
    country: shippingCountryNamed(address?.country ?? defaultCountry),
    phone,
  }
}
