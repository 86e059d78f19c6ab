import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { openQuoteDesk } from '#tests/support/street/quote-desk.ts'
import { pressOnly, see } from '#tests/support/street/page-acts.ts'

const street = openStreet()
const openQuote = (width?: number) => openQuoteDesk(street, width)

const stairs = { text: 'Up the stairs', quantity: 1, price: 120 }

test('a price that was typed stays when lines are saved', async () => {
  const { page, item, linesNow } = await openQuote()
  const price = page.getByLabel(`Unit price of ${item.name}`)
  await price.fill('4321')
  await pressOnly(page, 'Change lines')
  await pressOnly(page, 'Add a line in words')
  await page.getByLabel('What it is').fill('Up the stairs')
  await page.getByLabel('Price of Up the stairs', { exact: true }).fill('120')
  await addPiece(page, 'Haven padded bed')
  await page.getByLabel('Finish of Haven padded bed').selectOption('sage')
  await see(page, 'Made to order, about 8 weeks')
  await pressOnly(page, 'Save lines')
  await see(page, 'Lines saved')
  await page.getByLabel('Unit price of Up the stairs').waitFor()
  expect(await price.inputValue()).toMatch(/^4,?321/)
  expect(await linesNow()).toHaveLength(3)
})

test('the letter beside a quote is asked for only with what could be sent', async () => {
  const { page, item } = await openQuote()
  const answers: number[] = []
  page.on('response', (reply) => {
    if (reply.url().endsWith('/quote/preview')) answers.push(reply.status())
  })
  // A form that is filled while the clock is installed reads 1970.
  await page.getByRole('tab', { name: 'Plain text' }).click()
  await page.clock.install()
  const rest = () => page.clock.fastForward(1000)
  const letter = (words: RegExp) => page.locator('pre').getByText(words).waitFor()
  await pressOnly(page, 'Change lines')
  await pressOnly(page, 'Add a line in words')
  await page.getByLabel('What it is').fill('Up the stairs')
  await page.getByLabel('Price of Up the stairs', { exact: true }).fill('120')
  await pressOnly(page, 'Save lines')
  await letter(/Up the stairs/)

  const price = page.getByLabel(`Unit price of ${item.name}`)
  await price.fill('')
  await rest()
  await see(page, 'It is drawn once every amount and the date can be read.')
  await price.fill('4321')
  await letter(/4,321/)

  const until = page.getByLabel('Valid until')
  await until.fill('')
  await rest()
  await page.getByLabel('Shipping').fill('77')
  await rest()
  await until.fill('2026-12-24')
  await letter(/December 24, 2026/)
  expect(new Set(answers)).toEqual(new Set([200]))
})

test('a quote is not sent beside lines that are not saved, and the keyboard stays at the lines', async () => {
  const { page, item, orderNow } = await openQuote()
  const send = page.getByRole('button', { name: 'Send quote' })
  await pressOnly(page, 'Change lines')
  expect(await page.evaluate(() => document.activeElement?.closest('tr') !== null)).toBe(true)
  await page.getByLabel(`Quantity of ${item.name}`).fill('3')
  await see(page, 'Save or discard the changed lines above first.')
  expect(await send.isDisabled()).toBe(true)
  expect((await orderNow()).quoteStatus).toBe('requested')
  await pressOnly(page, 'Save lines')
  await see(page, 'Lines saved')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Change lines')
  await send.click()
  await see(page, 'Quote sent')
  expect((await orderNow()).orderItems).toMatchObject([{ quantity: 3 }])
})

