import { catalogueOf } from '#server/products/catalogue.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problems.ts'
import { contentPath, isStandard } from '#domain/content/standard-pages.ts'
import { listCategories } from '#server/categories/queries.ts'
import { listPublished } from '#server/content/queries.ts'
import { listStoredPackages } from '#server/packages/queries.ts'
import { imageOf } from '#server/products/present-product.ts'
import { walkListedProducts } from '#server/products/queries.ts'
import type { App } from '#server/serve.ts'
import type { World } from '#server/world.ts'

/** The most products in one part: sitemaps.org allows 50,000 addresses, and the first part holds the other pages too. */
const PRODUCTS_PER_PART = 49_000

/** Public pages beside products, categories and packages. */
const standingPages = [
  '/category/all',
  '/custom-design',
  '/plan-your-room',
  '/designer-packages',
  '/our-story',
  '/warranty',
  '/returns',
  '/shippingterm',
  '/terms',
  '/contact',
  '/marketplace',
  '/designers',
  '/packages',
]

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const PICTURES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** `/sitemap.xml`: every public page; above 49,000 products a list of parts. Switched off in the settings: 404. */
export function sitemapRoutes(
  { http, shop, count }: Pick<App, 'http' | 'shop' | 'count'>,
  perPart = PRODUCTS_PER_PART,
): void {
  // A walk over all products is as dear as a search.
  const counted = { onRequest: (request: FastifyRequest) => count('search', request, undefined) }

  http.get('/sitemap.xml', counted, async (_request, reply) => {
    const parts = await countParts(shop, perPart)
    return sendXml(reply, parts === 1 ? addresses(shop, 1, perPart) : partList(shop, parts))
  })

  http.get<{ Params: { part: string } }>(
    '/sitemap-:part(^\\d{1,6}$).xml',
    counted,
    async (request, reply) => {
      const part = Number(request.params.part)
      if (part < 1 || part > (await countParts(shop, perPart))) throw new Problem('not_found')
      return sendXml(reply, addresses(shop, part, perPart))
    },
  )
}

async function countParts(world: World, perPart: number): Promise<number> {
  const { seo } = await currentSettings.get(world)
  if (!seo.enableSitemap) throw new Problem('not_found')
  return Math.max(1, Math.ceil(catalogueOf(world).size / perPart))
}

function sendXml(reply: FastifyReply, xml: AsyncIterable<string> | Iterable<string>) {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(Readable.from(xml, { objectMode: false }))
}

function* partList({ config }: World, parts: number) {
  yield `${HEAD}<sitemapindex ${NAMESPACE}>\n`
  for (let part = 1; part <= parts; part++) {
    yield `<sitemap><loc>${config.publicUrl}/sitemap-${part}.xml</loc></sitemap>\n`
  }
  yield '</sitemapindex>\n'
}

async function* addresses(shop: World, part: number, take: number) {
  const { reads, config } = shop
  yield `${HEAD}<urlset ${NAMESPACE} ${PICTURES}>\n`
  if (part === 1) yield* await pageAddresses(shop)
  const range = { skip: (part - 1) * take, take }
  for await (const { id, updatedAt, pictures } of walkListedProducts(reads, range)) {
    const images = pictures.map((picture) => {
      return `<image:image><image:loc>${config.publicUrl}${imageOf(picture)}</image:loc></image:image>`
    })
    yield `<url><loc>${config.publicUrl}/product/${id}</loc><lastmod>${updatedAt.toISOString()}</lastmod>${images.join('')}</url>\n`
  }
  yield '</urlset>\n'
}

async function pageAddresses({ db, config }: World): Promise<string[]> {
  const [categories, packages, published] = await Promise.all([
    listCategories(db),
    listStoredPackages(db),
    listPublished(db),
  ])
  const paths = [
    ...standingPages,
    ...categories.map(({ _id }) => `/category/${encodeURIComponent(_id)}`),
    ...packages.map(({ _id }) => `/designer-packages/${encodeURIComponent(_id)}`),
    ...published.filter(({ slug }) => !isStandard(slug)).map(({ slug }) => contentPath(slug)),
  ]
  return paths.map((path) => `<url><loc>${config.publicUrl}${path}</loc></url>\n`)
}
