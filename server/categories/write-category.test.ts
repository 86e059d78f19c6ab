import { beforeEach, describe, expect, test } from 'vitest'
import { categoryBooks } from '#tests/support/books/category-books.ts'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const shop = testShop()

beforeEach(() => seedCategories(shop.shop.db, 'sofa', 'chair'))

type Body = TestAsk<'POST /api/categories'>['body']

const add = (body: object, person: Person = noa) =>
  shop.as(person).call('POST /api/categories', { body: body as Body })
const change = (id: string, body: object, person: Person = noa) =>
  shop.as(person).call('PUT /api/categories/:id', { params: { id }, body: body as Body })
const listed = async () => (await shop.as(nobody).call('GET /api/categories')).categories
const books = () => categoryBooks(shop.shop.db)

describe('a new category', () => {
  test('comes after the others, with a slug of its name, and the reply is the category', async () => {
    const reply = await add({ name: ' Floor  Lamp ', description: 'Light for a corner.' })
    const lamp = {
      _id: 'floor-lamp',
      name: 'Floor  Lamp',
      description: 'Light for a corner.',
      isFeatured: false,
      kind: 'type',
      productCount: 0,
    }
    expect(reply).toMatchObject({ category: lamp, data: lamp })
    expect((await listed()).map(({ _id }) => _id)).toEqual(['sofa', 'chair', 'floor-lamp'])
  })

  test('is noted once', async () => {
    const before = await books()
    await add({ name: 'Lamp', isFeatured: true })
    const { audit } = await books()
    expect(audit.slice(before.audit.length)).toMatchObject([
      {
        actorId: noa.id,
        action: 'category.created',
        objectId: 'lamp',
        before: {},
        after: { name: 'Lamp', description: '', isFeatured: true, kind: 'type' },
      },
    ])
  })

  test('is known to the catalogue, and to its pages, at once', async () => {
    const { version } = shop.shop.cache
    await add({ name: 'Lamp' })
    expect(shop.shop.cache.version).toBeGreaterThan(version)
    await seedListed(shop.shop, { categoryId: 'lamp' })
    const { products, facets } = await shop
      .as(nobody)
      .call('GET /api/products', { query: { category: 'lamp' } })
    expect(products).toHaveLength(1)
    expect(facets.categories).toContainEqual({ value: 'lamp', count: 1 })
  })

  test('whose slug is taken gets a number, and "all" is no slug', async () => {
    await add({ name: 'Living Room' })
    expect((await add({ name: 'Living-Room' })).category._id).toBe('living-room-2')
    expect((await add({ name: 'All' })).category._id).toBe('all-2')
  })

  test('that is sent twice with one key is one', async () => {
    const ask = { body: { name: 'Lamp' }, headers: { 'idempotency-key': 'lamp-attempt-1' } }
    await shop.as(noa).call('POST /api/categories', ask)
    const { category } = await shop.as(noa).call('POST /api/categories', ask)
    expect(category._id).toBe('lamp')
    expect(await listed()).toHaveLength(3)
  })
})

describe('a changed category', () => {
  test('keeps its slug, and its name leads to its products', async () => {
    await seedListed(shop.shop, { categoryId: 'chair', name: 'Reed' })
    const { category } = await change('chair', { name: 'Perch', description: 'To sit on.' })
    expect(category).toEqual({
      _id: 'chair',
      name: 'Perch',
      description: 'To sit on.',
      isFeatured: false,
      kind: 'type',
      productCount: 1,
    })
    const { products } = await shop.as(nobody).call('GET /api/products', { query: { search: 'perch' } })
    expect(products).toMatchObject([{ name: 'Reed' }])
  })

  test('keeps what its form leaves out; only what differs is noted', async () => {
    await change('chair', { name: 'chair', description: 'To sit on.', isFeatured: true })
    const before = await books()
    await change('chair', { name: 'Chair' })
    const { audit } = await books()
    expect(audit.slice(before.audit.length)).toMatchObject([
      { action: 'category.changed', objectId: 'chair', before: { name: 'chair' }, after: { name: 'Chair' } },
    ])
    expect((await listed())[1]).toMatchObject({ description: 'To sit on.', isFeatured: true })
  })

  test('that says what is there already changes nothing', async () => {
    const before = await books()
    const { version } = shop.shop.cache
    await change('chair', { name: 'chair', description: '' })
    expect(await books()).toEqual(before)
    expect(shop.shop.cache.version).toBe(version)
  })
})

