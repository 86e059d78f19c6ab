import { expect } from 'vitest'
import { orderReference, requestReference } from '#domain/orders/reference.ts'
import { madeOrders, madeRequests } from './made-references.ts'
import { printPromise } from './promise-line.ts'
import type { TestShop } from './test-shop.ts'

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** Makes `count` orders and as many design requests by the shop's own chance and expects no two to be called the same. */
export async function expectReferencesToDiffer({ shop }: TestShop, count: number): Promise<void> {
  const orders = await madeOrders(shop, shop.random, count)
  const requests = await madeRequests(shop, shop.random, count)
  const ids = [...orders, ...requests]
  const equal =
    2 * count - new Set(orders.map(orderReference)).size - new Set(requests.map(requestReference)).size
  const foreseeable = ids.filter((id) => !UUID_V4.test(id)).length
  const isOrdered = risingPart(orders) > 0.6 || risingPart(requests) > 0.6
  const pass = equal === 0 && foreseeable === 0 && !isOrdered
  const figure = `${count} orders and ${count} design requests created: ${equal} equal references, every id a random UUIDv4`
  printPromise('P13', 2 * count, figure, pass, { engine: shop.engine })
  expect({ equal, foreseeable, isOrdered }).toEqual({ equal: 0, foreseeable: 0, isOrdered: false })
}

/** How many ids are above the one made before: half of them, where ids say nothing of time. */
function risingPart(ids: readonly string[]): number {
  return ids.filter((id, at) => at > 0 && id > (ids[at - 1] ?? '')).length / ids.length
}
