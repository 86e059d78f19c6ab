import { randomUUID } from 'node:crypto'
import { sumCents } from '#kit/core/money.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { shippingAddress } from './order.ts'
import { leilani, type Person } from '../people.ts'

type SeededLine = { product?: string; packageId?: string; quantity?: number; price: number; cost?: number }

export type SeededSale = Partial<
  Pick<typeof orders.$inferInsert, 'status' | 'paymentStatus' | 'paymentMethod' | 'device' | 'kind'>
> & {
  of?: Person
  /** When it was paid; without it, it is not. */
  paidAt?: string
  placedAt?: string
  /** Its lines, in cents. */
  lines?: SeededLine[]
  /** What comes on top of its lines, in cents. */
  shipping?: number
}

/** An order as the books hold it, put there without the shop's rules: with its payment, or waiting for one. */
export async function seedSale(db: Db, input: SeededSale = {}): Promise<string> {
  const { of = leilani, paidAt, lines = [], shipping = 0, ...more } = input
  const id = randomUUID()
  const createdAt = new Date(input.placedAt ?? paidAt ?? '2026-11-20T20:00:00Z')
  const itemsCents = sumCents(lines.map(({ price, quantity = 1 }) => price * quantity))
  await db.insert(orders).values({
    id,
    userId: of.id,
    kind: 'purchase',
    status: paidAt ? 'processing' : 'pending',
    paymentStatus: paidAt ? 'paid' : 'pending',
    paymentMethod: 'wire_transfer',
    quoteStatus: more.kind === 'quote' ? 'requested' : null,
    itemsCents,
    shippingCents: shipping,
    taxCents: 0,
    totalCents: itemsCents + shipping,
    shippingAddress: { ...shippingAddress, country: 'US' },
    paidAt: paidAt ? new Date(paidAt) : null,
    createdAt,
    updatedAt: createdAt,
    ...pick(more),
  })
  if (lines.length > 0)
    await db.insert(orderItems).values(lines.map((line, place) => itemOf(id, line, place)))
  return id
}

function pick({ status, paymentStatus, paymentMethod, device, kind }: SeededSale) {
  const set = Object.entries({ status, paymentStatus, paymentMethod, device, kind })
  return Object.fromEntries(set.filter(([, value]) => value !== undefined))
}

function itemOf(orderId: string, line: SeededLine, position: number): typeof orderItems.$inferInsert {
  const { product = null, packageId = null, quantity = 1, price, cost } = line
  return {
    id: randomUUID(),
    orderId,
    position,
    productId: product,
    packageId,
    variantKey: product ? 'default' : '',
    pieces: packageId ? [] : null,
    variants: {},
    name: 'As it was called then',
    image: '',
    quantity,
    unitPriceCents: price,
    listPriceCents: price,
    costCents: cost ?? null,
  }
}