describe('refuses', () => {
  test.each([
    ['no name', {}, 'Category name is required'],
    ['a blank name', { name: '  ' }, 'Category name is required'],
    ['a name that is no text', { name: 4 }, 'Category name is required'],
    ['a name without end', { name: 'x'.repeat(61) }, expect.any(String)],
  ])('%s', async (_case, body, message) => {
    const before = await books()
    const refusal = { status: 400, code: 'validation_failed', fields: { name: message } }
    await expect(add(body)).rejects.toMatchObject(refusal)
    await expect(change('chair', body)).rejects.toMatchObject(refusal)
    expect(await books()).toEqual(before)
  })

  test.each(['sofa', 'SOFA', ' Sofa '])('the name "%s", which another category has', async (name) => {
    const before = await books()
    const words = 'Another category has this name'
    const refusal = { status: 409, code: 'category_name_taken', message: words, fields: { name: words } }
    await expect(add({ name })).rejects.toMatchObject(refusal)
    await expect(change('chair', { name })).rejects.toMatchObject(refusal)
    expect(await books()).toEqual(before)
  })

  test.each(['lamp', 'LAMP', '../sofa', 'x'.repeat(80)])('to change %s, which is not there', async (id) => {
    await expect(change(id, { name: 'Lamp' })).rejects.toMatchObject({
      status: 404,
      code: 'category_not_found',
    })
  })

  test.each([
    ['nobody', nobody, 401],
    ['a customer', leilani, 403],
    ['a seller', makana, 403],
  ])('%s', async (_who, person, status) => {
    const before = await books()
    await expect(add({ name: 'Lamp' }, person)).rejects.toMatchObject({ status })
    await expect(change('chair', { name: 'Lamp' }, person)).rejects.toMatchObject({ status })
    expect(await books()).toEqual(before)
  })
})

test('a category is found by its other names and by what it is a kind of, whatever it is called', async () => {
  await seedListed(shop.shop, { name: 'Hoku', categoryId: 'chair' })
  const namesOf = async (search: string) =>
    (await shop.as(nobody).call('GET /api/products', { query: { search } })).products.map(({ name }) => name)
  const { _id } = (await add({ name: 'Perches', parent: 'chair', synonyms: 'roost, sitting pole' })).category
  await seedListed(shop.shop, { name: 'Manu', categoryId: _id })
  expect(await namesOf('perch')).toEqual(['Manu'])
  expect(await namesOf('sitting poles')).toEqual(['Manu'])
  expect((await namesOf('chair')).toSorted()).toEqual(['Hoku', 'Manu'])
  await change(_id, { name: 'Perches', parent: '' })
  expect(await namesOf('chair')).toEqual(['Hoku'])
})

test.each([
  ['chair', { parent: 'chair' }, 'parent'],
  ['chair', { parent: 'sofa' }, 'parent'],
  ['sofa', { parent: 'lamp' }, 'parent'],
  ['sofa', { synonyms: 'x'.repeat(61) }, 'synonyms'],
  ['sofa', { synonyms: '<b>' }, 'synonyms'],
])('%s with %j is refused', async (id, body, field) => {
  await change('sofa', { name: 'sofa', parent: 'chair' })
  const before = await books()
  await expect(change(id, { name: id, ...body })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  })
  expect(await books()).toEqual(before)
})
