import { eq, isNotNull } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { orders } from '#server/db/schema/orders.ts'
import type { Step } from './lost-line.ts'
import type { Person } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { fillCart, placeOrder } from './street-shopper.ts'
import type { Street } from './street.ts'
import { fillShipping, visitAs } from './walks.ts'

type Shop = Pick<Street, 'app' | 'shop' | 'visitor'>

export const UNREACHED = /We could not reach the shop/
const RECEIPT = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf) }

export async function pageOf(street: Shop, person: Person, path: string): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, person)
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
export const chooseReceipt = (page: Page) => page.locator('input[type=file]').setInputFiles(RECEIPT)
export const sendAgain = (page: Page) => press(page, /^(Upload|Try Again)$/)

/** The steps of a checkout, from the address to the evidence of its payment. */
export function checkoutSteps(street: Shop, person: Person): Step[] {
  const { db } = street.shop
  const ordersOf = () => db.$count(orders, eq(orders.userId, person.id))
  return [
    {
      name: 'address, payment method and order',
      type: async () => {
        await fillCart(street, person)
        const page = await pageOf(street, person, '/shipping')
        await fillShipping(page)
        await page.getByRole('radio', { name: /Cheque/ }).check()
        return page
      },
      call: '**/api/orders',
      send: (page) => press(page, /^(Place Order|Try Again)$/),
      says: UNREACHED,
      typed: async (page) => [
        await page.getByRole('radio', { name: /Cheque/ }).isChecked(),
        await page.getByText('98 Kailua Road').count(),
        await page.evaluate(() => localStorage.getItem('shippingAddress')),
      ],
      findsOut: true,
      done: (page) =>
        page
          .getByText(/We have your order|Order was created/)
          .first()
          .waitFor(),
      count: ordersOf,
    },
    {
      name: 'statement of a payment',
      type: async () => {
        const { _id: id } = await placeOrder(street, person)
        const page = await pageOf(street, person, `/payment/${id}?tab=cheque`)
        await page.getByLabel('Reference (optional)').fill('1042')
        return page
      },
      call: '**/api/orders/*/pay',
      send: (page) => press(page, 'I have paid'),
      says: UNREACHED,
      typed: (page) => page.getByLabel('Reference (optional)').inputValue(),
      done: (page) => page.getByText('that you have paid by Cheque, reference 1042.').waitFor(),
      count: ordersOf,
      makes: 0,
    },
    {
      name: 'evidence',
      type: async () => {
        const { _id: id } = await placeOrder(street, person)
        const page = await pageOf(street, person, `/payment/${id}`)
        await chooseReceipt(page)
        return page
      },
      call: '**/payment-evidence',
      send: sendAgain,
      says: /Failed to upload payment evidence/,
      typed: (page) => page.getByText(RECEIPT.name).count(),
      done: (page) => page.getByText(/Uploaded on/).waitFor(),
      count: () => db.$count(orders, isNotNull(orders.evidenceFileId)),
    },
  ]
}
