import { tags } from '#server/tags.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'

const shop = testShop()
const doors = openDoors(shop)

async function home(existing?: string) {
  const reply = await doors.ask('/category/all', { headers: existing ? { 'if-none-match': existing } : {} })
  return { status: reply.status, etag: reply.headers.get('etag') ?? '', html: await reply.text() }
}

test('a page is kept until the catalogue changes', async () => {
  await seedCategories(shop.shop.db, 'chair')
  const id = await seedListed(shop.shop, { name: 'Reed chair' })
  const first = await home()
  expect(first.html).toContain('Reed chair')
  expect(await home(first.etag)).toMatchObject({ status: 304, html: '' })

  const { db } = shop.shop
  await db.update(products).set({ name: 'Rush chair' }).where(eq(products.id, id))
  await shop.shop.cache.apply(tags.products([id]))
  const next = await home(first.etag)
  expect(next).toMatchObject({ status: 200, html: expect.stringContaining('Rush chair') })
  expect(next.html).not.toContain('Reed chair')
})

test('a page is kept until the settings change', async () => {
  const before = await home()
  await shop.set('general', { promoBanner: 'The barge comes on Tuesday.' })
  const after = await home(before.etag)
  expect(after).toMatchObject({ status: 200, html: expect.stringContaining('The barge comes on Tuesday.') })
})
