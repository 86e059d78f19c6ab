import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { complaintsBeside, expectNothingLost, withReason } from '#tests/support/street/failing-calls.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { prepareTour, type Tour } from '#tests/support/tour/tour.ts'
import { visitAs } from '#tests/support/street/walks.ts'
import { storedPiece } from '#tests/support/street/wishlist-parts.ts'

const street = openStreet()
const ADD = /\/api\/cart\/add$/
let tour: Tour

beforeAll(async () => {
  tour = await prepareTour(street)
})

test('what fails in the cart leaves it as it was', async () => {
  const page = await shopperAt('/cart')
  const line = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem').first()
  const quantity = line.getByRole('textbox', { name: /^Quantity of/ })
  const lines = () => page.getByRole('list', { name: 'In your cart' }).getByRole('listitem').count()

  await expectNothingLost(page, {
    call: /\/api\/cart\/update\//,
    act: () => line.getByRole('button', { name: 'Increase quantity' }).click(),
    says: withReason('Failed to update item quantity'),
    stored: () => quantity.inputValue(),
    done: () => expect.poll(() => quantity.inputValue()).toBe('3'),
  })
  await expectNothingLost(page, {
    call: /\/api\/cart\/remove\//,
    act: () => line.getByRole('button', { name: /^Remove/ }).click(),
    says: withReason('Failed to remove item from cart'),
    stored: lines,
    done: () => expect.poll(lines).toBe(1),
  })
  await expectNothingLost(page, {
    call: /\/api\/cart\/clear$/,
    act: async () => {
      await page.getByRole('button', { name: 'Clear cart' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Clear cart' }).click()
    },
    says: withReason('Failed to clear cart'),
    stored: lines,
    done: () => page.getByText('Your cart is empty.').waitFor(),
  })
  expect(complaintsBeside(street)).toEqual([])
})

test('a piece that could not be added is chosen as before', async () => {
  const page = await shopperAt(tour.stops.find(({ name }) => name === 'product-review')?.path ?? '')
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ })
  await quantity.fill('2')
  await quantity.blur()
  await quantity.fill('2.5')
  await quantity.blur()
  await page.getByText(/^Please enter a whole number from 1 to \d+$/).waitFor()
  expect(await quantity.inputValue()).toBe('2')
  await quantity.fill('0')
  await quantity.blur()
  expect(await quantity.inputValue()).toBe('2')
  await quantity.fill('999')
  await quantity.blur()
  const stock = await quantity.inputValue()
  await page.getByText(`Changed to ${stock}, the most possible`).waitFor()
  await quantity.fill('2')
  await quantity.blur()
  await page.getByText('the most possible').waitFor({ state: 'detached' })
  await expectNothingLost(page, {
    call: ADD,
    act: () => page.getByRole('button', { name: 'Add to cart' }).click(),
    says: withReason('Failed to add to cart'),
    stored: () => quantity.inputValue(),
    done: () => page.getByText('Added to your cart.').waitFor(),
  })
  expect(complaintsBeside(street)).toEqual([])
})

test('neither is a package', async () => {
  const page = await shopperAt('/designer-packages/luxury')
  const opened = page.getByRole('article')
  await expectNothingLost(page, {
    call: ADD,
    act: () => opened.getByRole('button', { name: 'Add to Cart' }).click(),
    says: withReason('Failed to add package to cart'),
    stored: () =>
      page.getByRole('link', { name: /^Cart/, includeHidden: true }).first().getAttribute('aria-label'),
    done: () => opened.getByText('Added to your cart.').waitFor(),
  })
  expect(complaintsBeside(street)).toEqual([])
})

test('what fails on the wishlist leaves it as it was', async () => {
  const page = await shopperAt('/wishlist')
  const [moved = '', removed = ''] = await page
    .getByRole('list', { name: 'On your wishlist' })
    .getByRole('heading')
    .allInnerTexts()
  const pieces = () => page.getByRole('button', { name: /^Remove/ }).count()
  await expectNothingLost(page, {
    call: ADD,
    act: () =>
      storedPiece(page, moved)
        .getByRole('button', { name: /^Move to cart/ })
        .click(),
    says: 'Failed to add item to cart',
    stored: pieces,
    done: () => page.getByText(`${moved} is in your cart.`).waitFor(),
  })
  await expectNothingLost(page, {
    call: /\/api\/wishlist\/remove\//,
    act: () => page.getByRole('button', { name: `Remove ${removed}` }).click(),
    says: 'Failed to remove item from wishlist',
    stored: pieces,
    done: () => page.getByText(`${removed} was removed.`).waitFor(),
  })
  expect(complaintsBeside(street)).toEqual([])
})

async function shopperAt(path: string): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, tour.shopper)
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}
