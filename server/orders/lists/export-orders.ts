import type { OrderExportQuery } from '#contract/orders/order-list.ts'
import { orderStatusLabel } from '#domain/orders/order-status.ts'
import { paymentStatusLabel } from '#domain/payments/payment-status.ts'
import { studioMethodLabel } from '#domain/payments/payment-method.ts'
import { isFormerEmail } from '#domain/users/former-person.ts'
import type { CsvCell } from '#kit/core/csv.ts'
import { storeDay } from '#kit/core/store-day.ts'
import type { FileAnswer } from '#kit/node/http/serve.ts'
import { csvFile } from '#server/csv-file.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import type { OrderRow } from '../queries.ts'
import { walkOrders } from './list-orders.ts'

const head = [
  'Number',
  'Id',
  'Placed',
  'Changed',
  'Kind',
  'Status',
  'Quote',
  'Payment',
  'Payment method',
  'Customer',
  'Email',
  'Pieces',
  'Items (USD)',
  'Shipping (USD)',
  'Tax (USD)',
  'Discount (USD)',
  'Total (USD)',
]

/** The orders that the filters leave, oldest number first, as `orders-2026-11-20.csv`; moments in UTC. */
export async function exportOrders(shop: World, query: OrderExportQuery): Promise<FileAnswer> {
  const { timeZone } = (await currentSettings.get(shop)).general
  const now = shop.clock()
  return csvFile(
    `orders-${storeDay(now, timeZone)}.csv`,
    head,
    linesOf(walkOrders(shop.db, query, { now, timeZone })),
  )
}

async function* linesOf(chunks: AsyncIterable<OrderRow[]>): AsyncGenerator<CsvCell[][]> {
  for await (const rows of chunks) yield rows.map(lineOf)
}

function lineOf(order: OrderRow): CsvCell[] {
  const { number, _id, createdAt, updatedAt, kind, status, quoteStatus, user } = order
  const { itemsPrice, shippingPrice, taxPrice, discount, totalPrice } = order
  return [
    number,
    _id,
    createdAt.toISOString(),
    updatedAt.toISOString(),
    kind,
    orderStatusLabel(status, 'admin'),
    quoteStatus ?? '',
    paymentStatusLabel(order.paymentStatus, false),
    studioMethodLabel(order.paymentMethod),
    `${user.firstName} ${user.lastName}`.trim(),
    isFormerEmail(user.email) ? '' : user.email,
    order.itemCount,
    ...[itemsPrice, shippingPrice, taxPrice, discount, totalPrice].map((cents) => cents / 100),
  ]
}
