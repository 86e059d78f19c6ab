import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents } from '#server/db/schema/documents.ts'
import { emails } from '#server/db/schema/emails.ts'
import { pdfText } from '#tests/support/files/pdf-text.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { nobody, type Person } from '#tests/support/people.ts'
import { readAllAgain } from '#tests/support/read-all-again.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { openStop } from '#tests/support/street/open-stop.ts'
import { pressInWindow, pressOnly, see, windowOver } from '#tests/support/street/page-acts.ts'
import { openAccount, orderThese, wanted } from '#tests/support/street/street-shopper.ts'
import { startStreet, type Street } from '#tests/support/street/street.ts'
import { visitAs } from '#tests/support/street/walks.ts'
import { stopsWith, type Stop } from '#tests/support/tour/tour-stops.ts'

const NAME = 'Hale Nani ʻŌhiʻa'
const EXAMPLE = /l[aā]nai/i
/** Of the demo alone; and the audit log, which says what was before. */
const notHere = /visit-us|one-bedroom|audit/
const admin = { email: 'kai@halenani.com', password: 'a-quiet-studio-morning' }

let street: Street
let owner: Person
let shopper: Person

beforeAll(async () => {
  street = await startStreet(async () => undefined, { DEMO: 'off', ADMIN_EMAIL: admin.email })
  const { token, user } = await wanted(street, nobody, 'POST /api/users/login', { body: admin })
  owner = { ...user, id: user._id, token }
}, 120_000)
afterAll(() => street.close(), 60_000)

async function openAs(person: Person | undefined): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, person)
  return page
}

async function fill(page: Page, tab: string, values: Record<string, string>) {
  await page.goto(`/admin/settings?tab=${tab}`)
  const panel = page.locator('[role=tabpanel]:not([hidden])')
  for (const [name, value] of Object.entries(values)) await panel.locator(`[name="${name}"]`).fill(value)
  await pressOnly(page, 'Save Changes')
  await see(page, 'Settings saved successfully')
}

/** All that people and search engines read of a page. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = ['alt', 'title', 'aria-label', 'placeholder', 'content']
    const parts = [...document.querySelectorAll('*')].flatMap((element) => [
      ...named.map((name) => element.getAttribute(name) ?? ''),
      'value' in element ? String(element.value) : '',
    ])
    return [document.title, document.body.innerText, ...parts].join('\n')
  })
}

const found = (where: string, words: string) => {
  const at = words.search(EXAMPLE)
  return at < 0 ? [] : [`${where}: …${words.slice(Math.max(0, at - 60), at + 60)}…`]
}

test('the owner names the shop, and says who is paid and who is written to', async () => {
  const page = await openAs(owner)
  await page.goto('/admin/dashboard')
  await see(page, '0 of 10 done')
  await page.getByRole('link', { name: 'Choose a name' }).click()
  await page.waitForURL('**/admin/settings?tab=general')
  const address = '12 Pier Street, Lihue, HI 96766'
  await fill(page, 'general', {
    'general.storeName': NAME,
    'general.storeEmail': 'aloha@halenani.com',
    'general.address': address,
    'general.founded': '2024',
  })
  await fill(page, 'payment', {
    'payment.bankDetails.bankName': 'First Bank of Kauai',
    'payment.bankDetails.accountName': `${NAME} LLC`,
    'payment.bankDetails.accountNumber': '4417000112',
    'payment.bankDetails.routingNumber': '121301015',
    'payment.chequeDetails.payableTo': `${NAME} LLC`,
    'payment.chequeDetails.mailingAddress': address,
  })
  await fill(page, 'email', { 'email.adminEmail': 'studio@halenani.com' })

  const visitor = await openAs(undefined)
  await visitor.goto('/category/all')
  expect(await visitor.title()).toBe(`${NAME}: furniture and interior design for your home`)
  await visitor.goto('/our-story')
  await see(visitor, 'Our founder opened the firm in 2024.')
  expect(await wordsOf(visitor)).not.toMatch(/offices in|one wall missing|homes in Hawaii|2002|2025/)
  await visitor.goto('/designer-packages')
  expect(await wordsOf(visitor)).not.toMatch(/2025/)
})

