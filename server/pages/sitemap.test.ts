import { readAllAgain } from '#tests/support/read-all-again.ts'
import { eq } from 'drizzle-orm'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { answerProblems } from '#kit/node/http/problems.ts'
import { packages } from '#server/db/schema/packages.ts'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { specifiedPaths } from '#tests/support/house/specified-paths.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { sitemapRoutes } from './sitemap.ts'

const shop = testShop()

const get = (url: string) => shop.http.inject({ url })
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

test('the sitemap holds the public pages, each category and each listed product', async () => {
  const { config, db } = shop.shop
  await seedCategories(db, 'sofa', 'chair')
  const listed = await seedListed(shop.shop, { updatedAt: new Date('2026-11-01T08:00:00Z') })
  const archived = await seedListed(shop.shop, { state: 'archived' })
  const draft = await seedListed(shop.shop, { state: 'draft' })
  const reply = await get('/sitemap.xml')
  expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8')
  const addresses = addressesIn(reply.body)
  for (const path of ['/category/all', '/category/sofa', `/product/${listed}`]) {
    expect(addresses).toContain(`${config.publicUrl}${path}`)
  }
  expect(reply.body).toContain('<lastmod>2026-11-01T08:00:00.000Z</lastmod>')
  for (const id of [archived, draft]) expect(reply.body).not.toContain(id)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('the sitemap names the pictures of a product, in the size that is shown elsewhere', async () => {
  const { config } = shop.shop
  await seedCategories(shop.shop.db, 'chair')
  const pictures = [
    { key: 'pictures/aa', widths: [320, 1600, 2400] },
    { key: 'pictures/bb', widths: [320, 1200] },
  ]
  const id = await seedListed(shop.shop, { pictures })
  const { body } = await get('/sitemap.xml')
  const images = [...body.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(([, address]) => address)
  expect(images).toEqual(['aa-1600', 'bb-1200'].map((file) => `${config.publicUrl}/pictures/${file}.webp`))
  expect(body).toMatch(new RegExp(`/product/${id}</loc><lastmod>[^<]*</lastmod><image:image>`))
})

test('the sitemap holds each package that is offered', async () => {
  const { config, db } = shop.shop
  const items = [{ name: 'Floor lamp' }]
  await seedPackage(db, { id: 'minimalist', items })
  await seedPackage(db, { id: 'luxury', position: 2, items })
  await db.update(packages).set({ isArchived: true }).where(eq(packages.id, 'luxury'))
  const addresses = addressesIn((await get('/sitemap.xml')).body)
  expect(addresses).toContain(`${config.publicUrl}/designer-packages/minimalist`)
  expect(addresses).not.toContain(`${config.publicUrl}/designer-packages/luxury`)
})

const standingPaths = specifiedPaths.filter((path) => {
  return /^\/(custom-design|designer-packages|marketplace|designers|packages|our-story|warranty|returns|shippingterm|terms)$/.test(
    path,
  )
})

test.each(standingPaths)('the sitemap holds %s', async (path) => {
  const addresses = addressesIn((await get('/sitemap.xml')).body)
  expect(addresses).toContain(`${shop.shop.config.publicUrl}${path}`)
})

test('switched off, there is none, and robots are not sent there', async () => {
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${shop.shop.config.publicUrl}/sitemap.xml`)
  await shop.set('seo', { enableSitemap: false })
  expect((await get('/sitemap.xml')).statusCode).toBe(404)
  expect((await get('/sitemap-1.xml')).statusCode).toBe(404)
  expect((await get('/robots.txt')).body).not.toContain('Sitemap')
})

test('robots are kept out of what is private, and out of nothing public', async () => {
  const { body } = await get('/robots.txt')
  expect(body).toContain('Disallow: /admin\n')
  expect(body).toContain('Disallow: /api/\n')
  expect(body).not.toMatch(/Disallow: \/(shippingterm|category|product|pictures|custom-design$)/m)
})

test('a large shop has its sitemap in parts, which together hold every product once', async () => {
  const { db, config } = shop.shop
  const http = fastify()
  answerProblems(http)
  sitemapRoutes({ http, shop: shop.shop, count: async () => {} }, 2_003)
  await seedCategories(db, 'chair')
  const row = { name: 'Stool', description: '', categoryId: 'chair', priceCents: 1_00 }
  const many = Array.from({ length: 2_005 }, (_, at) => {
    return { ...row, id: crypto.randomUUID(), productCode: `S-${at}` }
  })
  await db.insert(products).values(many)
  await readAllAgain(shop.shop)
  const bodyOf = async (url: string) => (await http.inject({ url })).body
  const parts = addressesIn(await bodyOf('/sitemap.xml'))
  expect(parts).toEqual([`${config.publicUrl}/sitemap-1.xml`, `${config.publicUrl}/sitemap-2.xml`])
  const all = [...addressesIn(await bodyOf('/sitemap-1.xml')), ...addressesIn(await bodyOf('/sitemap-2.xml'))]
  expect(all.filter((address) => address?.includes('/product/'))).toHaveLength(2_005)
  expect(new Set(all).size).toBe(all.length)
  for (const part of ['0', '3', 'x']) {
    expect((await http.inject({ url: `/sitemap-${part}.xml` })).statusCode).toBe(404)
  }
  await http.close()
})
