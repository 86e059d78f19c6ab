import type { Page } from 'playwright-core'
import { openWindow, press, see, windowOver } from '#tests/support/street/page-acts.ts'
import type { StateRow } from './tour-states.ts'
import { fillShipping } from '#tests/support/street/walks.ts'

const refusal = { success: false, code: 'forbidden', message: 'Please call us about this order.' }

/** What a customer can do to a page. */
export const shopperStates: readonly StateRow[] = [
  ['account-menu', 'orders', openAccountMenu],
  ['product-added', 'product', addToCart],
  ['product-review-errors', 'product-review', postNoReview],
  ['cart-removing', 'cart', removeFromCart],
  ['cart-clear', 'cart', (page) => openWindow(page, 'Clear cart')],
  ['wishlist-removed', 'wishlist', removeFromWishlist],
  ['shipping-errors', 'shipping', leaveShippingEmpty],
  ['place-order', 'shipping', goToReview],
  ['place-order-refused', 'shipping', refuseOrder, { complains: /status of 403/ }],
  ['payment-cheque', 'payment-open', (page) => page.getByRole('tab', { name: 'Cheque' }).click()],
  ['payment-no-file', 'payment-open', sendNoEvidence],
  ['payment-another-file', 'payment', (page) => press(page, 'Send another file')],
  ['order-decline', 'order-quoted', (page) => openWindow(page, 'Decline')],
  ['order-cancel', 'order-accepted', (page) => openWindow(page, 'Cancel order')],
  ['profile-errors', 'profile', saveNothing],
  ['custom-design-no-plan', 'custom-design', sendNoPlan],
  ['design-withdraw', 'design-request', (page) => openWindow(page, 'Withdraw request')],
  ['design-approve', 'design-in-review', (page) => openWindow(page, 'Approve design')],
  ['design-revision-errors', 'design-in-review', askForNothing],
  ['design-comment-errors', 'design-in-review', sayNothing],
  ['design-full-screen', 'design-in-review', openFullScreen],
  ['design-piece-answered', 'design-in-review', acceptPiece],
  ['design-leave', 'design-in-review', leaveRevision],
  ['session-ended', 'orders', endSession, { complains: /status of 401/ }],
]

async function openAccountMenu(page: Page): Promise<void> {
  await press(page, /^Account of/)
  await see(page, 'Sign Out')
}

async function addToCart(page: Page): Promise<void> {
  await press(page, 'Add to cart')
  await see(page, 'View cart')
}

async function postNoReview(page: Page): Promise<void> {
  await press(page, 'Post your review')
  await see(page, 'Choose from 1 to 5 stars')
}

/** The shop never hears of it, so that the cart stays as it is. */
async function removeFromCart(page: Page): Promise<void> {
  const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem')
  await page.route('**/api/cart/remove/*', () => undefined)
  const last = lines.last()
  const name = await last.getByRole('heading').innerText()
  await press(last, /^Remove/)
  await lines.filter({ hasText: name }).waitFor({ state: 'detached' })
}

async function removeFromWishlist(page: Page): Promise<void> {
  await press(page.getByRole('list', { name: 'On your wishlist' }), /^Remove/)
  await see(page, 'was removed')
}

async function leaveShippingEmpty(page: Page): Promise<void> {
  for (const label of ['Full name', 'City', 'Phone']) await page.getByLabel(label).fill('')
  await press(page, /^Continue/)
  await see(page, /required/)
  // What is typed there is remembered, and the next visit is to begin anew.
  await page.evaluate(() => localStorage.removeItem('shippingAddress'))
}

async function goToReview(page: Page): Promise<void> {
  await fillShipping(page)
  await page.getByRole('heading', { name: 'Your pieces' }).waitFor()
}

async function refuseOrder(page: Page): Promise<void> {
  await goToReview(page)
  await page.route('**/api/orders', (route) => route.fulfill({ status: 403, json: refusal }))
  await press(page, /^(Request Quote|Place Order)$/)
  await see(page, refusal.message)
}

async function sendNoEvidence(page: Page): Promise<void> {
  await press(page, 'Upload')
  await see(page, 'Please select a file to upload')
}

async function sendNoPlan(page: Page): Promise<void> {
  await press(page, 'Send your floor plan')
  await see(page, 'Please upload your floor plan to get started')
}

/** All three parts of the profile, each with something missing. */
async function saveNothing(page: Page): Promise<void> {
  await press(page, 'Edit personal information')
  await page.getByLabel('First name').fill('')
  await press(page, 'Save personal information')
  await press(page, 'Edit address')
  await page.getByLabel('City').fill('')
  await press(page, 'Save address')
  await press(page, 'Edit password')
  await press(page, 'Save password')
  await see(page, 'Current password is required')
}

async function askForNothing(page: Page): Promise<void> {
  await press(page, 'Request a revision')
  await see(page, 'Please describe the changes you would like')
}

async function sayNothing(page: Page): Promise<void> {
  await press(page, 'Add a comment')
  await press(page, 'Send comment')
  await page.locator('[aria-invalid=true]').waitFor()
}

async function openFullScreen(page: Page): Promise<void> {
  await press(page, 'Full screen')
  await page.getByRole('button', { name: 'Leave full screen' }).waitFor()
}

async function acceptPiece(page: Page): Promise<void> {
  const pieces = page.getByRole('region', { name: 'Suggested products' })
  await press(pieces, 'Accept')
  await press(pieces, /^(Add a word|Edit your word)$/)
}

async function leaveRevision(page: Page): Promise<void> {
  await page.getByLabel('What would you like changed?').fill('A round table.')
  await page.getByRole('link', { name: 'My Custom Design Orders' }).first().click()
  await windowOver(page).getByText('What you entered has not been saved.').waitFor()
}

async function endSession(page: Page): Promise<void> {
  await page.route('**/api/orders/myorders', (route) => route.fulfill({ status: 401, json: {} }))
  await page.reload()
  await see(page, 'Session expired. Please login again.')
}
