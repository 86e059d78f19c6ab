import { placeOfAccount } from '#web/orders/place-of-account.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'
import { sumCents } from '#kit/core/money.ts'
import { StaffOrder, type staffOrderKinds } from '#contract/orders/staff-order.ts'
import type { Ask } from '#contract/call.ts'
import { DEFAULT_PAYMENT_METHOD, type PaymentMethod } from '#domain/payments/payment-method.ts'
import type { ShippingCountry } from '#domain/users/countries.ts'
import type { Reply } from '#contract/call.ts'
import { type DraftPiece, pieceFrom } from '../../packages/form/package-draft.ts'
import { priceOf, type PricedProduct } from '../../designs/suggestions/chosen-piece.ts'
import type { ShownManaged } from '../../products/shown-managed.ts'

export type Customer = Pick<
  Reply<'GET /api/users/admin/:id'>['user'],
  '_id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'address'
>

/** A piece with what its product costs in the catalog. */
type OrderedPiece = DraftPiece & { listed: PricedProduct }

type Place = Record<'fullName' | 'address' | 'city' | 'state' | 'postalCode' | 'phone', string> & {
  country: ShippingCountry | undefined
}

/** An order while the studio enters it; quantities as they were typed. */
export type OrderDraft = Place & {
  customer: Customer | null
  kind: (typeof staffOrderKinds)[number]
  items: OrderedPiece[]
  pickup: boolean
  paymentMethod: PaymentMethod
}

const nobody = { firstName: '', lastName: '', phone: '', address: null }

export const emptyOrder: OrderDraft = {
  customer: null,
  kind: 'quote',
  items: [],
  pickup: false,
  paymentMethod: DEFAULT_PAYMENT_METHOD,
  ...placeOf(null),
}

/** Where a customer lives, as an order goes there: somewhere in Hawaii, where no address is on record. */
export function placeOf(customer: Customer | null): Place {
  const place = placeOfAccount(customer ?? nobody, 'United States')
  return customer?.address ? place : { ...place, state: 'HI' }
}

export const orderForm = StaffOrder

export function orderedPiece(product: ShownManaged): OrderedPiece {
  const { price, salePrice, variants } = product
  return { ...pieceFrom(product), listed: { price, salePrice, variants } }
}

/** What the pieces come to by the catalog, in dollars, before delivery and tax. */
export function listTotal(items: readonly OrderedPiece[]): number {
  const cents = items.map(
    ({ listed, variants, quantity }) => centsOf(priceOf(listed, variants) ?? 0) * (Number(quantity) || 0),
  )
  return sumCents(cents) / 100
}

/** A draft as the shop takes it, and which of its fields a part of that stands for. */
export function wireOrder({ customer, kind, items, pickup, paymentMethod, ...place }: OrderDraft) {
  const body = {
    customer: customer?._id ?? '',
    kind,
    orderItems: items.map(({ product, variants, quantity }) => ({
      product: product ?? undefined,
      variants,
      quantity: quantity.trim() === '' ? 0 : Number(quantity),
    })),
    shippingAddress: place,
    pickup,
    paymentMethod,
  } as Ask<'POST /api/orders/admin'>['body']
  return { body, pathOf: draftPath }
}

function draftPath([part, ...rest]: readonly PropertyKey[]): PropertyKey[] {
  if (part === 'shippingAddress') return rest
  return part === 'orderItems' ? ['items', ...rest] : part === undefined ? [] : [part, ...rest]
}