test('what nobody agreed to moves on after a warning only, and not once a colleague cancelled it', async () => {
  const { page, colleagueCancels, orderNow } = await openQuote()
  await pressOnly(page, 'Change status, now Pending')
  await page.getByRole('menuitemradio', { name: 'Processing' }).click()
  await see(page, 'The customer has not accepted a quote: no price is agreed, no piece is held.')
  expect((await orderNow()).status).toBe('pending')
  await pressOnly(page, 'Mark as processing')
  await see(page, 'Order status updated successfully')
  expect((await orderNow()).status).toBe('processing')
  await pressOnly(page, 'Change status, now Processing')
  await page.getByRole('menuitemradio', { name: 'Shipped' }).click()
  await see(page, 'The customer has not accepted a quote: no price is agreed, no piece is held.')
  await colleagueCancels()
  await pressOnly(page, 'Mark as shipped')
  await see(page, 'Failed to update order status: This can no longer be done.')
  expect((await orderNow()).status).toBe('cancelled')
})

async function addPiece(page: Page, name: string) {
  await pressOnly(page, 'Add piece')
  const window = page.getByRole('dialog', { name: 'Add a piece to the quote' })
  await window.getByLabel('Search by name or code').and(page.locator(':focus')).waitFor()
  await page.keyboard.type(name)
  await window.getByRole('button', { name: new RegExp(name) }).click()
}

test.each([
  ['Keep mine', 3, [3]],
  ['Take theirs', 1, [1, 1]],
])('of two who change lines the second sees what the first saved: %s', async (choice, typed, saved) => {
  const { page, item, linesNow, colleagueSaves } = await openQuote(360)
  await pressOnly(page, 'Change lines')
  await page.getByLabel(`Quantity of ${item.name}`).fill('3')
  await colleagueSaves([{ _id: item._id, quantity: 1, price: item.listPrice }, stairs])
  await pressOnly(page, 'Save lines')
  const theirs = page.getByRole('table', { name: 'What differs' })
  await theirs.getByText('1 × Up the stairs, $120.00 each').waitFor()
  await theirs.getByText(`3 × ${item.name}`).waitFor()
  expect(await linesNow()).toHaveLength(2)
  await pressOnly(page, choice)
  await theirs.waitFor({ state: 'hidden' })
  expect(await page.getByLabel(`Quantity of ${item.name}`).inputValue()).toBe(String(typed))
  await pressOnly(page, 'Save lines')
  await see(page, 'Lines saved')
  expect((await linesNow())?.map(({ quantity }) => quantity)).toEqual(saved)
})

test('what was typed on a first quote outlives the one that a colleague sends meanwhile', async () => {
  const { page, item, linesNow, colleagueSends } = await openQuote()
  const shipping = page.getByLabel('Shipping', { exact: true })
  await shipping.fill('77')
  await pressOnly(page, 'Change lines')
  await page.getByLabel(`Quantity of ${item.name}`).fill('3')
  await colleagueSends()
  const sent = await linesNow()
  await pressOnly(page, 'Save lines')
  await page.getByRole('table', { name: 'What differs' }).waitFor()
  expect(await shipping.inputValue()).toMatch(/^77/)
  expect(await page.getByLabel(`Quantity of ${item.name}`).inputValue()).toBe('3')
  expect(await linesNow()).toEqual(sent)
  await pressOnly(page, 'Discard changes')
  await see(page, 'From me.')
})

test('a line that somebody else took out is saved again by who keeps it', async () => {
  const { page, item, linesNow, colleagueSaves } = await openQuote()
  await pressOnly(page, 'Change lines')
  for (const name of ['Piece', 'Quantity', 'Price', 'Discount'])
    await page
      .getByRole('table', { name: 'Lines of the quote' })
      .getByRole('columnheader', { name })
      .waitFor()
  await page.getByLabel(`Discount of ${item.name}`).fill('10%')
  await colleagueSaves([stairs])
  await pressOnly(page, 'Save lines')
  await page.getByRole('table', { name: 'What differs' }).waitFor()
  await pressOnly(page, 'Keep mine')
  await pressOnly(page, 'Save lines')
  await see(page, 'Lines saved')
  expect(await linesNow()).toMatchObject([
    { name: item.name, variants: item.variants, discount: { percent: 10 } },
  ])
})
