import { getTableColumns } from 'drizzle-orm'
import { pick } from '#kit/core/pick.ts'
import { orders } from '#server/db/schema/orders.ts'

type Field = keyof typeof orders.$inferInsert

/** What is kept as it was sent. */
export const sentFields = ['paymentMethod', 'shippingAddress'] as const satisfies Field[]

/** What is known of an order when it is placed, whoever places it. */
export const placedFields = [
  ...sentFields,
  'userId',
  'kind',
  'quoteStatus',
  'itemsCents',
  'shippingCents',
  'taxCents',
  'totalCents',
  'taxPpm',
  'taxCounty',
  'taxBaseCents',
  'isPickup',
  'deliveryWishes',
  'shippingMethod',
  'device',
  'quoteHoursFrom',
  'quoteHoursTo',
  'createdAt',
] as const satisfies Field[]

/** What is shown under its column's name in every list. */
const listedFields = [
  'kind',
  'createdAt',
  'updatedAt',
  'status',
  'quoteStatus',
  'paymentMethod',
  'paymentStatus',
  'paidAt',
  'deliveredAt',
  'quoteHoursFrom',
  'quoteHoursTo',
] as const satisfies Field[]

/** What a whole order shows under its column's name. */
export const shownFields = [
  'shippingAddress',
  'isPickup',
  'deliveryWishes',
  'shippingMethod',
  'trackingNumber',
  'paymentNote',
] as const satisfies Field[]

/** What a whole order is made of besides. */
const workedFields = [
  'taxPpm',
  'taxCounty',
  'taxBaseCents',
  'paymentClaim',
  'validUntil',
  'quoteNote',
  'quotedAt',
  'schedule',
  'revision',
  'draft',
  'declineReason',
] as const satisfies Field[]

export const readFields = [...listedFields, ...shownFields, ...workedFields] as const

const columns = getTableColumns(orders)
export const listedColumns = pick(columns, listedFields)
export const readColumns = pick(columns, [...shownFields, ...workedFields])
