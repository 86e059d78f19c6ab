import { z } from 'zod'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { DeliveryWishes, ShippingAddress } from '#contract/orders/order.ts'
import { noWishes, PAST_DAY } from '#domain/orders/delivery-wishes.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { isZipCode } from '#domain/places/zip-code.ts'
import { shippingCountriesFor } from '#domain/users/countries.ts'
import { getLocalItem, removeLocalItems, setLocalItem } from '#kit/browser/store/browser-storage.ts'
import type { SignedInUser } from '#web/session.ts'
import { type ShopSettings, useShop } from '#web/shop/shop.ts'
import { DEFAULT_PAYMENT_METHOD } from '#domain/payments/payment-method.ts'
import { ask } from '#web/api.ts'
import { placeOfAccount } from '#web/orders/place-of-account.ts'

/** Where an order goes, or that it is fetched at the studio, and how its delivery is wished for. */
const ShippingForm = ShippingAddress.safeExtend({
  pickup: z.boolean().default(false),
  deliveryWishes: DeliveryWishes.optional(),
})

/** The form on the store's day `today`: none before it can be wished. */
export function shippingFormOn(today: string) {
  return ShippingForm.refine(({ deliveryWishes: { day } = noWishes }) => day === '' || day >= today, {
    path: ['deliveryWishes', 'day'],
    message: PAST_DAY,
  })
}

export type Shipping = z.output<typeof ShippingForm>
export type TypedShipping = z.input<typeof ShippingForm>

const addressFields = ['fullName', 'address', 'city', 'state', 'postalCode', 'phone'] as const
type StartingAddress = Record<(typeof addressFields)[number], string> & { country: string | undefined }

/** Keeps what is typed in this browser, finished or not, until the order is confirmed or the person signs out. */
export function rememberShipping(typed: Partial<TypedShipping>): void {
  setLocalItem('shippingAddress', JSON.stringify(typed))
}

/** The address of this checkout; undefined until there is a whole one that the shop delivers to now. */
export function rememberedShipping(settings: ShopSettings): Shipping | undefined {
  const { shipping, timeZone } = settings
  const { data } = shippingFormOn(storeDay(new Date(), timeZone)).safeParse(storedShipping())
  if (!data || !shippingCountriesFor(shipping.allowInternationalShipping).includes(data.country))
    return undefined
  return { ...data, pickup: data.pickup && shipping.allowLocalPickup }
}

/** What the form starts with: what was typed before, else what the account knows. */
export function firstShipping(user: SignedInUser, settings: ShopSettings): Partial<TypedShipping> {
  const typed = storedShipping()
  const existing = typed === undefined ? placeOfAccount(user, settings.defaultCountry) : fromTyped(typed)
  const offered = shippingCountriesFor(settings.shipping.allowInternationalShipping)
  return {
    ...existing,
    country: offered.find((code) => code === existing.country),
    pickup: typed?.['pickup'] === true,
    deliveryWishes: firstWishes(typed?.['deliveryWishes']),
  }
}

/** The wishes that can be used; one that is half typed leaves the others. */
function firstWishes(typed: unknown = {}): z.infer<typeof DeliveryWishes> {
  const { access, day, note } = DeliveryWishes.shape
  const wishes = z.object({ access: access.catch(''), day: day.catch(''), note: note.catch('') })
  return wishes.catch(noWishes).parse(typed)
}

function storedShipping(): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(getLocalItem('shippingAddress') ?? 'null')
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

/** The payment method that this checkout starts with: the one chosen last if it is still offered, else the first. */
export function firstMethod({ paymentMethods }: ShopSettings): string {
  const offered = paymentMethods.filter(({ comingSoon }) => !comingSoon).map(({ method }) => method)
  const remembered = getLocalItem('paymentMethod')
  return offered.find((method) => method === remembered) ?? offered[0] ?? DEFAULT_PAYMENT_METHOD
}

/** Keeps the chosen payment method in this browser, as text. */
export function rememberMethod(method: string): void {
  setLocalItem('paymentMethod', method)
}

/** Keeps what is typed about the payment of an order: this one text and nothing else, never anything of a card. */
export function rememberReference(orderId: string, reference: string): void {
  setLocalItem('paymentDetails', JSON.stringify({ orderId, reference }))
}

/** What was typed about the payment of the order, or nothing. */
export function rememberedReference(orderId: string): string {
  try {
    const saved = JSON.parse(getLocalItem('paymentDetails') ?? 'null') as {
      orderId?: unknown
      reference?: unknown
    } | null
    return saved?.orderId === orderId && typeof saved.reference === 'string' ? saved.reference : ''
  } catch {
    // Written by another program or cut short: as good as nothing.
    return ''
  }
}

/** Forgets what was typed about a payment, once it has been said. */
export function forgetReference(): void {
  removeLocalItems('paymentDetails')
}

/** Forgets what belongs to a checkout that is done. */
export function forgetCheckout(): void {
  removeLocalItems('shippingAddress', 'paymentMethod', 'paymentDetails')
}

type Delivery = { country?: string; pickup?: boolean; postalCode?: string | undefined }

/** The code, once it is whole, where the tax depends on it: a cart is not asked for at each key. */
export function codeFor({ tax }: ShopSettings, typed: string | undefined): string | undefined {
  return tax.mode === 'hawaii' && isZipCode(typed ?? '') ? typed?.trim() : undefined
}

/** The cart with what it comes to when it goes there; the figures before stay until the new ones are known. */
export function useCartFor({ country, postalCode, pickup = false }: Delivery) {
  const query = { country, postalCode, pickup: pickup ? ('true' as const) : ('false' as const) }
  return useQuery({ ...ask('GET /api/cart', { query }), placeholderData: keepPreviousData })
}

/** The settings as they are now: what is agreed to here must not rest on what the visit began with. */
export function useCheckoutSettings(): ShopSettings {
  const { settings } = useShop()
  const { data } = useQuery(ask('GET /api/settings/public'))
  return data?.settings ?? settings
}
