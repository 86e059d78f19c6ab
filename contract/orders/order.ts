import { z } from 'zod'
import { idOrNumber } from '../id-or-number.ts'
import { usualDay } from '#kit/core/operation/day.ts'
import { paragraphs, requiredLine } from '#kit/core/operation/text.ts'
import { MAX_LINES } from '#domain/cart/cart-lines.ts'
import { ORDER_NUMBER } from '#domain/numbers.ts'
import { counties } from '#domain/places/hawaii.ts'
import { deliveryAccess } from '#domain/orders/delivery-wishes.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { DEFAULT_PAYMENT_METHOD, paymentMethods } from '#domain/payments/payment-method.ts'
import { paymentStatuses } from '#domain/payments/payment-status.ts'
import { quoteStatuses } from '#domain/orders/quote-status.ts'
import { shippingCountries } from '#domain/users/countries.ts'
import { deviceKinds } from '#domain/visits/device-kind.ts'
import { namesOneThing, Quantity, VariantChoice } from '../cart.ts'
import { FileReply } from '../files.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { Due, PaymentFigures } from '../payment-figures.ts'
import { PaymentSchedule } from '../payment-schedule.ts'
import { PackageId } from '../packages.ts'
import { OrderItem } from './order-item.ts'
import { Phone } from '../users.ts'
import { zipCodeRule } from '../zip-code.ts'

export const ShippingAddress = z
  .object({
    fullName: requiredLine('Full name is required'),
    address: requiredLine('Address is required'),
    city: requiredLine('City is required'),
    state: requiredLine('State is required'),
    postalCode: requiredLine('Postal code is required', 20),
    country: z.enum(shippingCountries, 'Country is required'),
    phone: requiredLine('Phone is required', 30).pipe(Phone),
  })
  .refine(...zipCodeRule('postalCode', 'US'))
export type ShippingAddress = z.infer<typeof ShippingAddress>

/** What a customer says of the delivery; empty where they do not. */
export const DeliveryWishes = z.object({
  access: z.enum(['', ...deliveryAccess]),
  day: usualDay('Choose a day').or(z.literal('')),
  note: paragraphs(1000),
})

export const OrderEvent = z.object({
  type: z.string(),
  title: z.string(),
  date: Instant,
  description: z.string(),
})
export type OrderEvent = z.infer<typeof OrderEvent>

export const orderPast = {
  /** The newest of what happened, oldest first. */
  history: z.array(OrderEvent),
  /** How many events there are in all. */
  historyCount: z.int(),
}

const Buyer = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
})

/** So many pictures stand for an order in a list. */
export const LISTED_IMAGES = 3

/** What every order shows, in lists and in full. */
const orderSummary = {
  _id: z.uuid(),
  /** How people name it: LN-1042. */
  number: z.string(),
  kind: z.enum(['purchase', 'quote']),
  createdAt: Instant,
  updatedAt: Instant,
  status: z.enum(orderStatuses),
  quoteStatus: z.enum(quoteStatuses).nullable(),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  isPaid: z.boolean(),
  paidAt: Instant.nullable(),
  isDelivered: z.boolean(),
  deliveredAt: Instant.nullable(),
  hasEvidence: z.boolean(),
  itemsPrice: Dollars,
  shippingPrice: Dollars,
  taxPrice: Dollars,
  discount: Dollars,
  totalPrice: Dollars,
  /** How far it is paid, and what is due next; `null` while its prices are not agreed. */
  payment: PaymentFigures.nullable(),
  /** Within how many hours a quote was promised when it was asked for. */
  quoteHoursFrom: z.int(),
  quoteHoursTo: z.int(),
  /** Since when a change of the quote that was asked for waits for the studio; `null` where none does. */
  changeRequestedAt: Instant.nullable(),
  unreadMessages: z.int(),
  itemCount: z.int(),
  /** Different pictures of its lines, for lists. */
  images: z.array(z.string()).max(LISTED_IMAGES),
  /** The buyer; admins only. */
  user: Buyer.optional(),
}

export const OrderSummary = z.object(orderSummary)
export type OrderSummary = z.infer<typeof OrderSummary>

export const Order = z.object({
  ...orderSummary,
  orderItems: z.array(OrderItem),
  shippingAddress: z.object({ ...ShippingAddress.shape, country: z.string(), phone: z.string() }),
  isPickup: z.boolean(),
  /** `null` where none was made. */
  deliveryWishes: DeliveryWishes.nullable(),
  /** The excise tax of Hawaii as it was agreed: its rate in percent, and what it was taken of; `null` by a flat rate. */
  tax: z
    .object({ rate: z.number(), county: z.enum(counties).nullable(), base: Dollars, label: z.string() })
    .nullable(),
  shippingMethod: z.string(),
  trackingNumber: z.string(),
  paymentEvidence: FileReply.nullable(),
  paymentEvidenceUploadedAt: Instant.nullable(),
  /** What the customer says they paid; to be checked. */
  paymentClaim: z
    .object({ method: z.enum(paymentMethods), reference: z.string(), claimedAt: Instant })
    .nullable(),
  /** Why a payment was rejected. */
  paymentNote: z.string(),
  quote: z
    .object({
      validUntil: z.iso.date().nullable(),
      note: z.string(),
      sentAt: Instant.nullable(),
      declineReason: z.string(),
      /** How it will be paid, once it is accepted; empty before it was sent and after it was answered. */
      dues: z.array(Due),
      /** How the studio wants it to be paid; missing before it was sent. */
      schedule: PaymentSchedule.optional(),
      /** What it changed against the quote before it, a sentence each. */
      changes: z.array(z.string()).optional(),
      /** Counts what was saved and sent of it; admins only. */
      revision: z.int().optional(),
      /** Its lines as they are to be sent next, where they were changed; admins only. */
      draft: z.array(OrderItem).optional(),
    })
    .nullable(),
  ...orderPast,
})
export type Order = z.infer<typeof Order>

/** An order's id, or its number in place of it. */
export const OrderId = idOrNumber(ORDER_NUMBER, 'Order not found')
export const orderParams = z.object({ id: OrderId })
export const orderReply = z.object({ order: Order })

const OrderedItem = z
  .object({
    product: z.uuid('Product not found').optional(),
    packageId: PackageId.optional(),
    quantity: Quantity,
    variants: VariantChoice.default({}),
  })
  .refine(namesOneThing(['product', 'packageId']), {
    path: ['product'],
    message: 'Name a product or a package',
  })

/** What a customer sends to order or to ask for a quote; prices in it are ignored (D3). */
export const PlaceOrder = z.object({
  orderItems: z
    .array(OrderedItem)
    .min(1, 'Your cart is empty')
    .max(MAX_LINES, `An order holds at most ${MAX_LINES} lines`),
  shippingAddress: ShippingAddress,
  paymentMethod: z.enum(paymentMethods).default(DEFAULT_PAYMENT_METHOD),
  pickup: z.boolean().default(false),
  deliveryWishes: DeliveryWishes.optional(),
  /** What it is placed on, for the sales reports; left out where that is not known. */
  device: z.enum(deviceKinds).optional(),
  /** The total that the customer saw; in normal mode a different one is refused with the new figures. */
  totalPrice: Dollars.optional(),
})
export type PlaceOrder = z.infer<typeof PlaceOrder>
