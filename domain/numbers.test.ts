import { expect, test } from 'vitest'
import {
  DESIGN_NUMBER,
  designCountSought,
  designNumber,
  ORDER_NUMBER,
  orderCountSought,
  orderNumber,
} from './numbers.ts'

test('orders and designs are named by their count', () => {
  expect([orderNumber(1042), designNumber(218)]).toEqual(['LN-1042', 'D-218'])
})

test.each([
  ['LN-1042', 1042],
  ['ln1042', 1042],
  ['#LN-1042', 1042],
  [' 1042 ', 1042],
  ['#1042', 1042],
  ['LN-0', undefined],
  ['LN-01042', undefined],
  ['LN-99999999999', undefined],
  ['LN-１０４２', undefined],
  ['LN-1042\0', undefined],
  ['LN-1042\n', 1042],
  ['D-218', undefined],
  ['sofa', undefined],
  ['', undefined],
])('the words %j name order %j', (words, count) => {
  expect(orderCountSought(words)).toBe(count)
})

test.each([
  ['D-218', 218],
  ['d218', 218],
  ['218', 218],
  ['DR-218', undefined],
  ['LN-218', undefined],
])('the words %j name design %j', (words, count) => {
  expect(designCountSought(words)).toBe(count)
})

test.each(['LN-0', 'LN-99999999999', 'LN-１０４２', 'LN-1042\0', 'LN-1042\n', '1042', 'D-1042', 'LN--1'])(
  'no address names an order by %j',
  (id) => {
    expect(ORDER_NUMBER.test(id)).toBe(false)
  },
)

test('an address names a design by its number', () => {
  expect(['D-218', 'd218', '218', 'DR-218', 'D-0'].filter((id) => DESIGN_NUMBER.test(id))).toEqual([
    'D-218',
    'd218',
  ])
})
