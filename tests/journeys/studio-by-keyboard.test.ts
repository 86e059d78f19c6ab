import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { seedRequest } from '#tests/support/seed/design.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { expectFocusOn, keyboardOf, lookInto } from '#tests/support/street/keyboard.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { see } from '#tests/support/street/page-acts.ts'
import { prepareTour, type Tour } from '#tests/support/tour/tour.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const CONCEPT = readFileSync(new URL('../../demo/plan/floor-plan-sample.png', import.meta.url))
let tour: Tour
let toCheck = ''

beforeAll(async () => {
  tour = await prepareTour(street)
  toCheck = await seedRequest(street, tour.shopper, { evidence: true })
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })
const numberAt = (name: string) => numberOf(street, tour.stops.find((stop) => stop.name === name)?.path ?? '')

/** The studio at its dashboard, with a way to go anywhere by a few letters. */
async function atTheDesk() {
  const page = await street.visitor()
  const keyboard = keyboardOf(page)
  await visitAs(page, tour.studio)
  await page.goto('/admin/dashboard')
  await page.getByRole('region', { name: 'Today' }).waitFor()

  async function goTo(letters: string, to: string) {
    await keyboard.key('Control+K')
    await page.locator('dialog:modal').getByRole('combobox').waitFor()
    await page.keyboard.type(letters)
    await page.getByRole('option', { name: letters, selected: true }).waitFor()
    await keyboard.key('Enter')
    await keyboard.arriveAt(to)
  }
  return { page, keyboard, goTo }
}

test('orders, quotes and designs are worked through with a keyboard alone', async () => {
  const { page, keyboard, goTo } = await atTheDesk()
  await keyboard.follow(link(page, 'Orders'), '**/admin/orders')
  await keyboard.type(page.getByRole('searchbox'), 'leilani')
  await keyboard.pick(page.getByLabel('Payment evidence'), 'With')
  await page.waitForURL(/(?=.*\bhasEvidence=true\b).*\bsearch=leilani\b/)
  await keyboard.follow(link(page, await numberAt('admin-order')), '**/admin/orders/*')
  const status = button(page, /^Change status/)
  await lookInto(page, status, {
    item: page.getByRole('menuitemradio', { name: 'Shipped' }),
    leaveBy: 'Cancel',
  })
  await lookInto(page, button(page, 'Reject'))
  await keyboard.type(page.getByLabel('New note'), 'Gate code 12.')
  await keyboard.press(button(page, 'Add note'))
  await lookInto(page, button(page, 'Delete the note of Studio Admin'), { leaveBy: 'Cancel' })

  await goTo(await numberAt('admin-quote-desk'), '**/admin/orders/*')
  await keyboard.type(page.getByLabel('Shipping'), '175')
  await lookInto(page, link(page, 'Emails'), { leaveBy: 'Stay on this page' })
  await keyboard.press(button(page, 'Send quote'))
  await see(page, 'Quote sent')
  await expectFocusOn(button(page, 'Revise quote'))

  await goTo('Design requests', '**/admin/design-requests')
  await lookInto(page, button(page, /^Approve Payment of/), { leaveBy: 'Cancel' })
  await keyboard.key('Enter')
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Approve Payment' }))
  await see(page, 'Payment status updated to Paid')
  await keyboard.follow(link(page, `View ${await numberOf(street, toCheck)}`), `**/${toCheck}`)
  await lookInto(page, status, { item: page.getByRole('menuitemradio', { name: 'Declined' }) })
  await keyboard.choose(page.getByLabel('The drawing'), {
    name: 'concept.png',
    mimeType: 'image/png',
    buffer: CONCEPT,
  })
  await keyboard.press(button(page, 'Upload concept'))
  await see(page, 'Design concept uploaded successfully')
  await keyboard.type(page.getByRole('searchbox'), 'shoreline sofa')
  await lookInto(page, button(page, 'Add Shoreline sofa'), { leaveBy: 'Cancel' })
  expect(street.complaints).toEqual([])
})

