import { beforeEach, describe, expect, test } from 'vitest'
import { leilani, makana, nobody } from '#tests/support/people.ts'
import { contentCalls, pageText } from '#tests/support/seed/content.ts'
import { testShop } from '#tests/support/test-shop.ts'

const { add, books, preview, publish, read, remove, restore, save, versions } = contentCalls(testShop())

const noFact = '{discount} is no fact of the shop: choose from the list'

describe('refuses', () => {
  beforeEach(() => save('terms', { ...pageText, version: 0 }))

  test.each<[string, object, Record<string, unknown>]>([
    ['no title', { title: ' ' }, { title: 'A page needs a title' }],
    ['a title without end', { title: 'x'.repeat(121) }, { title: 'Use at most 120 characters' }],
    ['an unknown fact', { body: 'It is {discount} today' }, { body: noFact }],
    [
      'two unknown facts',
      { body: '{a} {b} {a}' },
      { body: '{a}, {b} are no facts of the shop: choose from the list' },
    ],
    ['an unknown fact in the title', { title: '{discount}' }, { title: noFact }],
    [
      'an unknown fact in the description',
      { description: '{toString}' },
      { description: expect.any(String) },
    ],
    ['100 KB and a byte', { body: 'x'.repeat(100 * 1024 + 1) }, { body: expect.stringContaining('100 KB') }],
    ['100 KB in longer letters', { body: 'ā'.repeat(51_201) }, { body: expect.stringContaining('100 KB') }],
    ['a text that is none', { body: 4 }, { body: expect.any(String) }],
    ['no version', { version: undefined }, { version: expect.any(String) }],
  ])('%s', async (_what, wrong, fields) => {
    const before = await books()
    await expect(save('terms', { ...pageText, version: 1, ...wrong })).rejects.toMatchObject({
      status: 400,
      fields,
    })
    expect(await books()).toEqual(before)
  })

  test('the title of a standard page for one of one’s own, new or changed', async () => {
    await add('Visit us')
    const before = await books()
    const message = '“our Story” is a standard page: choose another title'
    const refusal = { status: 400, fields: { title: message } }
    await expect(add('our Story')).rejects.toMatchObject(refusal)
    await expect(save('visit-us', { title: 'our Story', version: 1 })).rejects.toMatchObject(refusal)
    expect(await books()).toEqual(before)
  })

  test('a NUL', async () => {
    const before = await books()
    await expect(save('terms', { ...pageText, body: 'a\0b', version: 1 })).rejects.toMatchObject({
      status: 400,
    })
    expect(await books()).toEqual(before)
  })

  test('to publish a page without words', async () => {
    await save('terms', { ...pageText, body: ' \n', version: 1 })
    const before = await books()
    const fields = { body: 'Write something before you publish the page' }
    await expect(publish('terms', 2)).rejects.toMatchObject({ status: 400, fields })
    expect(await books()).toEqual(before)
  })

  test.each(['nothing', 'Terms', '../terms', 'x'.repeat(80)])('a page %s that is not there', async (slug) => {
    const before = await books()
    const missing = { status: 404, message: 'Page not found' }
    await expect(read(slug)).rejects.toMatchObject(missing)
    await expect(versions(slug)).rejects.toMatchObject(missing)
    await expect(save(slug, { ...pageText, version: 0 })).rejects.toMatchObject(missing)
    await expect(remove(slug)).rejects.toMatchObject(missing)
    expect(await books()).toEqual(before)
  })

  test.each([1, 7])('to go back to version %i, which was never published', async (number) => {
    const before = await books()
    await expect(restore('terms', number)).rejects.toMatchObject({ status: 404 })
    expect(await books()).toEqual(before)
  })

  test.each([
    ['nobody', nobody, 401],
    ['a customer', leilani, 403],
    ['a seller', makana, 403],
  ])('%s', async (_who, person, status) => {
    const before = await books()
    await expect(save('terms', { ...pageText, version: 1 }, person)).rejects.toMatchObject({ status })
    await expect(publish('terms', 1, person)).rejects.toMatchObject({ status })
    await expect(restore('terms', 0, person)).rejects.toMatchObject({ status })
    await expect(add('Mine', {}, person)).rejects.toMatchObject({ status })
    await expect(remove('terms', person)).rejects.toMatchObject({ status })
    expect(await books()).toEqual(before)
  })
})

test('a preview shows a text as its page would, and saves nothing', async () => {
  const before = await books()
  const drawn = await preview({ title: 'At {storeName}', body: '<b>{returnDays}</b>' })
  expect(drawn.preview).toEqual({
    title: 'At Lānai',
    lead: '<p>&lt;b&gt;14 days&lt;/b&gt;</p>\n',
    sections: [],
  })
  await expect(preview({ body: '{discount}' })).rejects.toMatchObject({ fields: { body: noFact } })
  expect(await books()).toEqual(before)
})
