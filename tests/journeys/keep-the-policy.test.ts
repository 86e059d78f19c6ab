import { seedSettings } from '#tests/support/seed/settings.ts'
import { readAllAgain } from '#tests/support/read-all-again.ts'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { seedPlan } from '#tests/support/seed/design-file.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { nobody, type Person } from '#tests/support/people.ts'
import { expectNone } from '#tests/support/promise-line.ts'
import { samplePdf } from '#tests/support/files/sample-pdf.ts'
import { openAccount, studioOf } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const DXF = readFileSync(new URL('../../demo/plan/floor-plan-sample.dxf', import.meta.url))
/** What Google's script does with our pages: it comes, and tells its host of a visit. */
const TAG = `fetch('https://region1.google-analytics.com/g/collect?v=2', { method: 'POST', mode: 'no-cors' })`
let client = nobody
let studio = nobody

beforeAll(async () => {
  client = await openAccount(street, 'Leilani')
  studio = await studioOf(street)
  await seedSettings(street.shop, 'general', { modelHosts: ['models.example'] })
  await seedSettings(street.shop, 'seo', { googleAnalyticsId: 'G-AB12CD34EF' })
})

test('pages that need the most are let do that, and nothing is refused', async () => {
  const requested: string[] = []
  const pages = [
    await turnModel(requested),
    await turnFramedModel(requested),
    await readPlans(client, '/account/design-requests', requested),
    await readPlans(studio, '/admin/design-requests', requested),
  ]
  expect(requested).toContain('www.googletagmanager.com')
  expect(requested).toContain('region1.google-analytics.com')
  expect(requested).toContain('models.example')
  const seen = pages.reduce((sum, each) => sum + each, 0)
  const { complaints } = street
  const figure = `${seen} pages with a model, a framed model, plans as PDF and DXF and a count by Google: ${complaints.length} violations of their policy`
  expectNone('P47', seen, figure, complaints)
})

/** A page of somebody for whom the other hosts answer, as far as the policy lets it ask them. */
async function pageFor(person: Person | undefined, requested: string[]): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, person)
  await page.route(/^https:/, (route) => {
    const { hostname } = new URL(route.request().url())
    requested.push(hostname)
    const isTag = hostname === 'www.googletagmanager.com'
    const answer = isTag
      ? { contentType: 'text/javascript', body: TAG }
      : { contentType: 'text/html', body: '<p>Turns</p>' }
    return route.fulfill({ status: 200, ...answer })
  })
  return page
}

async function turnModel(requested: string[]): Promise<number> {
  const page = await pageFor(undefined, requested)
  await page.goto(`/product/${await pieceNamed('Shoreline sofa')}?view=3d`)
  await page.getByRole('button', { name: 'Dimensions' }).waitFor({ timeout: 60_000 })
  await expect.poll(() => requested.includes('region1.google-analytics.com')).toBe(true)
  // A model goes on being drawn, which leaves the next page little of the machine.
  await page.context().close()
  return 1
}

async function turnFramedModel(requested: string[]): Promise<number> {
  const { db } = street.shop
  const id = await pieceNamed('Tidal curved sofa')
  const framed = { modelUrl: 'https://models.example/sofa.html', variantModels: {} }
  await db.update(products).set(framed).where(eq(products.id, id))
  await readAllAgain(street.shop)
  const page = await pageFor(undefined, requested)
  await page.goto(`/product/${id}?view=3d`)
  await page.locator('iframe[title="Tidal curved sofa in 3D"]').contentFrame().getByText('Turns').waitFor()
  return 1
}

async function readPlans(person: Person, place: string, requested: string[]): Promise<number> {
  const id = await seedRequest(street, client, { concepts: 1, evidence: true })
  const page = await pageFor(person, requested)
  const pdf = new Uint8Array(await samplePdf('The ground floor', 'The upper floor'))
  const plans = [
    { name: 'plan.pdf', contentType: 'application/pdf', bytes: pdf },
    { name: 'plan.dxf', contentType: 'application/octet-stream', bytes: new Uint8Array(DXF) },
  ]
  for (const plan of plans) {
    await seedPlan(street, client, id, plan)
    await page.goto(`${place}/${id}`)
    await page
      .getByRole('button', { name: /zoom in/i })
      .first()
      .waitFor({ timeout: 60_000 })
    await page.waitForLoadState('networkidle')
  }
  return plans.length
}

async function pieceNamed(name: string): Promise<string> {
  const [found] = await street.shop.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.name, name))
  return found?.id ?? ''
}