test('products, packages, categories and stock are kept with a keyboard alone', async () => {
  const { page, keyboard, goTo } = await atTheDesk()
  await goTo('Products', '**/admin/products')
  await keyboard.type(page.getByRole('searchbox'), 'shoreline sofa')
  await page.waitForURL('**/admin/products?search=*')
  await lookInto(page, button(page, 'Delete Shoreline sofa'))
  await keyboard.goTo(page.getByRole('checkbox', { name: /Shoreline sofa/ }), 'Shift+Tab')
  await keyboard.key('Space')
  await lookInto(page, button(page, 'Sale'), { leaveBy: 'Cancel' })
  await keyboard.goTo(link(page, 'Edit Shoreline sofa'), 'Shift+Tab')
  await keyboard.key('Enter')
  await keyboard.arriveAt('**/admin/products/*/edit')
  await keyboard.type(page.getByLabel('Product name'), 'Shoreline sofa, long')
  await keyboard.press(button(page, 'Remove image 1'))
  await expectFocusOn(button(page, 'Remove image 1').or(page.getByLabel('Choose images')))
  await keyboard.press(button(page, 'Save changes'))
  await keyboard.arriveAt('**/admin/products?search=*')

  await goTo('Packages', '**/admin/packages')
  await lookInto(page, button(page, 'Delete One-bedroom package'))
  await keyboard.goTo(link(page, 'Edit One-bedroom package'), 'Shift+Tab')
  await keyboard.key('Enter')
  await keyboard.arriveAt('**/admin/packages/*/edit')
  await keyboard.type(page.getByLabel('Price', { exact: true }), '36,000')
  await keyboard.key('Enter')
  await keyboard.arriveAt('**/admin/packages')

  await goTo('Categories', '**/admin/categories')
  await keyboard.press(button(page, 'Add category'))
  await expectFocusOn(page.getByRole('textbox', { name: 'Name' }))
  await page.keyboard.type('Lamps')
  await keyboard.key('Enter')
  await see(page, '/lamps')
  await expectFocusOn(button(page, 'Add category'))
  await lookInto(page, button(page, 'Delete Lamps'), { leaveBy: 'Cancel' })

  await goTo('Inventory', '**/admin/inventory')
  const update = button(page, /^Update Stock of/).first()
  await lookInto(page, button(page, /^History of/).first())
  await keyboard.goTo(update, 'Shift+Tab')
  await keyboard.key('Enter')
  await expectFocusOn(page.getByLabel('Change'))
  await page.keyboard.type('3')
  await keyboard.key('Enter')
  await see(page, 'Stock updated')
  await expectFocusOn(update)
  expect(street.complaints).toEqual([])
})

test('people, letters, reports and settings are kept with a keyboard alone', async () => {
  const { page, keyboard, goTo } = await atTheDesk()
  await goTo('Users', '**/admin/users')
  await lookInto(page, button(page, 'Delete Leilani Akana'))
  await keyboard.goTo(link(page, 'Edit Leilani Akana'), 'Shift+Tab')
  await keyboard.key('Enter')
  await keyboard.arriveAt('**/admin/users/*/edit')
  await lookInto(page, button(page, 'Delete user'), { leaveBy: 'Cancel' })
  await keyboard.type(page.getByLabel('Phone'), '+1 808 555 0123')
  await keyboard.press(button(page, 'Save changes'))
  await keyboard.arriveAt('**/admin/users')

  await goTo('Emails', '**/admin/emails')
  await lookInto(page, page.getByRole('table', { name: 'Emails' }).getByRole('link'))
  await goTo('Sales Reports', '**/admin/sales')
  await keyboard.press(button(page, 'Export report'))
  await keyboard.goTo(button(page, 'Excel'))
  await keyboard.key('Escape')
  await expectFocusOn(button(page, 'Export report'))
  await keyboard.pick(page.getByLabel('Date range'), 'Today')
  await page.waitForURL('**/admin/sales?dateRange=today')

  await goTo('Audit log', '**/admin/audit')
  await keyboard.pick(page.getByLabel('What'), 'Order')
  await page.waitForURL('**/admin/audit?object=order')
  await goTo('Settings', '**/admin/settings')
  await keyboard.press(page.getByRole('tab', { selected: true }), 'ArrowRight')
  await expectFocusOn(page.getByRole('tab', { name: 'Shipping', selected: true }))
  await keyboard.type(page.getByLabel('Flat rate shipping'), '12.50')
  await keyboard.press(button(page, 'Save Changes'))
  await see(page, 'Settings saved successfully')
  await expectFocusOn(page.getByText('All changes saved'))

  await keyboard.goTo(link(page, 'Dashboard'), 'Shift+Tab')
  await keyboard.key('Enter')
  await keyboard.arriveAt('**/admin/dashboard')
  expect(street.complaints).toEqual([])
})

test('on a small laptop and on a tablet nothing of the back office is cut', async () => {
  const page = await street.visitor({ width: 1280, height: 720 })
  await visitAs(page, tour.studio)
  const width = (what: 'scrollWidth' | 'clientWidth') =>
    page.getByLabel('The page as shoppers would see it').evaluate((preview, side) => preview[side], what)

  await page.goto('/admin/content/home')
  await page.getByRole('heading', { name: 'Begin with a style' }).waitFor()
  expect(await width('scrollWidth')).toBe(await width('clientWidth'))
  const pages = page.getByRole('navigation', { name: 'Back office' })
  expect(await pages.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0)

  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/admin/money?view=due&state=due')
  const search = page.getByRole('searchbox', { name: 'Search number, name or email' })
  expect((await search.boundingBox())?.width).toBeGreaterThan(250)
})
