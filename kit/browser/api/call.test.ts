import { expect, test } from 'vitest'
import { addressOf, bodyOf } from './call.ts'

test('fills the path of an operation', () => {
  const address = addressOf('PUT /api/orders/:id/cancel', { params: { id: 'a b/c' } })
  expect(address).toEqual({ method: 'PUT', url: '/api/orders/a%20b%2Fc/cancel' })
})

test('leaves out of the query what is not set and joins several values by commas', () => {
  const query = {
    search: 'oak & teak',
    color: ['green', 'blue'],
    material: undefined,
    sort: '',
    page: 2,
    onSale: null,
  }
  expect(addressOf('GET /api/products', { query }).url).toBe(
    '/api/products?search=oak+%26+teak&color=green%2Cblue&page=2',
  )
})

test('sends a body without files as JSON, and nothing where there is none', () => {
  expect(bodyOf({ body: { quantity: 2, note: undefined } })).toBe('{"quantity":2}')
  expect(bodyOf({})).toBeUndefined()
})

test('sends a body with a file as a form: lists of files repeat their part, other lists are JSON text', () => {
  const picture = new File(['x'], 'sofa.webp')
  const form = bodyOf({
    body: { images: [picture, picture], features: ['soft'], name: 'Sofa', stock: 0, salePrice: undefined },
  })
  if (!(form instanceof FormData)) throw new Error('not a form')
  expect(form.getAll('images')).toHaveLength(2)
  expect(Object.fromEntries([...form].filter(([name]) => name !== 'images'))).toEqual({
    features: '["soft"]',
    name: 'Sofa',
    stock: '0',
  })
})

test('sends a body as a form when it is asked to', () => {
  expect(bodyOf({ body: { general: { storeName: 'Lānai' } }, asForm: true })).toBeInstanceOf(FormData)
})
