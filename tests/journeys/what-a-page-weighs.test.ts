import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { studioOf } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const KIB = 1024
const PHONE = { width: 412, height: 823 }
/** KiB; of the HTML one for the dots on rooms and the pictures of pieces at home. */
const MOST = { requests: 18, html: 16, fonts: 44 }

/**
 * A browser asks for pictures the sooner the slower it believes its line to be: of no latency it takes what it measures,
 * and a busy machine then is a line of 2G.
 */
const QUICK_LINE = { offline: false, latency: 1, downloadThroughput: -1, uploadThroughput: -1 }

const street = openStreet()

/** What counts the visit comes a second after the page, so that a slow one may not be at rest yet when it does. */
const LATER = /\/assets\/(?:count-visit|this-device|device-kind)-/

/** What a page brings before anything is touched: addresses requested, and KiB on the wire by kind. */
type Weight = { requests: string[]; html: number; scripts: number; fonts: number }

test('what a shopper opens first is light', async () => {
  const { id } = await firstProduct()
  const category = await weigh('/category/all')
  const product = await weigh(`/product/${id}`)
  const design = await weigh('/custom-design')
  for (const page of [category, product, await weigh('/packages'), design]) {
    // Plan and room of the first example homes are asked for ahead, below what is seen.
    const ahead = page === design ? 4 : 0
    expect(page.requests.slice(MOST.requests + ahead)).toEqual([])
    expect(page.html).toBeLessThanOrEqual(MOST.html)
    expect(page.fonts).toBeLessThanOrEqual(MOST.fonts)
  }
  expect(category.scripts).toBeLessThanOrEqual(96)
  expect(product.scripts).toBeLessThanOrEqual(106)
})

test('the first screen of the back office is light enough for a phone', async () => {
  const page = await street.visitor(PHONE)
  await visitAs(page, await studioOf(street))
  const { scripts } = await weigh('/admin/dashboard', page)
  expect(scripts).toBeLessThanOrEqual(250)
})

async function firstProduct() {
  const reply = await fetch(`${street.address}/api/products?limit=1`)
  const { products } = (await reply.json()) as { products: { _id: string }[] }
  return { id: products[0]?._id ?? '' }
}

async function weigh(path: string, page?: Page): Promise<Weight> {
  const visited = page ?? (await street.visitor(PHONE))
  const line = await visited.context().newCDPSession(visited)
  await line.send('Network.emulateNetworkConditions', { ...QUICK_LINE, connectionType: 'wifi' })
  const requested: Request[] = []
  visited.on('requestfinished', (request) => LATER.test(request.url()) || requested.push(request))
  await visited.addInitScript(withoutPointer)
  await visited.goto(path, { waitUntil: 'networkidle' })
  const sizes = await Promise.all(
    requested.map(async (request) => ({
      kind: request.resourceType(),
      kib: (await request.sizes()).responseBodySize / KIB,
    })),
  )
  const kibOf = (kind: string) =>
    sizes.filter((each) => each.kind === kind).reduce((sum, { kib }) => sum + kib, 0)
  const weight = {
    requests: requested.map((request) => request.url()),
    html: kibOf('document'),
    scripts: kibOf('script'),
    fonts: kibOf('font'),
  }
  return weight
}

/** A phone has none: the browser's own lies somewhere, and fetches where the link under it leads to. */
function withoutPointer() {
  addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true)
}
