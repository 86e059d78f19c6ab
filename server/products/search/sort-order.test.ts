import { expect, test } from 'vitest'
import { SortOrder } from './sort-order.ts'

/** Numbers sorted by what `values` says of them. */
function orderOf(values: number[], ...docs: number[]): SortOrder {
  const compare = (a: number, b: number) => values[a]! - values[b]!
  return new SortOrder(Uint32Array.from(docs).toSorted(compare), compare)
}

function expectSorted(order: SortOrder, values: readonly number[]) {
  const docs = [...order.all()]
  expect(docs).toEqual(docs.toSorted((a, b) => values[a]! - values[b]!))
  const keys = docs.map((doc) => order.keys[doc]!)
  expect(keys.every((key, place) => place === 0 || key > keys[place - 1]!)).toBe(true)
  expect(docs.map((doc) => order.placeOfKey(order.keys[doc]!))).toEqual([...docs.keys()])
}

test.each([
  ['always before the first', (n: number) => -n],
  ['always after the last', (n: number) => n + 10],
  ['always between the same two', (n: number) => 1 + 1 / (n + 2)],
  ['anywhere', (n: number) => Math.sin(n) * 10],
])('takes in thousands, %s', (_where, valueOf) => {
  const values = [0, 1, 5, 9]
  const order = orderOf(values, 0, 1, 2, 3)
  for (let doc = 4; doc < 3000; doc++) {
    values.push(valueOf(doc))
    order.insertAll([doc])
  }
  expect(order.length).toBe(3000)
  expectSorted(order, values)
})

test('an empty order takes in its first, and gives back its last', () => {
  const values = [7]
  const order = orderOf(values)
  order.insertAll([0])
  expect([...order.all()]).toEqual([0])
  order.removeAll([0])
  expect(order.length).toBe(0)
})

test('what is taken out leaves the rest in order', () => {
  const values = [3, 1, 2, 5, 4]
  const order = orderOf(values, 0, 1, 2, 3, 4)
  order.removeAll([2])
  order.removeAll([3])
  expect([...order.all()]).toEqual([1, 0, 4])
  expectSorted(order, values)
})

test('a slice holds what is neither before nor after', () => {
  const values = [10, 20, 30, 40]
  const order = orderOf(values, 3, 2, 1, 0)
  const slice = order.slice(
    (doc) => values[doc]! < 20,
    (doc) => values[doc]! > 30,
  )
  expect([...slice]).toEqual([1, 2])
})