test('before prices are shown, the owner is told what will be charged, and asked', async () => {
  const page = await openAs(owner)
  await page.goto('/admin/settings?tab=general')
  await page.getByLabel(/^Prices shown/).click()
  for (const words of ['This is what an order will be charged', 'Abroad', 'Shipping'])
    await see(windowOver(page), words)
  await pressInWindow(page, 'Cancel')
  expect(await page.getByLabel(/^Prices on request/).isChecked()).toBe(true)
})

test(
  'no page, title, letter or paper of the shop says the name of the example',
  { timeout: 480_000 },
  async () => {
    const stops = await doBusiness()
    const left: string[] = []
    for (const who of ['visitor', 'shopper', 'studio'] as const) {
      const page = await openAs({ visitor: undefined, shopper, studio: owner }[who])
      for (const stop of stops.filter((one) => one.as === who)) {
        await openStop(page, stop)
        left.push(...found(stop.path, await wordsOf(page)))
      }
    }
    left.push(...(await inLetters()), ...(await inPapers()))
    expect(left).toEqual([])
  },
)

/** An order from quote request to delivery, and a design request: all of it has pages, letters and papers. */
async function doBusiness(): Promise<Stop[]> {
  const product = await seedProduct(street.shop.db)
  await readAllAgain(street.shop)
  shopper = await openAccount(street, 'Mele', 'mele@example.com')
  const place = () => orderThese(street, shopper, [{ product, quantity: 1, variants: {} }])
  const [requested, quoted, delivered] = [await place(), await place(), await place()]
  for (const { _id: id, orderItems } of [quoted, delivered]) {
    const items = orderItems.map((item) => ({ _id: item._id, price: 2400 }))
    const terms = {
      items,
      shippingPrice: 150,
      taxPrice: 240,
      discount: 0,
      validUntil: '2099-12-01',
      note: '',
    }
    await wanted(street, owner, 'PUT /api/orders/:id/quote', { params: { id }, body: terms })
  }
  const params = { id: delivered._id }
  await wanted(street, shopper, 'PUT /api/orders/:id/quote/accept', { params })
  await wanted(street, owner, 'PUT /api/orders/:id/verify-payment', { params, body: { status: 'paid' } })
  await wanted(street, owner, 'PUT /api/orders/:id/status', { params, body: { status: 'delivered' } })
  const floorPlan = new File([sampleFiles.png.slice()], 'plan.png', { type: 'image/png' })
  const { request } = await wanted(street, shopper, 'POST /api/design-requests', { body: { floorPlan } })
  return stopsWith({
    product,
    unreviewed: product,
    requested: requested._id,
    quoted: quoted._id,
    accepted: delivered._id,
    delivered: delivered._id,
    designed: request._id,
    customer: shopper.id,
  }).filter(({ path }) => !notHere.test(path))
}

async function inLetters(): Promise<string[]> {
  const { letters } = await wanted(street, owner, 'GET /api/emails/letters')
  const left: string[] = []
  for (const { name, original: body } of letters) {
    const ask = { params: { name }, body }
    const { preview } = await wanted(street, owner, 'POST /api/emails/letters/:name/preview', ask)
    left.push(...found(`letter ${name}`, `${preview.subject}\n${preview.text}`))
  }
  const written = await street.shop.db.select().from(emails)
  expect(written.length).toBeGreaterThan(5)
  return [
    ...left,
    ...written.flatMap(({ letter, subject, html, bodyText }) =>
      found(`mail ${letter}`, `${subject}\n${html}\n${bodyText}`),
    ),
  ]
}

async function inPapers(): Promise<string[]> {
  const numbered = await street.shop.db.select({ number: documents.number }).from(documents)
  expect(numbered.length).toBeGreaterThan(1)
  const { orders } = await wanted(street, shopper, 'GET /api/orders/myorders')
  const pdfs = [
    ...numbered.map(({ number }) =>
      wanted(street, owner, 'GET /api/documents/:number.pdf', { params: { number } }),
    ),
    ...orders.map(({ _id: id }) =>
      wanted(street, shopper, 'GET /api/orders/:id/document.pdf', { params: { id } }),
    ),
  ]
  const left: string[] = []
  for (const pdf of await Promise.all(pdfs)) {
    const words = (await pdfText(new Uint8Array(await (pdf as Blob).arrayBuffer()))).join('\n')
    expect(words).toContain('Hale Nani')
    left.push(...found('paper', words))
  }
  return left
}
