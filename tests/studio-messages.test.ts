import { beforeEach, describe, expect, test } from 'vitest'
import { TypedPersonForm } from '#contract/users-admin.ts'
import { seedCategories } from './support/seed/catalogue.ts'
import { seedRequest } from './support/seed/design.ts'
import { seedManaged } from './support/seed/managed.ts'
import { leilani, noa, nobody } from './support/people.ts'
import { proveSaid, type SaidByPage, type SaidByShop } from './support/said-messages.ts'
import { csvFile } from '#tests/support/files/product-file.ts'
import { fabricAndLegs, newChair } from '#tests/support/catalogue/product-form.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import {
  fixedPartOf,
  messagesOnPages,
  readTest,
  specifiedStudioMessages,
} from '#tests/support/house/specified-studio-messages.ts'
import { testShop, type TestAsk } from './support/test-shop.ts'

const shop = testShop()

let chair: string
let request: string

beforeEach(async () => {
  await seedCategories(shop.shop.db, 'chair')
  chair = (await seedManaged(shop, { variants: fabricAndLegs, stock: undefined, variantStock: {} }))._id
  request = await seedRequest(shop, leilani, { status: 'in_progress', paymentStatus: 'paid' })
})

const signIn = (email: string, password: string) => () =>
  shop.as(nobody).call('POST /api/users/login', { body: { email, password } })
const name = (text: string) => () => shop.as(noa).call('POST /api/categories', { body: { name: text } })
const create = (changes: object) => () => shop.as(noa).call('POST /api/products', { body: newChair(changes) })
const take = (units: number) => () =>
  shop.as(noa).call('PATCH /api/products/:id/stock', {
    params: { id: chair },
    body: { change: -units, variantKey: 'linen-oak' },
  })
const bring = (productsFile: File) => () =>
  shop.as(noa).call('POST /api/products/bulk-import', { body: { productsFile } })
const engage = (typed: object) => () =>
  shop.as(noa).call('POST /api/users/admin', {
    body: { ...colleague, ...typed } as TestAsk<'POST /api/users/admin'>['body'],
  })
const draw = (bytes: Uint8Array) => () =>
  shop.as(noa).call('POST /api/design-requests/:id/concepts', {
    params: { id: request },
    body: { conceptImage: new File([bytes.slice()], 'concept.png') },
  })
const suggest = (options: Record<string, string>) => () =>
  shop.as(noa).call('PUT /api/design-requests/:id/suggested-products', {
    params: { id: request },
    body: { products: [{ productId: chair, quantity: 1, variant: { options } }] },
  })

const colleague = { firstName: 'Keoni', lastName: 'Akana', email: 'keoni@example.com', role: 'customer' }
const nothing = new Uint8Array()

const refusals: SaidByShop[] = [
  ['Email is required', 'email', signIn('', 'a-quiet-morning')],
  ['Email is invalid', 'email', signIn('noa', 'a-quiet-morning')],
  ['Password is required', 'password', signIn('noa@example.com', '')],
  ['Category name is required', 'name', name(' ')],
  ['Product code is required', 'productCode', create({ productCode: ' ' })],
  ['Product name is required', 'name', create({ name: '' })],
  ['Description is required', 'description', create({ description: '' })],
  ['Price is required', 'price', create({ price: '' })],
  ['Price must be a positive number', 'price', create({ price: '0' })],
  ['Sale price must be a positive number', 'salePrice', create({ salePrice: '-1' })],
  ['Sale price must be less than regular price', 'salePrice', create({ salePrice: '450' })],
  ['Category is required', 'category', create({ category: '' })],
  ['Stock quantity is required', 'stock', create({ stock: '' })],
  ['Stock must be a non-negative number', 'stock', create({ stock: '-1' })],
  ['At least one product image is required', 'images', create({ images: undefined })],
  ['Stock cannot be negative', 'change', take(1)],
  ['Please select a CSV file', 'productsFile', bring(csvFile(Buffer.from(sampleFiles.png)))],
  ['Please select a file to upload', 'productsFile', bring(csvFile(''))],
  ['Password must be at least 6 characters long', 'password', engage({ password: 'linen' })],
  ['Please select an image to upload', 'conceptImage', draw(nothing)],
  ['Please select all required variant options', 'products.0.variant', suggest({ Fabric: 'linen' })],
]

const twice = { ...colleague, phone: '', password: 'koa and linen', confirmPassword: 'koa and wool' }

const checks: SaidByPage[] = [['Passwords do not match', 'confirmPassword', TypedPersonForm, twice]]

const asserted = proveSaid(shop, { refusals, checks })

describe('the messages of the back office', () => {
  const onPages = Object.keys(messagesOnPages)

  test('are each provoked here, or read on a page', () => {
    expect(specifiedStudioMessages.length).toBeGreaterThan(60)
    expect(specifiedStudioMessages.filter((one) => !asserted.has(one) && !onPages.includes(one))).toEqual([])
    expect(onPages.filter((one) => asserted.has(one) || !specifiedStudioMessages.includes(one))).toEqual([])
  })

  test('are looked for in the tests that are named for them', () => {
    const unseen = Object.entries(messagesOnPages).filter(
      ([message, place]) => !readTest(place).includes(fixedPartOf(message)),
    )
    expect(unseen).toEqual([])
  })
})
