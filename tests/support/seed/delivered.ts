import { randomUUID } from 'node:crypto'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { packages } from '#server/db/schema/packages.ts'
import type { World } from '#server/world.ts'
import { shippingAddress } from './order.ts'
import type { Person } from '../people.ts'
import { seedOwed } from './payable.ts'

type Delivered = { to: Person; product: string; status?: OrderStatus; inPackage?: boolean }

const PRICE = 600_00
const line = {
  position: 0,
  quantity: 1,
  variants: {},
  image: '',
  unitPriceCents: PRICE,
  listPriceCents: PRICE,
}

/** An order of one product, delivered unless the test says otherwise, as it lies in the books; returns its id. */
export async function seedDelivered(shop: World, input: Delivered): Promise<string> {
  const { to, product, status = 'delivered', inPackage = false } = input
  const id = randomUUID()
  const now = shop.clock()
  await shop.db.insert(orders).values({
    id,
    userId: to.id,
    kind: 'purchase',
    status,
    paymentMethod: 'wire_transfer',
    itemsCents: PRICE,
    shippingCents: 0,
    taxCents: 0,
    totalCents: PRICE,
    holdsStock: status !== 'cancelled',
    shippingAddress,
    deliveredAt: status === 'delivered' ? now : null,
    createdAt: now,
    updatedAt: now,
  })
  const what = inPackage ? await packageWith(shop, product) : { productId: product, variantKey: 'default' }
  await shop.db
    .insert(orderItems)
    .values({ ...line, ...what, id: randomUUID(), orderId: id, name: 'A piece' })
  await seedOwed(shop, id, { totalCents: PRICE, status, at: now })
  return id
}

async function packageWith({ db }: World, productId: string) {
  const packageId = 'test-lanai'
  await db
    .insert(packages)
    .values({ id: packageId, name: 'Test lānai', tab: 'pre-designed', priceCents: PRICE, position: 99 })
    .onConflictDoNothing()
  const piece = { room: 'Lānai', quantity: 1, variants: {} }
  const pieces = [
    { ...piece, name: 'Styling visit', productId: null, variantKey: '' },
    { ...piece, name: 'Reed chair', productId, variantKey: 'default' },
  ]
  return { packageId, variantKey: '', pieces }
}
