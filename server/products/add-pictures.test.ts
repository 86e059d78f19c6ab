import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { MAX_PRODUCT_IMAGES } from '#contract/product-form.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { auditRows, productBooks } from '#tests/support/books/product-books.ts'
import { importAsStudio } from '#tests/support/catalogue/import-as-studio.ts'
import { leilani, makana, noa, type Person } from '#tests/support/people.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { inTwoFinishes, seedProduct } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { pictureKey } from './pictures.ts'

const shop = testShop()
const { named } = importAsStudio(shop)
const { tooLarge, wrongType, missing } = uploadRules.productImage

let made = 0

/** A picture like no other, under this name. */
async function picture(name: string, red = ++made): Promise<File> {
  const background = { r: red % 256, g: red >> 8, b: 9 }
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([bytes.slice()], name, { type: 'image/png' })
}

const picturesNamed = (...names: string[]) => Promise.all(names.map((name) => picture(name)))

async function send(pictures: File[], person: Person = noa) {
  const reply = await shop.as(person).call('POST /api/products/pictures', { body: { pictures } })
  return reply.pictures.map(({ file, productCode, outcome, reason }) => [
    file,
    productCode,
    reason === '' ? outcome : reason,
  ])
}

beforeEach(async () => {
  await seedListed(shop.shop, { productCode: 'LN-SOFA', name: 'Low sofa' })
  await seedListed(shop.shop, {
    productCode: 'LN-SOFA-001',
    name: 'Sofa',
    variants: inTwoFinishes,
    stock: { ash: 1 },
  })
})

test('each file goes to the product with the longest code in its name, in the order of its number', async () => {
  const files = await picturesNamed(
    'ln-sofa-001 (3).png',
    'LN-SOFA-001-2.png',
    'LN-SOFA-001.png',
    'LN-SOFA_front.png',
  )
  expect(await send(files)).toEqual([
    ['ln-sofa-001 (3).png', 'LN-SOFA-001', 'added'],
    ['LN-SOFA-001-2.png', 'LN-SOFA-001', 'added'],
    ['LN-SOFA-001.png', 'LN-SOFA-001', 'added'],
    ['LN-SOFA_front.png', 'LN-SOFA', 'added'],
  ])
  const one = await named('LN-SOFA-001')
  const keys = await Promise.all([2, 1, 0].map(async (at) => `/${pictureKey(await files[at]!.bytes())}`))
  expect(one.pictures.map(({ base }) => base)).toEqual(keys)
  expect((await named('LN-SOFA')).pictures).toHaveLength(1)
  const [last] = await send([await picture('LN-SOFA-001_Smoked-Oak.png')])
  expect(last).toEqual(['LN-SOFA-001_Smoked-Oak.png', 'LN-SOFA-001', 'added'])
  expect((await named('LN-SOFA-001')).pictures.map(({ variantKey }) => variantKey ?? '')).toEqual([
    '',
    '',
    '',
    'oak',
  ])
})

test('each product that was changed has one row in the audit log, and is shown at once', async () => {
  const count = (await auditRows(shop.shop.db)).length
  await send(await picturesNamed('LN-SOFA-1.png', 'LN-SOFA-2.png', 'LN-SOFA-001.png'))
  const rows = (await auditRows(shop.shop.db)).slice(count)
  expect(rows.map(({ action }) => action)).toEqual(['product.changed', 'product.changed'])
  const params = { id: (await named('LN-SOFA'))._id }
  const { product } = await shop.as(leilani).call('GET /api/products/:id', { params })
  expect(product.pictures).toHaveLength(2)
})

test('the same file again changes nothing', async () => {
  const files = await picturesNamed('LN-SOFA-1.png', 'LN-SOFA-2.png')
  await send(files)
  const before = await productBooks(shop.shop.db)
  expect(await send(files)).toEqual([
    ['LN-SOFA-1.png', 'LN-SOFA', 'unchanged'],
    ['LN-SOFA-2.png', 'LN-SOFA', 'unchanged'],
  ])
  expect(await productBooks(shop.shop.db)).toEqual(before)
})

