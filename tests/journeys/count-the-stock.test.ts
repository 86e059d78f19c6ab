import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { injectedCall } from '#tests/support/injected-call.ts'
import type { Person } from '#tests/support/people.ts'
import { expectFocusOn } from '#tests/support/street/keyboard.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { pressInWindow, pressOnly, see, windowOver } from '#tests/support/street/page-acts.ts'
import { studioOf } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let noa: Person

beforeAll(async () => {
  noa = await studioOf(street)
})

async function stockOf(search: string) {
  const { products } = await injectedCall(street.app, noa, 'GET /api/inventory', { query: { search } })
  const [product] = products
  const [first] = product?.units ?? []
  if (!product || !first) throw new Error(`Nothing is called ${search}`)
  return { ...product, first }
}

async function startCount(name: string): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, noa)
  await page.goto('/admin/inventory')
  await page.getByRole('link', { name: 'Count stock' }).click()
  await pressOnly(page, 'Start a count')
  await page.getByLabel('What is counted').fill(name)
  await pressInWindow(page, 'Start count')
  await page.waitForURL('**/admin/stocktakes/*')
  return page
}

test('stock is scanned, typed and read from a file, compared, applied, and told in the audit log', async () => {
  const sofa = await stockOf('LN-SOF-003')
  const chair = await stockOf('LN-SOF-005')
  const page = await startCount('Warehouse in November')

  // By keyboard alone, as a scanner types.
  const field = page.getByLabel('Scan or type a code')
  await expectFocusOn(field)
  await page.keyboard.type('LN-NONE\n')
  await see(page, 'LN-NONE was not counted. No piece has the code “LN-NONE”')
  for (const counted of [1, 2]) {
    await field.fill(`LN-SOF-003 ${sofa.first.variantKey}`)
    await field.press('Enter')
    await see(page, `${sofa.name}, ${sofa.first.finish}: ${counted} counted`)
  }
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)

  const csv = `Product code,Variant key,Counted,Reason\nLN-SOF-005,${chair.first.variantKey},${chair.first.stock + 900},Found behind the door\nLN-NONE,,1,\n`
  const file = { name: 'count.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.getByLabel('CSV file of counts', { exact: true }).setInputFiles(file)
  await windowOver(page).getByText('Row 3: No piece has the code “LN-NONE”').waitFor()
  await windowOver(page).getByText('+').first().waitFor()
  await pressInWindow(page, 'Save 1 count')
  await see(page, '1 count saved')

  await page.getByLabel('Lines').selectOption('Differences')
  const rows = page.locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(2)
  const typed = page.getByLabel(`Counted: ${sofa.name}, ${sofa.first.finish}`)
  await typed.fill('777')
  await typed.press('Enter')
  await see(page, 'Count saved')

  await pressOnly(page, 'Apply')
  await windowOver(page)
    .getByText(/^Differences: 2 of 2 counted/)
    .waitFor()
  await pressInWindow(page, 'Apply count')
  await see(page, /Applied .* by Studio Admin/)
  expect(await page.getByLabel('Scan or type a code').count()).toBe(0)
  expect((await stockOf('LN-SOF-003')).first.stock).toBe(sofa.first.stock + 777 - (await expectedOf(sofa)))
  expect((await stockOf('LN-SOF-005')).name).toBe(chair.name)

  await page.getByRole('link', { name: 'Audit log' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Applied the stocktake Warehouse in November' })
  await entry.getByText('2 lines').click()
  await entry.getByText(`Changed the stock of`).first().waitFor()
  await entry.getByRole('link', { name: sofa.name }).waitFor()
  await entry.getByRole('link', { name: 'Warehouse in November' }).click()
  await page.waitForURL('**/admin/stocktakes/*')
  // The code that nothing has.
  expect(street.complaints).toEqual([expect.stringContaining('400')])

  /** What should have stood there when it was counted, with what orders hold. */
  async function expectedOf({ name, first }: typeof sofa): Promise<number> {
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const ask = { params: { id }, query: { search: name } }
    const { lines } = await injectedCall(street.app, noa, 'GET /api/stocktakes/:id', ask)
    return lines.find(({ variantKey }) => variantKey === first.variantKey)?.expected ?? Number.NaN
  }
})
