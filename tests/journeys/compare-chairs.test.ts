import { desc, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { see } from '#tests/support/street/page-acts.ts'
import { freshEmail, signInToStudio } from '#tests/support/street/walks.ts'

const street = openStreet()
const CHAIRS = ['Reed dining chair', 'Sedge cane chair', 'Gable dining chair'] as const
const PIECE = CHAIRS[1]
const WORDS = 'Does it stand on lava rock?'
const ANSWER = 'It does, with the felt pads that come with it.'

test('three chairs are compared, one is asked about, and a letter brings the answer of the studio', async () => {
  const email = freshEmail('kai')
  const visitor = await street.visitor({ width: 360, height: 740 })
  await compareChairs(visitor)
  await passOn(visitor.url())
  await visitor.getByRole('link', { name: PIECE, exact: true }).click()
  await askAbout(visitor, email)
  // Back leads to the comparison, and from there to where it began, not through its steps.
  await visitor.goBack()
  await visitor.getByRole('heading', { level: 1, name: 'Compare pieces' }).waitFor()
  await visitor.goBack()
  await visitor.getByRole('heading', { level: 1, name: CHAIRS[0] }).waitFor()

  await answer(email)
  const letters = street.shop.db.select().from(emails).where(eq(emails.recipient, email))
  const [letter, ...others] = await letters.orderBy(desc(emails.createdAt))
  expect(others).toEqual([])
  expect(letter).toMatchObject({ letter: 'question-answered' })
  expect(letter?.subject).toContain(`Our answer about ${PIECE}`)
  expect(letter?.bodyText).toContain(ANSWER)
  expect(street.complaints).toEqual([])
})

test('a settee comes beside the chairs that stood there last, after a reload too, and of five the first gives way', async () => {
  const visitor = await street.visitor()
  await compareChairs(visitor)
  await compareMore(visitor, 'Pebble settee')
  const heads = visitor.getByRole('columnheader')
  for (const name of [...CHAIRS, 'Pebble settee']) await heads.filter({ hasText: name }).waitFor()
  await compareMore(visitor, 'Lull open-frame settee')
  await heads.filter({ hasText: 'Lull open-frame settee' }).waitFor()
  await expect.poll(() => heads.count()).toBe(4)
  expect(await heads.filter({ hasText: CHAIRS[0] }).count()).toBe(0)
  expect(street.complaints).toEqual([])
})

async function compareMore(page: Page, settee: string): Promise<void> {
  await page.getByRole('columnheader').first().getByRole('link').first().click()
  await page.waitForURL('**/product/**')
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Settees', exact: true }).first().click()
  await page.getByRole('link', { name: settee }).click()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Compare pieces' }).waitFor()
}

async function compareChairs(page: Page): Promise<void> {
  await page.goto('/category/chair')
  await page.getByRole('link', { name: CHAIRS[0] }).click()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  for (const [at, name] of CHAIRS.slice(1).entries()) {
    await page.getByRole('link', { name: `Compare with ${name}` }).click()
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(at + 2)
  }
  await see(page, 'Teak, Linen, Cane')
  const { width } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await page.getByRole('link', { name: 'Show only what differs' }).click()
  await see(page, 'Show all facts')
}

/** Who gets the link sees the same. */
async function passOn(address: string): Promise<void> {
  const friend = await street.visitor()
  await friend.goto(address)
  for (const name of CHAIRS) await friend.getByRole('columnheader', { name }).waitFor()
  expect(await friend.getByRole('rowheader', { name: 'Lead time' }).count()).toBe(0)
  await friend.getByRole('link', { name: `Remove ${CHAIRS[0]} from the comparison` }).click()
  await friend.getByRole('columnheader', { name: CHAIRS[0] }).waitFor({ state: 'detached' })
}

async function askAbout(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: PIECE }).waitFor()
  await page.getByRole('button', { name: 'Ask about this piece' }).click()
  const send = page.getByRole('button', { name: 'Send question' })
  await send.click()
  await page.getByText('Write your question first').waitFor()
  await page.getByLabel('Name').fill('Kai Nakamura')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Your question').fill(WORDS)
  await send.click()
  await page.getByText(`Thank you. Our answer comes to ${email}.`).waitFor()
  await page.getByRole('dialog').getByText('Close', { exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** The studio finds the question under Today. */
async function answer(email: string): Promise<void> {
  const studio = await street.visitor()
  await signInToStudio(studio, STUDIO)
  await studio.getByRole('link', { name: 'Questions to answer' }).click()
  await studio.waitForURL('**/admin/questions?kind=question')
  const row = studio.getByRole('row').filter({ hasText: email })
  await row.getByRole('link', { name: PIECE }).waitFor()
  await row.getByRole('button', { name: 'Answer' }).click()
  await studio.getByRole('dialog').getByText(WORDS).waitFor()
  await studio.getByLabel('Your answer').fill(ANSWER)
  await studio.getByRole('button', { name: 'Send answer' }).click()
  await studio.getByText('Your answer is on its way').waitFor()
  await row.waitFor({ state: 'detached' })
  await studio.getByRole('link', { name: 'Answered', exact: true }).click()
  await row.getByText(ANSWER).waitFor()
}
