import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seedProduct } from '#tests/support/seed/product.ts'
import { standing } from '#tests/support/seed/board.ts'
import { nobody } from '#tests/support/people.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import {
  areSaved,
  comeBack,
  deskOf,
  OTHER,
  piece,
  placeOf,
  press,
  SOFA,
  withPlan,
  xOf,
} from '#tests/support/street/saved-plan.ts'
import { wanted } from '#tests/support/street/street-shopper.ts'

const street = openStreet()
const TAKEN_BACK = 'The last change could not be saved and was taken back'

test('a line that is lost while a piece is dragged loses nothing, and what waited is saved once', async () => {
  const { person, stored } = await withPlan(street)
  const page = await deskOf(street, person)
  const { x, y, width, height } = (await piece(page, SOFA).locator('[data-body]').boundingBox())!
  await page.mouse.move(x + width / 5, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 5, y + height / 2 - 20, { steps: 4 })
  await page.context().setOffline(true)
  await page.mouse.move(x + width / 5, y + height / 2 - 60, { steps: 4 })
  await page.mouse.up()
  await page.getByText('Not saved yet, stored on this device').waitFor()
  const dragged = await placeOf(page)
  expect((await stored()).content.pieces[SOFA]?.y).toBe(3000)
  await page.context().setOffline(false)
  await areSaved(page)
  const { revision, content } = await stored()
  expect(revision).toBe(1)
  expect(content.pieces[SOFA]?.y).toBeLessThan(3000)
  expect(await placeOf(page)).toBe(dragged)
})

test('a board that a newer page wrote is not drawn over, and what was changed here stays', async () => {
  const { person, id, stored } = await withPlan(street)
  const page = await deskOf(street, person)
  const newer = { success: true, board: { _id: id, name: 'Our room', revision: 7, content: { format: 2 } } }
  await page.route(`**/api/boards/${id}?since=*`, (route) => route.fulfill({ json: newer }))
  await comeBack(page)
  const reload = page.getByRole('button', { name: 'Reload', exact: true })
  await reload.waitFor()
  await press(page, 'ArrowRight')
  const waiting = () => page.evaluate(() => localStorage.getItem('roomPlan') ?? '')
  await expect.poll(waiting).toContain('"x":1851')
  expect((await stored()).revision).toBe(0)
  await page.unroute(`**/api/boards/${id}?since=*`)
  await reload.click()
  await expect.poll(async () => xOf((await stored()).content)).toBe(1851)

  const other = await page.context().newPage()
  await other.goto('/our-story')
  await other.evaluate((key) => {
    const { saved: _inShop, ...plan } = JSON.parse(localStorage.getItem(key)!)
    localStorage.setItem(key, JSON.stringify({ ...plan, board: { ...plan.board, format: 2 } }))
  }, 'roomPlan')
  await reload.waitFor()
  await page.getByText('Not saved yet, reload this page').waitFor()
  await press(page, 'ArrowRight')
  expect(await waiting()).toContain('"format":2')
})

test.each([
  [400, 'board_unsound', 'A board has room for 256 KB. Nothing was saved.'],
  [400, 'validation_failed', TAKEN_BACK],
  [413, 'too_large', TAKEN_BACK],
])(
  'what the shop cannot save is taken back with its reason, and the work goes on: %i %s',
  async (status, code, message) => {
    const { person, id, stored } = await withPlan(street)
    const page = await deskOf(street, person)
    const before = await placeOf(page)
    const json = { success: false, code, message: 'A board has room for 256 KB. Nothing was saved.' }
    const call = `**/api/boards/${id}`
    await page.route(call, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status, json }) : route.continue(),
    )
    await press(page, 'ArrowRight')
    await page.getByRole('alert').filter({ hasText: message }).waitFor()
    await expect.poll(() => placeOf(page)).toBe(before)
    expect((await stored()).revision).toBe(0)
    await page.unroute(call)
    await press(page, 'ArrowRight')
    await expect.poll(async () => (await stored()).revision).toBe(1)
    expect(await placeOf(page)).not.toBe(before)
  },
)

test('a piece that is no longer sold stands as a box by its number, and is taken away by its fields', async () => {
  const { person, id, stored } = await withPlan(street)
  const gone = await seedProduct(street.shop.db, { name: 'Old stool', state: 'archived' })
  const value = { ...standing(gone, 1000), y: 3000 }
  const edits = [{ of: 'pieces' as const, id: 'goneaaaa', value }]
  const body = { revision: 0, attempt: randomUUID(), edits }
  await wanted(street, person, 'PUT /api/boards/:id', { params: { id }, body })
  const page = await deskOf(street, person)
  await expect.poll(() => placeOf(page, 'goneaaaa')).toMatch(/^1\. No longer sold, /)
  expect(await placeOf(page, SOFA)).toMatch(/^2\. Shoreline sofa, /)
  const checks = page.getByRole('region', { name: 'Checks' })
  await checks.getByText('Shoreline sofa and Shoreline sofa stand in the same place.').waitFor()
  expect(await checks.getByText(/a piece/i).count()).toBe(0)
  await piece(page, 'goneaaaa').focus()
  await page.getByRole('heading', { name: 'No longer sold' }).waitFor()
  await page.getByRole('button', { name: 'Take away' }).click()
  await expect.poll(async () => Object.keys((await stored()).content.pieces)).toEqual([SOFA, OTHER])
})

test('a package that cannot be read is said to be, and a piece of it that is not sold is left out', async () => {
  const page = await deskOf(street, (await withPlan(street)).person)
  await page.route('**/api/packages/modern', (route) => route.abort())
  await page.goto('/plan-your-room?package=modern')
  await page.getByText(/^The pieces could not be placed\./).waitFor()
  await page.unroute('**/api/packages/modern')

  const found = await wanted(street, nobody, 'GET /api/packages/:id', { params: { id: 'modern' } })
  const [first] = Object.values(found.package.roomBreakdown).flat()
  const away = { success: false, code: 'product_not_found', message: 'Product not found' }
  await page.route(`**/api/products/${first!.product}`, (route) => route.fulfill({ status: 404, json: away }))
  await page.goto('/plan-your-room?package=modern')
  await expect.poll(() => page.locator('[data-piece]').count()).toBeGreaterThan(2)
})
