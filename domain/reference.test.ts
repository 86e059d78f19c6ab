import { expect, test } from 'vitest'
import { orderReference, requestReference } from './reference.ts'

const id = '3f2b8c1a-9d4e-4f60-8a71-5c6d7e8f9012'

test('an order is named by the last 8 characters of its id', () => {
  expect(orderReference(id)).toBe('7e8f9012')
})

test('a design request by DR- and the first 8', () => {
  expect(requestReference(id)).toBe('DR-3f2b8c1a')
})
