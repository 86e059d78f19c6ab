import { expect, test } from 'vitest'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedOrder, seedQuoteRequest } from '#tests/support/seed/order.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { seedSale } from '#tests/support/seed/sale.ts'
import { kai, leilani, makana, noa } from '#tests/support/people.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { countIn } from '#domain/numbers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const find = (search: string) => shop.as(noa).call('GET /api/palette', { query: { search } })

test('an order is found by its reference, in whole, begun and as people write it', async () => {
  const { _id } = await seedQuoteRequest(shop)
  const reference = _id.slice(-8)
  const order = { _id, client: 'Leilani Akana', status: 'pending', quoteStatus: 'requested' }
  for (const words of [reference, `#${reference}`, reference.toUpperCase(), reference.slice(0, 5)])
    expect((await find(words)).orders).toMatchObject([order])
  expect((await find(reference.slice(0, 2))).orders).toEqual([])
  expect((await find(`${reference}0`)).orders).toEqual([])
})

test('an order and a design request are found by their number, as people write it', async () => {
  const { _id, number } = await seedQuoteRequest(shop)
  for (const words of [number, number.toLowerCase(), `#${countIn(number)}`, String(countIn(number))])
    expect((await find(words)).orders[0]).toMatchObject({ _id, number, client: 'Leilani Akana' })
  const design = await seedRequest(shop, leilani)
  const named = await numberOf(shop, design)
  for (const words of [named, named.replace('-', '').toLowerCase(), String(countIn(named))])
    expect((await find(words)).designRequests[0]).toMatchObject({ _id: design, number: named })
  expect((await find('LN-999999999')).orders).toEqual([])
})

test('a number leads to its paper and to no piece, unless that has it as its code', async () => {
  const { number } = await seedQuoteRequest(shop)
  const count = String(countIn(number))
  const described = { description: `LN 9999, D 9999, ${number} and ${count}.` }
  const coded = await seedListed(shop.shop, { name: 'Lull sofa', productCode: 'LN-77' })
  await seedListed(shop.shop, { name: `Sofa ${count} of LN 9999`, ...described })
  for (const words of [number, count, 'LN-9999', 'ln9999', '#D-9999'])
    expect((await find(words)).products).toEqual([])
  expect((await find('LN-77')).products.map(({ _id }) => _id)).toEqual([coded])
})

test('a person is found by part of name or email, with their latest orders and requests', async () => {
  const sales = []
  for (let day = 1; day <= 7; day++)
    sales.unshift(await seedSale(shop.shop.db, { of: kai, placedAt: `2026-11-0${day}T20:00:00Z` }))
  await seedSale(shop.shop.db, { of: leilani })
  const request = await seedRequest(shop, kai)
  for (const words of ['nakam', 'KAI NAK', 'kai@example']) {
    const found = await find(words)
    expect(found.people).toEqual([
      { _id: kai.id, name: 'Kai Nakamura', email: 'kai@example.com', role: 'customer' },
    ])
    expect(found.orders.map(({ _id }) => _id)).toEqual(sales.slice(0, 5))
    expect(found.designRequests).toMatchObject([{ _id: request, client: 'Kai Nakamura', status: 'pending' }])
  }
})

test('those whose name begins with the words stand first, five at most', async () => {
  await seedPerson(shop.shop, { firstName: 'Lamakana' })
  for (let count = 0; count < 6; count++) await seedPerson(shop.shop, { firstName: 'Makanani' })
  const { people } = await find('makana')
  expect(people).toHaveLength(5)
  expect(people[0]).toMatchObject({ _id: makana.id, role: 'seller' })
  expect(people.map(({ name }) => name)).not.toContain('Lamakana Kealoha')
})

test('whoever has left is not found', async () => {
  const person = await seedPerson(shop.shop, { firstName: 'Malia' })
  expect((await find('malia')).people).toHaveLength(1)
  await shop.as(noa).call('DELETE /api/users/admin/:id', { params: { id: person.id } })
  expect((await find('malia')).people).toEqual([])
})

test('a product is found by name and by code', async () => {
  const _id = await seedListed(shop.shop, { name: 'Cove sofa', productCode: 'SO-77' })
  for (const words of ['cove', 'SO-77'])
    expect((await find(words)).products).toEqual([{ _id, name: 'Cove sofa', productCode: 'SO-77' }])
})

test('a product is found by what words mean, and by its code alone', async () => {
  const _id = await seedListed(shop.shop, { name: 'Cove sofa', productCode: 'SO-77' })
  await seedListed(shop.shop, { name: 'Lull sofa', productCode: 'SO-770', description: 'Beside the SO-77.' })
  expect((await find('couch')).products.map(({ name }) => name).toSorted()).toEqual([
    'Cove sofa',
    'Lull sofa',
  ])
  expect((await find('so 77')).products.map((found) => found._id)).toEqual([_id])
})

test('a design request is found by its reference, with and without DR-', async () => {
  const _id = await seedRequest(shop, leilani)
  const begun = _id.slice(0, 6)
  for (const words of [`DR-${begun}`, `dr-${begun}`, begun])
    expect((await find(words)).designRequests).toMatchObject([{ _id, client: 'Leilani Akana' }])
})

test('an order that was archived is not found', async () => {
  const { _id: id } = await seedOrder(shop)
  await shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'cancelled' } })
  await shop.as(noa).call('DELETE /api/orders/:id', { params: { id } })
  for (const words of [id.slice(-8), 'leilani']) expect((await find(words)).orders).toEqual([])
})

test.each(['%', '_', '%a%', String.raw`\ `, "' or true --"])(
  'nothing of %j is a pattern or a command',
  async (words) => {
    await seedOrder(shop)
    await seedRequest(shop, leilani)
    const { orders, people, designRequests } = await find(words)
    expect({ orders, people, designRequests }).toEqual({ orders: [], people: [], designRequests: [] })
  },
)

test('no words find nothing, and too many are refused', async () => {
  await seedOrder(shop)
  const nothing = { orders: [], products: [], people: [], designRequests: [] }
  expect(await find('   ')).toMatchObject(nothing)
  expect(await shop.as(noa).call('GET /api/palette')).toMatchObject(nothing)
  await expect(find('a'.repeat(201))).rejects.toMatchObject({ status: 400, code: 'validation_failed' })
})
