import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { masterPath } from '#demo/ready-pictures.ts'
import { STUDIO, type Street } from '#tests/support/street/street.ts'
import { signInToStudio } from '#tests/support/street/walks.ts'
import { newStrip, type Strip } from './strip.ts'

/** What waits in the morning, from the dashboard to an empty list. */
export async function walkAsStudio(street: Street): Promise<Strip> {
  const strip = newStrip()
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  await strip.shoot(page, 'What waits today')
  await answerQuote(page, strip)
  await checkPayment(page, strip)
  await drawConcept(page, strip)
  await lookAround(page, strip)
  return strip
}

async function answerQuote(page: Page, { shoot }: Strip) {
  await page.getByRole('link', { name: /Quotes to answer/ }).click()
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  await shoot(page, 'Quotes to answer')
  await page.locator('tbody').getByRole('link').first().click()
  await page.getByRole('button', { name: /send quote/i }).waitFor()
  await shoot(page, 'A quote, priced from the list')
  await page.getByRole('button', { name: /send quote/i }).click()
  await page.getByText('Quote sent').first().waitFor()
  await shoot(page, 'Sent, with its PDF')
}

async function checkPayment(page: Page, { shoot }: Strip) {
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('link', { name: /Payments to check/ }).click()
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  await page.locator('tbody').getByRole('link').first().click()
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await approve.scrollIntoViewIfNeeded()
  await shoot(page, 'A payment and its evidence')
  await approve.click()
  await page.getByLabel(/^All/).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve payment' }).click()
  await page.getByText('Payment approved successfully').first().waitFor()
  await shoot(page, 'Approved')
}

async function drawConcept(page: Page, { shoot }: Strip) {
  await page.getByRole('link', { name: 'Design requests' }).click()
  await page.getByRole('link', { name: /^Concepts due/ }).click()
  const first = page.locator('tbody').getByRole('link', { name: /^View/ }).first()
  await first.waitFor()
  await shoot(page, 'Concepts that are due')
  await first.click()
  const notes = page.getByLabel('Notes')
  await notes.scrollIntoViewIfNeeded()
  const buffer = await sharp(masterPath('board-modern')).png().toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'concept.png', mimeType: 'image/png', buffer })
  await notes.fill('Walnut and cognac; nothing that echoes.')
  await shoot(page, 'A concept on its way')
  await page.getByRole('button', { name: 'Upload concept', exact: true }).click()
  await page.getByText('Design concept uploaded successfully').first().waitFor()
}

async function lookAround(page: Page, { shoot }: Strip) {
  await page.goto('/admin/inventory', { waitUntil: 'networkidle' })
  await shoot(page, 'What is at hand')
  await page.goto('/admin/sales', { waitUntil: 'networkidle' })
  await shoot(page, 'How the month went')
  await page.keyboard.press('Control+K')
  await page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox').fill('sofa')
  await shoot(page, 'Anywhere in a few letters')
}
