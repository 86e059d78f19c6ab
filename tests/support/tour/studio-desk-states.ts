import type { Page } from 'playwright-core'
import { openWindow, press, pressInWindow, see, windowOver } from '#tests/support/street/page-acts.ts'
import type { StateRow } from './tour-states.ts'

const ATTENTION = /need your attention|needs your attention/
const refusal = { success: false, code: 'out_of_stock', message: 'Out of stock' }

/** What the studio can do to one order, design, product, person, or to the settings. */
export const studioDeskStates: readonly StateRow[] = [
  ['admin-order-status', 'admin-order', openStatuses],
  ['admin-order-cancel', 'admin-order', (page) => moveTo(page, 'Cancelled')],
  ['admin-order-ship', 'admin-order', (page) => moveTo(page, 'Shipped')],
  ['admin-order-refused', 'admin-order', refuseStatus, { complains: /status of 409/ }],
  ['admin-payment-reject', 'admin-order', rejectWithoutReason],
  ['admin-note-errors', 'admin-order', addNoNote],
  ['admin-quote-errors', 'admin-quote-desk', sendNoPrice],
  ['admin-quote-leave', 'admin-quote-desk', leaveQuote],
  ['admin-design-status', 'admin-design-in-review', (page) => press(page, /^Change status/)],
  ['admin-design-decline', 'admin-design-in-review', declineWithoutReason],
  ['admin-design-refund', 'admin-design-in-review', askForRefund],
  ['admin-design-no-concept', 'admin-design-in-review', uploadNothing],
  ['admin-design-piece', 'admin-design-in-review', choosePiece],
  ['admin-new-product-errors', 'admin-new-product', (page) => refused(page, 'Add product', ATTENTION)],
  ['admin-product-errors', 'admin-product', saveNamelessProduct],
  ['admin-product-leave', 'admin-product', leaveProduct],
  ['admin-new-package-errors', 'admin-new-package', (page) => refused(page, 'Add package', ATTENTION)],
  ['admin-package-piece', 'admin-package', openPicker],
  ['admin-new-user-errors', 'admin-new-user', (page) => refused(page, 'Create user', /is required/)],
  ['admin-user-errors', 'admin-user', mistypePassword],
  ['admin-settings-errors', 'admin-settings', saveWrongSettings],
  ['admin-settings-preview', 'admin-settings-email', previewLetter],
]

async function refused(page: Page, button: string, words: string | RegExp): Promise<void> {
  await press(page, button)
  await see(page, words)
}

const statusNamed = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true })

async function openStatuses(page: Page): Promise<void> {
  await press(page, /^Change status/)
  await statusNamed(page, 'Delivered').waitFor()
}

async function moveTo(page: Page, status: string): Promise<void> {
  await openStatuses(page)
  await statusNamed(page, status).click()
  await windowOver(page).waitFor()
}

/** The news stands in the corner, and the order where it stood. */
async function refuseStatus(page: Page): Promise<void> {
  await page.route('**/api/orders/*/status', (route) => route.fulfill({ status: 409, json: refusal }))
  await openStatuses(page)
  await statusNamed(page, 'Delivered').click()
  await see(page, `Failed to update order status: ${refusal.message}`)
}

async function rejectWithoutReason(page: Page): Promise<void> {
  await openWindow(page, 'Reject')
  await pressInWindow(page, 'Reject payment')
  await see(page, 'Please give a reason')
}

async function addNoNote(page: Page): Promise<void> {
  await refused(page, 'Add note', 'Write a note first')
}

async function sendNoPrice(page: Page): Promise<void> {
  await page
    .getByLabel(/Unit price/)
    .first()
    .fill('')
  await refused(page, 'Send quote', 'Enter an amount')
}

async function leaveQuote(page: Page): Promise<void> {
  await page.getByLabel('Shipping').fill('175')
  await leaveUnsaved(page)
}

async function leaveUnsaved(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Emails', exact: true }).click()
  await windowOver(page).getByText('What you entered has not been saved.').waitFor()
}

async function declineWithoutReason(page: Page): Promise<void> {
  await press(page, /^Change status/)
  await statusNamed(page, 'Declined').click()
  await windowOver(page).waitFor()
  await pressInWindow(page, 'Decline request')
  await see(page, 'Please give a reason')
}

async function askForRefund(page: Page): Promise<void> {
  await press(page, /^Change payment/)
  await statusNamed(page, 'Refunded').click()
  await windowOver(page).waitFor()
}

async function uploadNothing(page: Page): Promise<void> {
  await refused(page, 'Upload concept', /^Please (select|upload)/)
}

async function choosePiece(page: Page): Promise<void> {
  await page
    .getByRole('searchbox', { name: 'Search products by name or code' })
    .pressSequentially('shoreline sofa')
  await openWindow(page, 'Add Shoreline sofa')
  await windowOver(page).getByRole('radio').first().waitFor({ state: 'attached' })
}

async function saveNamelessProduct(page: Page): Promise<void> {
  await page.getByLabel('Product name').fill('')
  await refused(page, 'Save changes', ATTENTION)
}

async function leaveProduct(page: Page): Promise<void> {
  await page.getByLabel('Product name').fill('A sofa of another name')
  await leaveUnsaved(page)
}

async function openPicker(page: Page): Promise<void> {
  await openWindow(page, 'Add piece')
  await windowOver(page).getByRole('listitem').first().waitFor()
}

async function mistypePassword(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('')
  await page.getByLabel('New password (optional)').fill('koa and linen')
  await refused(page, 'Save changes', 'Passwords do not match')
}

/** On two tabs at once. */
async function saveWrongSettings(page: Page): Promise<void> {
  await page.getByLabel('Store name').fill('')
  await page.getByRole('tab', { name: 'Payment' }).click()
  await page.getByLabel('Tax rate in percent').fill('101')
  await refused(page, 'Save Changes', 'Use 100 or less')
}

async function previewLetter(page: Page): Promise<void> {
  await openWindow(page, 'Preview')
  await windowOver(page).getByRole('tab', { name: 'Plain text' }).waitFor()
}
