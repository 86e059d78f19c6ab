import { readFileSync } from 'node:fs'
import { eq, isNotNull } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { designConcepts, designRequests, designRevisions } from '#server/db/schema/designs.ts'
import { products } from '#server/db/schema/products.ts'
import { chooseReceipt, pageOf, press, sendAgain, UNREACHED } from './checkout-steps.ts'
import { seedRequest } from '../seed/design.ts'
import type { Step } from './lost-line.ts'
import type { Person } from '#tests/support/people.ts'
import { productCsv } from '#tests/support/files/product-file.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import type { Street } from './street.ts'

type Shop = Pick<Street, 'app' | 'shop' | 'visitor'>

const PLAN = new URL('../../../demo/plan/floor-plan-sample.png', import.meta.url)
const picture = (name: string, buffer: Buffer = Buffer.from(sampleFiles.png)) => ({
  name,
  mimeType: 'image/png',
  buffer,
})
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').first().setInputFiles(file)

/** The steps of a design, from its plan to its concepts. */
export function designSteps(street: Shop, client: Person, studio: Person): Step[] {
  const { db } = street.shop
  const paid = { paymentStatus: 'paid', evidence: true } as const
  const changes = (page: Page) => page.getByLabel('What would you like changed?')
  return [
    {
      name: 'plan and questionnaire',
      type: async () => {
        const page = await pageOf(street, client, '/custom-design')
        await page.getByLabel('Notes').fill('The dog sleeps in the living room.')
        await page.getByLabel('Dining room').check()
        await choose(page, picture('plan.png', readFileSync(PLAN)))
        await page.getByText('plan.png', { exact: true }).waitFor()
        return page
      },
      call: '**/api/design-requests',
      send: (page) => press(page, /^(Send your floor plan|Try Again)$/),
      says: UNREACHED,
      typed: async (page) => [
        await page.getByLabel('Notes').inputValue(),
        await page.getByLabel('Dining room').isChecked(),
        (await page.getByText('plan.png', { exact: true }).count()) > 0,
      ],
      done: (page) => page.waitForURL('**/custom-design/confirmation/*'),
      count: () => db.$count(designRequests, eq(designRequests.userId, client.id)),
    },
    {
      name: 'evidence of the fee',
      type: async () => {
        const page = await pageOf(
          street,
          client,
          `/checkout/design-request/${await seedRequest(street, client)}`,
        )
        await chooseReceipt(page)
        return page
      },
      call: '**/payment-evidence',
      send: sendAgain,
      says: UNREACHED,
      typed: (page) => page.getByText('receipt.pdf').count(),
      done: (page) => page.getByText(/Uploaded on/).waitFor(),
      count: () => db.$count(designRequests, isNotNull(designRequests.evidenceFileId)),
    },
    {
      name: 'revision',
      type: async () => {
        const id = await seedRequest(street, client, { ...paid, status: 'review', concepts: 1 })
        const page = await pageOf(street, client, `/account/design-requests/${id}`)
        await changes(page).fill('The table should be round.')
        return page
      },
      call: '**/revisions',
      send: (page) => press(page, 'Request a revision'),
      says: UNREACHED,
      typed: (page) => changes(page).inputValue(),
      done: (page) => page.getByText('Revision request submitted successfully').waitFor(),
      count: () => db.$count(designRevisions),
    },
    {
      name: 'concept',
      type: async () => {
        const id = await seedRequest(street, client, { ...paid, status: 'in_progress' })
        const page = await pageOf(street, studio, `/admin/design-requests/${id}`)
        await choose(page, picture('concept.png'))
        await page.getByLabel('Notes').fill('The sofa turns to the sea.')
        return page
      },
      call: '**/concepts',
      send: (page) => press(page, 'Upload concept'),
      says: /Failed to upload concept/,
      typed: async (page) => [
        await page.getByLabel('Notes').inputValue(),
        await page.getByText('concept.png').count(),
      ],
      done: (page) => page.getByText('Design concept uploaded successfully').first().waitFor(),
      count: () => db.$count(designConcepts),
    },
  ]
}

/** The forms of the back office that bring files. */
export function studioSteps(street: Shop, studio: Person): Step[] {
  const { db } = street.shop
  const fields = ['Product name', 'Product code', 'Price', 'Stock quantity']
  const values = ['Hala chair', 'LN-CHA-900', '1450', '4']
  const field = (page: Page, label = '') => page.getByLabel(label, { exact: true })
  return [
    {
      name: 'product with pictures',
      type: async () => {
        const page = await pageOf(street, studio, '/admin/products/new')
        for (const [at, label] of fields.entries()) await field(page, label).fill(values[at] ?? '')
        await field(page, 'Description').fill('A low chair with a woven seat.')
        await field(page, 'Category').selectOption('chair')
        const pictures = [picture('front.png'), picture('back.png')]
        await page.locator('input[name=images]').setInputFiles(pictures)
        await page.getByLabel('Description of image 2').fill('From behind')
        return page
      },
      call: '**/api/products',
      send: (page) => press(page, /^Add product$/),
      says: /Failed to create or update product/,
      typed: async (page) => [
        ...(await Promise.all(
          [...fields, 'Description', 'Category'].map((label) => field(page, label).inputValue()),
        )),
        await page.getByLabel('Description of image 2').inputValue(),
      ],
      done: (page) => page.waitForURL('**/admin/products'),
      count: () => db.$count(products),
    },
    {
      name: 'import',
      type: async () => {
        const page = await pageOf(street, studio, '/admin/products/bulk-import')
        const rows = Buffer.from(productCsv([{ productCode: 'LN-CHA-901' }]))
        const list = { name: 'fall-list.csv', mimeType: 'text/csv', buffer: rows }
        await page.getByLabel('CSV file of products', { exact: true }).setInputFiles(list)
        await press(page, 'Check the file')
        await page.getByRole('heading', { name: 'What this file would do' }).waitFor()
        return page
      },
      call: '**/api/products/bulk-import',
      send: (page) => press(page, /^(Import 1 product|Try Again)$/),
      says: /An error occurred during import|We could not reach the shop/,
      typed: async (page) => (await page.getByText('fall-list.csv').count()) > 0,
      done: (page) => page.getByRole('heading', { name: 'Import results' }).waitFor(),
      count: () => db.$count(products),
    },
  ]
}
