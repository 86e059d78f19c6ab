import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { homeAddress } from '#tests/support/samples/addresses.ts'
import { openAccount } from '#tests/support/street/street-shopper.ts'
import { fillAddress, freshEmail, signInToStudio, visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const WORDS = 'Does it stand on lava rock?'

test('a visitor has swatches of a chair sent, and asks on the contact page', async () => {
  const email = freshEmail('noelani')
  const visitor = await street.visitor({ width: 360, height: 740 })
  await visitor.goto('/category/chair')
  await visitor.getByRole('article').getByRole('link').first().click()
  await visitor.getByRole('button', { name: 'Order free swatches' }).click()
  const dialog = visitor.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send me the swatches' }).click()
  await dialog.getByText('Choose at least one finish').waitFor()
  const finishes = dialog.getByRole('checkbox')
  // Each beside how it looks.
  expect(await dialog.locator('.swatch').count()).toBe(await finishes.count())
  await finishes.first().check()
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await fillAddress(visitor)
  await dialog.getByRole('button', { name: 'Send me the swatches' }).click()
  await dialog.getByText('Thank you. We write as soon as they are in the mail.').waitFor()

  await visitor.goto('/contact')
  await visitor.getByLabel('Name').fill('Noelani Akana')
  await visitor.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
  await visitor.getByLabel('Your question').fill(WORDS)
  await visitor.getByRole('button', { name: 'Send question' }).click()
  await visitor.getByText(`Thank you. Our answer comes to ${email}.`).waitFor()

  const studio = await street.visitor()
  await signInToStudio(studio, STUDIO)
  await studio.getByRole('link', { name: 'Swatches to send' }).click()
  const row = studio.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: 'Mark as sent' }).click()
  await studio.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await studio.getByText('Marked as sent').waitFor()
  const letters = street.shop.db.select().from(emails).where(eq(emails.recipient, email))
  expect((await letters).map(({ letter }) => letter)).toEqual(['swatches-sent'])
  expect(street.complaints).toEqual([])
})

test('swatches go to the address of the account, unless another is typed', async () => {
  const shopper = await street.visitor({ width: 360, height: 740 })
  await visitAs(shopper, await openAccount(street, 'Leilani'))
  await shopper.goto('/category/chair')
  await shopper.getByRole('article').getByRole('link').first().click()
  await shopper.getByRole('button', { name: 'Order free swatches' }).click()
  const dialog = shopper.getByRole('dialog')
  expect(await dialog.getByLabel('Address').inputValue()).toBe(homeAddress.street)
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByLabel('Phone').fill('808 555 0100')
  await dialog.getByRole('button', { name: 'Send me the swatches' }).click()
  await dialog.getByText('Thank you. We write as soon as they are in the mail.').waitFor()
})

test('who is signed in writes nothing but the question', async () => {
  const customer = await openAccount(street, 'Leilani')
  const page = await street.visitor()
  await visitAs(page, customer)
  await page.goto('/contact')
  await page.getByLabel('Your question').fill(WORDS)
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.getByText(`Thank you. Our answer comes to ${customer.email}.`).waitFor()
  expect(street.complaints).toEqual([])
})
