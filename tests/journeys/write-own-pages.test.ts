import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { injectedCall } from '#tests/support/injected-call.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import type { Person } from '#tests/support/people.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { openWindow, pressInWindow, pressOnly, see, windowOver } from '#tests/support/street/page-acts.ts'
import { studioOf } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let noa: Person

beforeAll(async () => {
  noa = await studioOf(street)
})

async function open(path: string, person?: Person): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, person)
  await page.goto(path)
  return page
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const isFilled = ({ firstElementChild: drawn, clientWidth }: HTMLElement) =>
  (drawn?.getBoundingClientRect().width ?? 0) > clientWidth - 1
const preview = (page: Page) => page.getByRole('region', { name: 'The page as shoppers would see it' })

test('an owner tells a story of their own, and goes back to the original', async () => {
  const page = await open('/admin/content', noa)
  await page.getByRole('link', { name: 'Our story', exact: true }).click()
  await see(preview(page), 'The room with one wall missing')
  expect(await preview(page).evaluate(isFilled)).toBe(true)
  await text(page).fill('## Since {founded}\n\nWe are **{storeName}**.\n\n{nonsense}')
  await pressOnly(page, 'Save draft')
  await see(page, '{nonsense} is no fact of the shop: choose from the list')
  await text(page).fill('## Since {founded}\n\nWe are **{storeName}**. <script>window.ran = 1</script>')
  await see(preview(page), 'Since 2002')
  await pressOnly(page, 'Save and publish')
  await see(page, 'Page published')
  await see(page, 'Version 1: Our story')

  const shopper = await open('/our-story')
  await see(shopper, 'We are Lānai. <script>window.ran = 1</script>')
  expect(await shopper.getByRole('heading', { name: 'Since 2002' }).count()).toBe(1)
  expect(await shopper.getByText('The room with one wall missing').count()).toBe(0)
  expect(await shopper.evaluate(() => 'ran' in window)).toBe(false)

  await openWindow(page, 'Back to the original')
  await pressInWindow(page, 'Back to the original')
  await see(page, 'The original is back')
  await shopper.reload()
  await see(shopper, 'The room with one wall missing')
})

test('an owner puts a picture into a text once it says what it shows, and loses no word of it', async () => {
  const page = await open('/admin/content/our-story', noa)
  await text(page).fill('Come in.')
  await openWindow(page, 'Add a picture')
  const picture = { name: 'door.png', mimeType: 'image/png', buffer: Buffer.from(sampleFiles.png) }
  await windowOver(page).locator('input[type=file]').setInputFiles(picture)
  await windowOver(page).getByRole('radio', { checked: true }).waitFor({ state: 'attached' })
  await pressInWindow(page, 'Add picture')
  await see(windowOver(page), 'Say what it shows, for those who cannot see it')
  await windowOver(page).getByLabel('What it shows').fill('Our door')
  await pressInWindow(page, 'Add picture')
  await expect.poll(() => text(page).inputValue()).toContain('![Our door](')
  expect(await text(page).inputValue()).toContain('Come in.')
})

test('an owner adds a page, which stands in the footer until it is deleted', async () => {
  const page = await open('/admin/content', noa)
  await openWindow(page, 'Add page')
  await page.getByRole('textbox', { name: 'Title' }).fill('Visit us')
  await pressInWindow(page, 'Add page')
  await page.waitForURL('**/admin/content/visit-us')
  await text(page).fill('Come by at {address}.')
  await pressOnly(page, 'Save draft')
  await see(page, 'Draft saved')
  expect((await fetch(`${street.address}/pages/visit-us`)).status).toBe(404)
  await pressOnly(page, 'Publish')
  await see(page, 'Page published')

  const shopper = await open('/category/all')
  await shopper.getByRole('contentinfo').getByRole('link', { name: 'Visit us' }).click()
  await shopper.getByRole('heading', { name: 'Visit us', level: 1 }).waitFor()
  await see(shopper, 'Come by at 1200 Ala Moana Boulevard')
  expect(await shopper.title()).toBe('Visit us · Lānai')

  await page.goto('/admin/content')
  await openWindow(page, 'Delete Visit us')
  await pressInWindow(page, 'Delete page')
  await see(page, 'Page deleted successfully')
  await shopper.goto('/category/all')
  expect(await shopper.getByRole('contentinfo').getByRole('link', { name: 'Visit us' }).count()).toBe(0)
  expect((await fetch(`${street.address}/pages/visit-us`)).status).toBe(404)
})

test('who comes second sees both texts, and decides', async () => {
  const page = await open('/admin/content/returns', noa)
  await text(page).fill('My own words.')
  const body = { title: 'Returns', body: 'Their words.', version: 0 }
  await injectedCall(street.app, noa, 'PUT /api/content/:slug', { params: { slug: 'returns' }, body })
  await pressOnly(page, 'Save draft')
  const both = page.getByRole('region', { name: 'Saved meanwhile' })
  await see(both, 'Their words.')
  await see(both, 'My own words.')
  await pressOnly(page, 'Save draft')
  await see(page, 'Draft saved')
  await expect.poll(() => both.count()).toBe(0)
})

test('an owner writes the words of a letter, looks at it, and goes back to the original', async () => {
  const page = await open('/admin/emails', noa)
  await page.getByRole('link', { name: 'Words of letters' }).click()
  await page.getByRole('link', { name: 'Quote expired', exact: true }).click()
  await page.getByLabel('Subject').fill('{orderRef} has ended, {firstName}')
  await text(page).fill('Aloha {firstName}, {nonsense}')
  await pressOnly(page, 'Save letter')
  await see(page, 'This letter has no placeholder {nonsense}')
  await text(page).fill('Aloha {firstName}, ask us anew at any time.')
  await openWindow(page, 'Preview')
  await see(page, 'LN-1042 has ended, Leilani')
  await see(page.frameLocator('iframe').locator('body'), 'ask us anew at any time')
  await page.keyboard.press('Escape')
  await pressOnly(page, 'Save letter')
  await see(page, 'Letter saved')
  await pressOnly(page, 'Use the original')
  await see(page, 'The original words are back')
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Your quote {orderRef} has ended')
})
