import { expect, test } from 'vitest'
import { orderReference, orderReferenceBegun, requestReference, requestReferenceBegun } from './reference.ts'

const id = '3f2b8c1a-9d4e-4f60-8a71-5c6d7e8f9012'

test('an order is named by the last 8 characters of its id', () => {
  expect(orderReference(id)).toBe('7e8f9012')
})

test('a design request by DR- and the first 8', () => {
  expect(requestReference(id)).toBe('DR-3f2b8c1a')
})

test.each([
  ['deadbeef', 'deadbeef'],
  ['#DeadB', 'deadb'],
  ['dea', 'dea'],
  ['de', undefined],
  ['deadbeef0', undefined],
  ['sofa', undefined],
  ['', undefined],
])('the words %j begin the reference %j of an order', (words, begun) => {
  expect(orderReferenceBegun(words)).toBe(begun)
})

test.each([
  ['DR-3f2b8c1a', '3f2b8c1a'],
  ['#dr-3F2', '3f2'],
  ['3f2b', '3f2b'],
  ['DR-', undefined],
  ['drawer', undefined],
])('the words %j begin the reference %j of a design request', (words, begun) => {
  expect(requestReferenceBegun(words)).toBe(begun)
})
