import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sampleOrder } from '#tests/support/samples/order.ts'
import { ask } from '#web/api.ts'
import { orderQuery, cachedOrder, cacheOrder, withOrder } from './order-query.ts'

const listKey = ask('GET /api/orders/myorders').queryKey
const older = sampleOrder({ _id: '33333333-3333-4333-8333-000000000001' })
const order = sampleOrder()

function listAfter(shown: typeof order, ...before: (typeof order)[]) {
  const client = new QueryClient()
  client.setQueryData(listKey, { success: true, orders: before, data: before })
  cacheOrder(client, { success: true, order: shown, data: shown })
  return { client, orders: client.getQueryData(listKey)?.orders }
}

test('a new order goes to the head of the list and becomes the order shown', () => {
  const { client, orders } = listAfter(order, older)
  expect(orders).toEqual([order, older])
  expect(client.getQueryData(orderQuery(order._id).queryKey)).toMatchObject({ order })
})

test('a page whose address has the number shows what a reply says of its order', () => {
  const client = new QueryClient()
  const byNumber = orderQuery(order.number).queryKey
  client.setQueryData(byNumber, { success: true, order, data: order })
  const shipped = sampleOrder({ status: 'shipped' })
  cacheOrder(client, { success: true, order: shipped, data: shipped })
  expect(client.getQueryData(byNumber)?.order.status).toBe('shipped')
  expect(cachedOrder(client, order.number)?.status).toBe('shipped')
  expect(cachedOrder(client, order._id)?.status).toBe('shipped')
})

test('a cancelled order replaces its entry in the list', () => {
  const cancelled = sampleOrder({ status: 'cancelled' })
  expect(listAfter(cancelled, older, order).orders).toEqual([older, cancelled])
})

test('a list that was never asked for is not made up', () => {
  const client = new QueryClient()
  cacheOrder(client, { success: true, order, data: order })
  expect(client.getQueryData(listKey)).toBeUndefined()
})

test.each([{}, { order: null }, { order: {} }])('a reply with %j holds no order', (reply) => {
  expect(() => withOrder(reply as { order: typeof order })).toThrow('Order data not found in response')
})