test('what cannot be used is named with its reason, and keeps no other from its place', async () => {
  const large = new File([new Uint8Array(uploadRules.productImage.maxBytes + 1)], 'LN-SOFA-2.png')
  const damaged = new File([(await (await picture('x.png')).arrayBuffer()).slice(0, 60)], 'LN-SOFA-4.png')
  const sent = [
    large,
    new File(['words'], 'LN-SOFA-3.png'),
    damaged,
    new File([], 'LN-SOFA-6.png'),
    await picture('LN-LAMP-1.png'),
    await picture('LN-SOFA-5.png'),
  ]
  expect((await send(sent)).map(([, , became]) => became)).toEqual([
    tooLarge,
    wrongType,
    wrongType,
    missing,
    'No product has the code that this name begins with',
    'added',
  ])
  expect((await named('LN-SOFA')).pictures).toHaveLength(1)
})

test('where no file can be used, all are refused as one would be', async () => {
  const before = await productBooks(shop.shop.db)
  const sending = send([new File(['words'], 'LN-SOFA-1.png'), new File(['more'], 'LN-SOFA-2.png')])
  await expect(sending).rejects.toMatchObject({ status: 415, message: wrongType })
  await expect(send([])).rejects.toMatchObject({ status: 400 })
  await expect(send(await picturesNamed('LN-SOFA-1.png'), leilani)).rejects.toMatchObject({ status: 403 })
  expect(await productBooks(shop.shop.db)).toEqual(before)
})

test('a product takes as many pictures as it may have, and the others are refused', async () => {
  const names = Array.from({ length: MAX_PRODUCT_IMAGES + 2 }, (_, at) => `LN-SOFA-${at + 1}.png`)
  const files = await picturesNamed(...names)
  await send(files.slice(0, 8))
  const full = `This product has ${MAX_PRODUCT_IMAGES} images already`
  expect((await send(files.slice(8))).map(([, , became]) => became)).toEqual([
    ...Array(4).fill('added'),
    full,
    full,
  ])
  expect(await send(files.slice(-1))).toEqual([['LN-SOFA-14.png', 'LN-SOFA', full]])
  expect((await named('LN-SOFA')).pictures).toHaveLength(MAX_PRODUCT_IMAGES)
})

test('two requests at once lose no picture of one product', async () => {
  const files = await picturesNamed(...Array.from({ length: 8 }, (_, at) => `LN-SOFA-${at}.png`))
  await Promise.all([send(files.slice(0, 5)), send(files.slice(3))])
  const keys = (await named('LN-SOFA')).pictures.map(({ base }) => base)
  expect(new Set(keys).size).toBe(8)
  expect(keys).toHaveLength(8)
})

test('a seller adds to their own products; those of others are as unknown to them', async () => {
  await seedProduct(shop.shop.db, { productCode: 'MK-1', ownerId: makana.id })
  const files = await picturesNamed('MK-1.png', 'LN-SOFA-1.png')
  expect((await send(files, makana)).map(([, code, became]) => [code, became])).toEqual([
    ['MK-1', 'added'],
    [null, 'No product has the code that this name begins with'],
  ])
  expect((await named('LN-SOFA')).pictures).toEqual([])
})

test('codes that differ in their capitals alone are told apart by them, or not at all', async () => {
  await seedListed(shop.shop, { productCode: 'ln-sofa' })
  const files = await picturesNamed('ln-sofa-1.png', 'LN-SOFA-2.png', 'Ln-Sofa-3.png')
  expect((await send(files)).map(([, code, became]) => [code, became])).toEqual([
    ['ln-sofa', 'added'],
    ['LN-SOFA', 'added'],
    [null, 'Several products have this code, in capital and in small letters'],
  ])
})
