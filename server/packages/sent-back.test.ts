import { expect, test } from 'vitest'
import { noa } from '#tests/support/people.ts'
import { newPackage, packageBooks } from '#tests/support/catalogue/package-form.ts'
import { Refusal } from '#tests/support/injected-call.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

async function seeded() {
  const { package: made } = await shop.as(noa).call('POST /api/packages', { body: newPackage() })
  return (await shop.as(noa).call('GET /api/packages/managed/:id', { params: { id: made._id } })).package
}
const put = (id: string, body: object) => shop.as(noa).call('PUT /api/packages/:id', { params: { id }, body })

test('what the shop says of a package can be sent back whole, and changes nothing', async () => {
  const shown = await seeded()
  const before = await packageBooks(shop.shop.db)
  shop.wait(60_000)
  expect((await put(shown._id, shown)).package).toEqual(shown)
  expect(await packageBooks(shop.shop.db)).toEqual(before)
})

test('what is sent is changed, and all else stays', async () => {
  const { updatedAt: _then, ...shown } = await seeded()
  const { package: changed } = await put(shown._id, { summary: 'For a quiet corner' })
  expect(changed).toMatchObject({ ...shown, summary: 'For a quiet corner' })
})

test.each([
  ['itemCount', 7],
  ['stock', 100],
  ['id', 'another'],
  ['colour', 'blue'],
])('%s is not taken, and refused by its name', async (name, value) => {
  const shown = await seeded()
  const before = await packageBooks(shop.shop.db)
  const refusal: unknown = await put(shown._id, { ...shown, summary: 'Changed', [name]: value }).catch(
    (error) => error,
  )
  const message = `${name} cannot be changed here`
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message,
    fields: { [name]: message },
  })
  expect(await packageBooks(shop.shop.db)).toEqual(before)
})

test('a package by bedrooms cannot lose their number', async () => {
  const { _id } = await seeded()
  const { package: before } = await put(_id, { tab: 'pre-designed', bedrooms: '2' })
  await expect(put(_id, { bedrooms: '' })).rejects.toMatchObject({
    fields: { bedrooms: 'Number of bedrooms is required' },
  })
  expect((await put(_id, {})).package).toEqual(before)
})
