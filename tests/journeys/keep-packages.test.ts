import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { injectedCall } from '#tests/support/injected-call.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { expectFocusOn } from '#tests/support/street/keyboard.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { pressOnly, see } from '#tests/support/street/page-acts.ts'
import type { Person } from '#tests/support/people.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import {
  openAccount,
  placePackageOrder,
  sellAtListPrices,
  studioOf,
} from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let noa: Person

beforeAll(async () => {
  await sellAtListPrices(street)
  noa = await studioOf(street)
})

async function openAsStudio(path: string): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, noa)
  await page.goto(path)
  return page
}

/** The page as it is drawn for everybody. */
const drawn = async (path: string) => (await fetch(street.address + path)).text()

async function namesStored(): Promise<string[]> {
  const { packages } = await injectedCall(street.app, noa, 'GET /api/packages/managed')
  return packages.map(({ name }) => name)
}

test('a price that is changed stands in the header of every page at once', async () => {
  expect(await drawn('/category/sofa')).toContain('$35,888')
  const page = await openAsStudio('/admin/packages')
  await page.getByRole('link', { name: 'Edit One-bedroom package' }).click()
  await page.getByLabel('Price', { exact: true }).fill('36,000')
  await pressOnly(page, 'Save changes')
  await see(page, 'Package saved')
  await see(page, '$36,000.00')
  const html = await drawn('/category/sofa')
  expect(html).toContain('$36,000')
  expect(html).not.toContain('$35,888')
  expect(street.complaints).toEqual([])
})

test('a package that was found by a search leads back to it', async () => {
  const page = await openAsStudio('/admin/packages?search=bedroom')
  await page.getByRole('link', { name: 'One-bedroom package', exact: true }).click()
  await pressOnly(page, 'Save changes')
  await page.waitForURL('**/admin/packages?search=bedroom')
  expect(street.complaints).toEqual([])
})

test('packages are put in another order, which the shop keeps', async () => {
  const page = await openAsStudio('/admin/packages')
  const names = () => page.locator('tbody tr td:first-child a').allTextContents()
  const down = page.getByRole('button', { name: 'Move One-bedroom package down' })
  await down.waitFor()
  const [first, second, ...others] = await names()
  await down.click()
  await expect.poll(names).toEqual([second, first, ...others])
  await expectFocusOn(down)
  await pressOnly(page, 'Move One-bedroom package up')
  await expectFocusOn(down)
  await down.click()
  await expect.poll(namesStored).toEqual([second, first, ...others])
  await page.reload()
  await expect.poll(names).toEqual([second, first, ...others])
  await pressOnly(page, 'Move One-bedroom package up')
  await expect.poll(names).toEqual([first, second, ...others])

  await page.route('**/api/packages/*/place', (route) => route.fulfill({ status: 502, json: {} }))
  await down.click()
  await see(page, 'Failed to move package: Please try again.')
  await expect.poll(names).toEqual([first, second, ...others])
})

test('a package is written, refused, completed and sold', async () => {
  const page = await openAsStudio('/admin/packages/new')
  await pressOnly(page, 'Add package')
  await see(page, '8 things need your attention')
  await page.getByText('Full Home Packages').click()
  await page.getByLabel('Package name').fill('Moana package')
  await page.getByLabel('Price', { exact: true }).fill('2,450')
  await page.getByLabel('Summary').fill('Two chairs by the sea.')
  await page.getByLabel('Description', { exact: true }).fill('What a morning on the lānai needs.')
  const image = { name: 'room.png', mimeType: 'image/png', buffer: Buffer.from(sampleFiles.png) }
  await page.locator('input[name=images]').setInputFiles(image)
  await page.getByLabel('Room name').fill('Lānai')
  await pressOnly(page, 'Add piece')
  await page.getByRole('searchbox').fill('lounge chair')
  await page.getByRole('button', { name: /Lānai lounge chair/ }).click()
  await page.getByLabel('Quantity of Lānai lounge chair').fill('2')
  await pressOnly(page, 'Add something outside the catalog')
  await page.getByLabel('What it is').fill('Potted palm')
  await pressOnly(page, 'Add package')
  await see(page, 'Package added')
  await page.getByRole('link', { name: 'Moana package', exact: true }).waitFor()
  const html = await drawn('/designer-packages/moana-package')
  for (const words of ['Moana package', '$2,450', 'Lānai lounge chair', 'Potted palm'])
    expect(html).toContain(words)
  expect(street.complaints).toEqual([])
})

test('an order is noted about and packed', async () => {
  const kai = await openAccount(street, 'Kai')
  const { _id } = await placePackageOrder(street, kai, 'minimalist')
  const page = await openAsStudio(`/admin/orders/${_id}`)
  await page.getByLabel('New note').fill('Gate code 12.')
  await pressOnly(page, 'Add note')
  await see(page, /Studio Admin, /)
  await pressOnly(page, 'Delete the note of Studio Admin')
  await pressOnly(page, 'Delete note')
  await see(page, 'Note deleted')

  const download = page.waitForEvent('download')
  await pressOnly(page, 'Packing slip PDF')
  const file = await download
  expect(file.suggestedFilename()).toBe(`packing-slip-${await numberOf(street, _id)}.pdf`)
  const slip = readPdf(await readFile(await file.path())).join('\n')
  for (const words of ['Packing slip', 'Minimalist package', 'Dining area']) expect(slip).toContain(words)
  expect(slip).not.toContain('$')
  expect(street.complaints).toEqual([])
})
