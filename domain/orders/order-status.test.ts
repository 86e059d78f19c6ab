import { expect, test } from 'vitest'
import {
  mayMoveElsewhere,
  nextStatuses,
  orderStatuses,
  orderStatusLabel,
  parseOrderStatus,
  statusesBefore,
  type OrderStatus,
} from './order-status.ts'

test.each([
  ['pending', ['cancelled']],
  ['processing', ['cancelled']],
  ['shipped', []],
  ['delivered', []],
  ['cancelled', []],
] as const)('a customer may move %s to %j', (from, to) => {
  expect(nextStatuses(from, 'customer')).toEqual(to)
})

test.each(orderStatuses)('an admin may move %s to any other status', (from) => {
  expect(nextStatuses(from, 'admin')).toEqual(orderStatuses.filter((status) => status !== from))
})

test('the guard asks for what the button offers', () => {
  expect(statusesBefore('cancelled', 'customer')).toEqual(['pending', 'processing'])
  expect(statusesBefore('shipped', 'customer')).toEqual([])
  expect(statusesBefore('pending', 'admin')).toEqual(['processing', 'shipped', 'delivered', 'cancelled'])
})

test('an order that begins as pending can reach every status', () => {
  const reached = new Set<OrderStatus>(['pending'])
  for (const from of reached) nextStatuses(from, 'admin').forEach((to) => reached.add(to))
  expect(reached).toEqual(new Set(orderStatuses))
})

test.each([
  ['canceled', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['shipped', 'shipped'],
  ['Shipped', undefined],
  ['refunded', undefined],
  ['', undefined],
  ['constructor', undefined],
])('"%s" names the status %s', (text, status) => {
  expect(parseOrderStatus(text)).toBe(status)
})

test.each([
  ['pending', true],
  ['processing', true],
  ['shipped', true],
  ['delivered', false],
  ['cancelled', false],
] as const)('what is %s can go to another address: %s', (status, expected) => {
  expect(mayMoveElsewhere(status)).toBe(expected)
})

test.each([
  ['pending', 'Pending', 'Pending'],
  ['processing', 'Processing', 'Processing'],
  ['shipped', 'Shipped', 'Shipped'],
  ['delivered', 'Delivered', 'Delivered'],
  ['cancelled', 'Canceled', 'Cancelled'],
] as const)('%s reads %s to customers and %s in the back office', (status, customer, admin) => {
  expect(orderStatusLabel(status, 'customer')).toBe(customer)
  expect(orderStatusLabel(status, 'admin')).toBe(admin)
})
