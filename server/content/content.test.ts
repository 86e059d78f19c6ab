import { describe, expect, test } from 'vitest'
import { contentVersions } from '#server/db/schema/content.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { noa } from '#tests/support/people.ts'
import { contentCalls, pageText } from '#tests/support/seed/content.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const { add, books, footer, publish, published, read, remove, restore, save, versions } = contentCalls(shop)

describe('a standard page', () => {
  test('stands as it came until the owner publishes words', async () => {
    expect(await read('our-story')).toMatchObject({ isOriginal: true })
    const { page } = await save('our-story', { ...pageText, version: 0 })
    expect(page).toMatchObject({ isStandard: true, path: '/our-story', draft: 1, latest: 1 })
    expect(page.published).toBeUndefined()
    expect(await read('our-story')).toMatchObject({ isOriginal: true })
    expect((await publish('our-story', 1)).page).toMatchObject({ published: 1, latest: 1 })
    expect(await read('our-story')).toMatchObject({
      title: 'Our story',
      description: 'Since 1999.',
      lead: '<p>We are <strong>Lānai</strong>.</p>\n',
    })
  })

  test('a fact that changes is right on it at once', async () => {
    await published('our-story')
    await read('our-story')
    await shop.set('general', { storeName: 'Koa House' })
    expect((await read('our-story')).lead).toContain('Koa House')
  })

  test('goes back to the original, and its versions and its draft stay', async () => {
    await published('terms')
    await save('terms', { ...pageText, body: 'Later.', version: 1 })
    expect((await restore('terms', 0)).page).toMatchObject({ draft: 2, latest: 2 })
    expect(await read('terms')).toMatchObject({ isOriginal: true })
    expect((await versions('terms')).versions.map(({ number }) => number)).toEqual([2, 1])
    await restore('terms', 1)
    expect((await read('terms')).lead).toContain('We are')
  })

  test('has no place of its own in the footer', async () => {
    await published('terms', { inFooter: true })
    expect(await footer()).toEqual([])
  })

  test('cannot be deleted', async () => {
    await published('terms')
    const before = await books()
    await expect(remove('terms')).rejects.toMatchObject({ status: 409, code: 'standard_page' })
    expect(await books()).toEqual(before)
  })
})

describe('a page of the owner’s own', () => {
  test('has an address made from its title, and is nobody’s until it is published', async () => {
    const { page } = await add('Visit us', { inFooter: true })
    expect(page).toMatchObject({ slug: 'visit-us', path: '/pages/visit-us', isStandard: false, draft: 1 })
    await expect(read('visit-us')).rejects.toMatchObject({ status: 404, code: 'page_not_found' })
    expect(await footer()).toEqual([])
    await save('visit-us', { title: 'Visit us', body: 'Come by.', inFooter: true, version: 1 })
    await publish('visit-us', 2)
    expect(await read('visit-us')).toMatchObject({ lead: '<p>Come by.</p>\n', path: '/pages/visit-us' })
    expect(await footer()).toEqual([{ path: '/pages/visit-us', title: 'Visit us' }])
    expect((await shop.http.inject('/sitemap.xml')).body).toContain('/pages/visit-us</loc>')
  })

  test('takes no address that there is', async () => {
    const slugs = []
    for (const title of ['Terms', 'Preview', 'Footer', 'Visit us', 'Visit us', '???'])
      slugs.push((await add(title)).page.slug)
    expect(slugs).toEqual(['terms-2', 'preview-2', 'footer-2', 'visit-us', 'visit-us-2', 'page'])
  })

  test('that is sent twice with one key is one', async () => {
    const ask = { body: { title: 'Visit us' }, headers: { 'idempotency-key': 'visit-attempt-1' } }
    await shop.as(noa).call('POST /api/content', ask)
    expect((await shop.as(noa).call('POST /api/content', ask)).page.slug).toBe('visit-us')
    expect((await shop.as(noa).call('GET /api/content')).pages.map(({ slug }) => slug)).toEqual([
      'home',
      'packages',
      'package-questions',
      'custom-design',
      'own-package',
      'design-questions',
      'our-story',
      'warranty',
      'returns',
      'shipping',
      'terms',
      'visit-us',
    ])
  })

  test('is gone with its versions once it is deleted', async () => {
    await add('Visit us', { inFooter: true })
    await published('visit-us', { title: 'Visit us', inFooter: true })
    await remove('visit-us')
    expect(await footer()).toEqual([])
    await expect(read('visit-us')).rejects.toMatchObject({ status: 404 })
    expect(await shop.shop.db.$count(contentVersions)).toBe(0)
    expect((await shop.http.inject('/sitemap.xml')).body).not.toContain('/pages/')
  })
})

describe('of two who write one page', () => {
  test('the second is refused with the first one’s text, and saves over it knowing it', async () => {
    await save('returns', { ...pageText, body: 'Mine.', version: 0 })
    const before = await books()
    const refusal = { status: 409, code: 'stale', body: { latest: { number: 1, body: 'Mine.' } } }
    await expect(save('returns', { ...pageText, body: 'Yours.', version: 0 })).rejects.toMatchObject(refusal)
    expect(await books()).toEqual(before)
    expect((await save('returns', { ...pageText, body: 'Yours.', version: 1 })).page.latest).toBe(2)
    expect((await versions('returns')).versions).toMatchObject([{ number: 2, body: 'Yours.' }])
  })

  test('who save at once, one wins', async () => {
    const saves = await Promise.allSettled(
      ['One.', 'Two.', 'Three.'].map((body) => save('returns', { ...pageText, body, version: 0 })),
    )
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await versions('returns')).versions).toHaveLength(1)
  })

  test('nobody publishes what they have not seen', async () => {
    await save('returns', { ...pageText, version: 0 })
    await save('returns', { ...pageText, body: 'Another.', version: 1 })
    const before = await books()
    await expect(publish('returns', 1)).rejects.toMatchObject({
      code: 'stale',
      body: { latest: { number: 2 } },
    })
    expect(await books()).toEqual(before)
    await publish('returns', 2)
    await expect(publish('returns', 2)).rejects.toMatchObject({ code: 'stale' })
  })
})

test('the last 30 published versions stay, and what shoppers read', async () => {
  await published('warranty')
  await restore('warranty', 1)
  for (let times = 0; times < 31; times++) await published('warranty', { body: `Text ${times}` })
  const { versions: stored } = await versions('warranty')
  expect(stored).toHaveLength(30)
  expect(stored[0]).toMatchObject({ number: 32, body: 'Text 30', author: `${noa.firstName} ${noa.lastName}` })
})

test('each act is noted once, and publishing tells the pages', async () => {
  const { version } = shop.shop.cache
  await add('Diary')
  await save('diary', { ...pageText, title: 'Diary', version: 1 })
  await publish('diary', 2)
  expect(shop.shop.cache.version).toBeGreaterThan(version)
  await restore('diary', 0)
  await restore('diary', 2)
  await remove('diary')
  const acts = await auditOf(shop.shop.db, 'content', 'diary')
  expect(acts.map(({ action }) => action)).toEqual(
    ['created', 'saved', 'published', 'withdrawn', 'restored', 'deleted'].map((act) => `content.${act}`),
  )
})
