import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { ShippingAddress } from '#contract/orders/order.ts'
import { complaintsBeside, failures } from '#tests/support/street/failing-calls.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { pressOnly } from '#tests/support/street/page-acts.ts'
import { prepareTour, type Tour } from '#tests/support/tour/tour.ts'
import { studioOf, wanted } from '#tests/support/street/street-shopper.ts'
import { idInAddress, visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let tour: Tour

beforeAll(async () => {
  tour = await prepareTour(street)
})

const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

test('an address that a colleague changed meanwhile is shown, and what was typed is not lost', async () => {
  const page = await studioAt(pathOf('admin-order'))
  await pressOnly(page, 'Change address')
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Change address' })
  await dialog.getByLabel('City').fill('Hilo')
  const id = idInAddress(page)
  const noa = await studioOf(street)
  const { order } = await wanted(street, noa, 'GET /api/orders/:id', { params: { id } })
  const shippingAddress = ShippingAddress.parse({ ...order.shippingAddress, city: 'Lihue' })
  await wanted(street, noa, 'PUT /api/orders/:id', { params: { id }, body: { shippingAddress } })
  await save.click()
  await dialog.getByText(/Lihue, HI/).waitFor()
  expect(await dialog.getByLabel('City').inputValue()).toBe('Hilo')
  await save.click()
  await page.getByText('Delivery address changed').first().waitFor()
  await page
    .getByText(/^Hilo, HI/)
    .first()
    .waitFor()
  expect(street.complaints.splice(0)).toEqual([expect.stringContaining('status of 409')])
})

test('what fails in the back office leaves it as it was', async () => {
  const page = await studioAt(pathOf('admin-order'))
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  const answers = () => approve.count()
  await approve.waitFor()
  const windows = () => page.getByRole('dialog').count()
  await fails(page, 'Failed to reject payment: ', {
    call: /\/verify-payment$/,
    act: async () => {
      if ((await windows()) === 0) await pressOnly(page, 'Reject')
      await page.getByLabel('Reason').fill('It shows another amount.')
      await inDialog(page, 'Reject payment')
    },
    stored: answers,
  })
  await page.keyboard.press('Escape')
  await expect.poll(windows).toBe(0)
  await fails(page, 'Failed to approve payment: ', {
    call: /\/verify-payment$/,
    act: async () => {
      if ((await windows()) === 0) await pressOnly(page, 'Approve')
      await inDialog(page, 'Approve payment')
    },
    stored: answers,
  })

  await page.keyboard.press('Escape')
  await page.goto(pathOf('admin-user'))
  const firstName = page.getByLabel('First name')
  await firstName.fill('Malia')
  await fails(page, 'Failed to update user', {
    call: /\/api\/users\/admin\/[\da-f-]{36}$/,
    act: () => pressOnly(page, 'Save changes'),
    stored: () => firstName.inputValue(),
  })
  await firstName.fill('Leilani')
  await pressOnly(page, 'Delete user')
  await fails(page, 'Failed to delete user: ', {
    call: /\/api\/users\/admin\/[\da-f-]{36}$/,
    act: () => inDialog(page, 'Delete user'),
    stored: windows,
  })

  await page.goto(pathOf('admin-product'))
  const name = page.getByLabel('Product name')
  await name.fill('Reef sofa')
  await fails(page, 'Failed to create or update product', {
    call: /\/api\/products\/[\da-f-]{36}$/,
    act: () => pressOnly(page, 'Save changes'),
    stored: () => name.inputValue(),
  })

  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/admin/products')
  await page.getByRole('row').nth(1).waitFor()
  await fails(page, 'Failed to export products: ', {
    call: /\/api\/products\/export$/,
    act: () => pressOnly(page, 'Export'),
    stored: () => page.getByRole('row').count(),
  })
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await fails(page, 'Failed to delete product: ', {
    call: /\/api\/products\/[\da-f-]{36}$/,
    act: () => inDialog(page, 'Delete product'),
    stored: windows,
  })

  await page.goto('/admin/settings')
  const storeName = page.getByLabel('Store name')
  await storeName.fill('Lānai and daughters')
  await fails(page, 'Failed to save settings', {
    call: /\/api\/settings$/,
    act: () => pressOnly(page, 'Save Changes'),
    stored: () => storeName.inputValue(),
  })
  expect(complaintsBeside(street)).toEqual([])
})

type Failing = { call: RegExp; act: () => Promise<unknown>; stored: () => Promise<unknown> }

/** Does something that the shop answers without a word. */
async function fails(page: Page, words: string, { call, act, stored }: Failing): Promise<void> {
  const before = await stored()
  await page.route(call, failures['answers without a word'], { times: 1 })
  await act()
  await page
    .getByText(new RegExp(`^${words}`))
    .first()
    .waitFor()
  expect(await stored()).toEqual(before)
}

function pathOf(name: string): string {
  return tour.stops.find((stop) => stop.name === name)?.path ?? ''
}

async function studioAt(path: string): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, tour.studio)
  await page.goto(path)
  return page
}
