import { readAllAgain } from '#tests/support/read-all-again.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const NAME = 'Shoreline sofa'

const in3d = (page: Page) => page.getByRole('button', { name: 'View in 3D', exact: true })
const lines = (page: Page) => page.getByRole('button', { name: 'Dimensions' })
const finish = (page: Page, name: string) => page.locator('label', { hasText: name })

test('a piece found in a list is turned, dressed and measured in 3D, whose code comes only when asked for', async () => {
  const page = await street.visitor()
  const requested = noteRequests(page)
  await page.goto(`/category/all?search=${encodeURIComponent(NAME)}`)
  await page.getByRole('link', { name: NAME }).first().click()
  await page.getByRole('heading', { level: 1, name: NAME, exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => /model-viewer|model-panel|\.glb/.test(url))).toEqual([])

  await in3d(page).click()
  await page.waitForURL((url) => url.searchParams.get('view') === '3d')
  await lines(page).waitFor({ timeout: 60_000 })
  expect(requested.filter((url) => url.includes('.glb'))).toHaveLength(1)

  await expect.poll(() => worn(page)).toContain('fabric:linen')
  await finish(page, 'Indigo linen').click()
  await expect.poll(() => worn(page)).toContain('fabric:indigo')
  expect(await worn(page)).not.toContain('fabric:linen')
  await expect.poll(() => new URL(page.url()).searchParams.get('finish')).toBe('indigo')

  await lines(page).click()
  await page.getByText('Width 89.8 in (228 cm), depth 37.4 in (95 cm), height 35 in (89 cm)').waitFor()
  await expect.poll(() => page.locator('.dimension-line').count()).toBe(3)
  const before = await page.locator('.dimension-line').first().getAttribute('d')
  await page.locator('model-viewer .userInput').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.locator('.dimension-line').first().getAttribute('d')).not.toBe(before)
  expect(await violationsOn(page)).toEqual([])

  await lines(page).click()
  await expect.poll(() => page.locator('.dimension-line').count()).toBe(0)
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  await expect.poll(() => page.locator('model-viewer').count()).toBe(0)
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBeNull()
  expect(requested.filter((url) => !url.startsWith(street.address) && !/^(blob|data):/.test(url))).toEqual([])
  expect(street.complaints).toEqual([])
})

test('a link opens a piece in 3D and in its finish, and a computer hands it on to a phone', async () => {
  const page = await street.visitor()
  const { id } = await piece()
  await page.goto(`/product/${id}?view=3d&finish=indigo`)
  await lines(page).waitFor({ timeout: 60_000 })
  await expect.poll(() => worn(page)).toContain('fabric:indigo')
  await expect.poll(() => page.getByRole('radio', { name: 'Indigo linen' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'View in your room' }).click()
  const dialog = page.getByRole('dialog', { name: 'View in your room' })
  await dialog.getByRole('img', { name: `QR code with the address of ${NAME} in 3D` }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(street.complaints).toEqual([])
})

test('a model that does not come says so, and comes when it is tried again', async () => {
  const page = await street.visitor()
  const { id } = await piece()
  await page.route(/\.glb/, (route) => route.abort())
  await page.goto(`/product/${id}?view=3d`)
  await page.getByText('Failed to load the 3D view').waitFor({ timeout: 60_000 })
  await page.unroute(/\.glb/)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await lines(page).waitFor({ timeout: 60_000 })
  await expect.poll(() => worn(page)).toContain('fabric:linen')
})

test('a browser that cannot draw in 3D is told so, and keeps the pictures', async () => {
  const page = await street.visitor()
  const { id } = await piece()
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(`/product/${id}`)
  await in3d(page).click()
  await page.getByText('This browser cannot show 3D').waitFor()
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  await page
    .getByRole('button', { name: /view larger/ })
    .first()
    .waitFor()
  expect(street.complaints).toEqual([])
})

test('a page with a model is shown in a frame without rights; one on a host that nobody listed is refused', async () => {
  const { shop } = street
  const { id } = await piece('Tidal curved sofa')
  const show = async (modelUrl: string) => {
    await shop.db.update(products).set({ modelUrl, variantModels: {} }).where(eq(products.id, id))
    await readAllAgain(shop)
  }
  const tries = `<h1>A sofa that turns</h1><script>
      let reached = 'nothing'
      try { reached = parent.document.title } catch {}
      document.body.append('Reached: ' + reached)
    </script>`
  await shop.files.put('models/turning-sofa.html', Buffer.from(tries))
  await show('/models/turning-sofa.html')
  const page = await street.visitor()
  await page.goto(`/product/${id}`)
  await expect.poll(() => page.locator('iframe').count()).toBe(0)
  await in3d(page).click()
  const frame = page.locator('iframe[title="Tidal curved sofa in 3D"]')
  await expect.poll(() => frame.getAttribute('sandbox')).toBe('allow-scripts')
  await frame.contentFrame().getByRole('heading', { name: 'A sofa that turns' }).waitFor()
  await frame.contentFrame().getByText('Reached: nothing').waitFor()
  expect(street.complaints).toEqual([])

  await show('https://models.example/sofa.html')
  await page.goto(`/product/${id}?view=3d`)
  await page.getByText('This 3D view cannot be shown here').waitFor()
  expect(street.complaints.join()).toContain('frame-src')
})

/** Every address that a page asks for, and those that its frames and workers do. */
function noteRequests(page: Page): string[] {
  const requested: string[] = []
  page.context().on('request', (request) => requested.push(request.url()))
  return requested
}

async function piece(name = NAME): Promise<{ id: string }> {
  const [found] = await street.shop.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.name, name))
  if (!found) throw new Error(`The demo has no ${name}`)
  return found
}

/** The materials that the model wears, by their names in its file. */
function worn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Viewer = HTMLElement & { model: { materials: { name: string; isActive: boolean }[] } }
    const { materials } = (document.querySelector('model-viewer') as Viewer).model
    return materials.filter(({ isActive }) => isActive).map(({ name }) => name)
  })
}

/** What axe finds wrong, once nothing moves. */
async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const look = () =>
    page.evaluate(async () => {
      type Axe = { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      const { violations } = await (window as unknown as { axe: Axe }).axe.run()
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
    })
  const found = await look()
  if (found.length === 0) return found
  await page.waitForTimeout(1500)
  return look()
}
