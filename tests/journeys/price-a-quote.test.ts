import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { pressOnly, see } from '#tests/support/street/page-acts.ts'
import { openQuoteDesk } from '#tests/support/street/quote-desk.ts'
import { openAccount, placeOrder, studioOf, wanted } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const openQuote = () => openQuoteDesk(street)
/** All but the refusals that were meant. */
const complaints = () => street.complaints.filter((words) => !/status of 409/.test(words))

const stairs = { text: 'Up the stairs', quantity: 1, price: 120 }

test('a quote that a colleague sent meanwhile is named, and replaced once no lines were saved since', async () => {
  const { page, item, orderNow, colleagueSends, colleagueSaves } = await openQuote()
  await page.getByLabel(`Unit price of ${item.name}`).fill('4321')
  await colleagueSends()
  await pressOnly(page, 'Send quote')
  await see(page, /^A quote of .* was sent since you opened this/)
  expect((await orderNow()).orderItems).toMatchObject([{ price: 900 }])
  await colleagueSaves([{ _id: item._id, quantity: 2, price: 900 }], 1)
  await pressOnly(page, 'Send revised quote')
  await see(page, /^Somebody else has changed this/)
  await pressOnly(page, 'Send revised quote')
  await see(page, 'Revised quote sent')
  expect((await orderNow()).orderItems).toMatchObject([{ quantity: 2, price: 4321 }])
  expect(complaints()).toEqual([])
})

test('a quote with other lines that a colleague sent meanwhile is shown, and replaced by the next press', async () => {
  const { page, item, orderNow, colleagueSends, colleagueSaves } = await openQuote()
  await page.getByLabel(`Unit price of ${item.name}`).waitFor()
  await colleagueSaves([{ _id: item._id, quantity: 2, price: item.listPrice }, stairs])
  await colleagueSends()
  await pressOnly(page, 'Send quote')
  await see(page, /^A quote of .* was sent since you opened this/)
  await page.getByLabel('Unit price of Up the stairs').waitFor()
  await see(page, /^A quote of .* was sent since you opened this/)
  expect((await orderNow()).orderItems).toMatchObject([{ price: 900 }, { price: 900 }])
  await pressOnly(page, 'Send revised quote')
  await see(page, 'Revised quote sent')
  const [piece, others] = (await orderNow()).orderItems
  expect(piece?.price).toBe(piece?.listPrice)
  expect(others?.price).toBe(900)
  expect(complaints()).toEqual([])
})

test('what was refused of a line goes once the line is changed', async () => {
  const { page, item } = await openQuote()
  await pressOnly(page, 'Change lines')
  const quantity = page.getByLabel(`Quantity of ${item.name}`)
  await quantity.fill('0')
  await pressOnly(page, 'Save lines')
  const isInvalid = () => quantity.getAttribute('aria-invalid')
  await expect.poll(isInvalid).toBe('true')
  await quantity.fill('3')
  expect(await isInvalid()).not.toBe('true')
  expect(complaints()).toEqual([])
})

test('lines that a colleague saved meanwhile are shown, and what was typed goes out with the next press', async () => {
  const { page, item, orderNow, colleagueSaves } = await openQuote()
  await page.getByLabel('Shipping', { exact: true }).fill('77')
  await colleagueSaves([{ _id: item._id, quantity: 2, price: item.listPrice }, stairs])
  await pressOnly(page, 'Send quote')
  await see(page, /^Somebody else has changed this/)
  expect((await orderNow()).quoteStatus).toBe('requested')
  await page.getByLabel('Unit price of Up the stairs').waitFor()
  await pressOnly(page, 'Send quote')
  await see(page, 'Quote sent')
  expect(await orderNow()).toMatchObject({ shippingPrice: 77, orderItems: [{ quantity: 2 }, { price: 120 }] })
  expect(complaints()).toEqual([])
})

test('a percent off clears what could not be read, and the discount of a line is among the figures', async () => {
  const { page, item } = await openQuote()
  const price = page.getByLabel(`Unit price of ${item.name}`)
  await price.fill('12,3')
  await price.press('Tab')
  await see(page, 'Enter an amount')
  await page.getByLabel('Percent off').fill('10')
  await pressOnly(page, 'Apply')
  await page.getByText('Enter an amount').waitFor({ state: 'detached' })
  expect(await price.getAttribute('aria-invalid')).not.toBe('true')
  await pressOnly(page, 'Change lines')
  await page.getByLabel(`Discount of ${item.name}`).fill('25%')
  await pressOnly(page, 'Save lines')
  await see(page, /^25% off: −\$/)
  await see(page, 'Discounts of lines')
  expect(complaints()).toEqual([])
})

test('the arrows choose a piece that was searched', async () => {
  const { page } = await openQuote()
  await pressOnly(page, 'Change lines')
  await pressOnly(page, 'Add piece')
  const window = page.getByRole('dialog', { name: 'Add a piece to the quote' })
  await window.getByLabel('Search by name or code').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Haven padded bed')
  await expect.poll(() => window.locator('li').count()).toBe(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByLabel('Finish of Haven padded bed').waitFor()
  expect(complaints()).toEqual([])
})

test('the orders fit a tablet, with large totals and a change to answer', async () => {
  const noa = await studioOf(street)
  const leilani = await openAccount(street, 'Leilani')
  const { _id: id, orderItems } = await placeOrder(street, leilani)
  const items = orderItems.map(({ _id }) => ({ _id, price: 98_765 }))
  const figures = { shippingPrice: 0, taxPrice: 0, discount: 0, validUntil: '2099-12-01', note: '' }
  const params = { id }
  await wanted(street, noa, 'PUT /api/orders/:id/quote', { params, body: { items, ...figures } })
  await wanted(street, leilani, 'PUT /api/orders/:id/quote/ask-change', { params, body: { text: 'In ash?' } })
  const page = await street.visitor({ width: 768, height: 1024 })
  await visitAs(page, noa)
  await page.goto('/admin/orders')
  await see(page, 'Change to answer')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768)
  expect(complaints()).toEqual([])
})
