import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boards } from '#server/db/schema/boards.ts'
import { sessions } from '#server/db/schema/users.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedPlan } from '#tests/support/seed/design-file.ts'
import { complaintsBeside } from '#tests/support/street/failing-calls.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { openAccount } from '#tests/support/street/street-shopper.ts'
import { freshEmail, signInToStudio } from '#tests/support/street/walks.ts'

const street = openStreet()
const PLAN = readFileSync(new URL('../../demo/plan/floor-plan-sample.dxf', import.meta.url), 'utf8')

const stage = (page: Page) => page.getByRole('application', { name: 'Plan of the home' })
const piece = (page: Page, number: number) => stage(page).getByRole('button', { name: `${number}. ` })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The studio at the board of a new request with this drawing. */
async function atBoard(drawing = PLAN) {
  const client = await openAccount(street, 'Leilani', freshEmail('Leilani'))
  const id = await seedRequest(street, client, { status: 'in_progress', paymentStatus: 'paid' })
  const plan = { bytes: new TextEncoder().encode(drawing), name: 'plan.dxf', contentType: 'image/vnd.dxf' }
  await seedPlan(street, client, id, plan)
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  await page.goto(`/admin/design-requests/${id}/board`)
  await stage(page).waitFor()
  const stored = async () => {
    const [board] = await street.shop.db.select().from(boards).where(eq(boards.id, id))
    return board!.content
  }
  return { id, page, stored }
}

test('a sign-in that ends in the middle of the work is asked for again, and what was done is saved', async () => {
  const { id, page, stored } = await atBoard()
  await button(page, 'Trace the drawing').click()
  await button(page, 'Place Shoreline sofa').click()
  await page.getByText('Saved', { exact: true }).waitFor()
  const x = async () => Object.values((await stored()).pieces).map((one) => one.x)
  const [before = 0] = await x()
  await street.shop.db.delete(sessions)
  await piece(page, 1).press('ArrowRight')
  await page.waitForURL('**/admin/login?redirect=*')
  expect(await x()).toEqual([before])
  await page.getByLabel('Email').fill(STUDIO.email)
  await page.getByLabel('Password', { exact: true }).fill(STUDIO.password)
  await button(page, 'Sign In to Admin').click()
  await page.waitForURL(`**/admin/design-requests/${id}/board`)
  await expect.poll(x).toEqual([before + 51])
  expect(complaintsBeside(street)).toEqual([])
})

test('a drawing whose unit cannot be right is asked about before a room is traced', async () => {
  const { page, stored } = await atBoard(PLAN.replace(/(\$INSUNITS\s+70\s+)\d+/, '$14'))
  await page.getByText('First the scale: choose two points of the plan').waitFor()
  await button(page, 'Set the scale').click()
  await page.getByText('Choose one end of a length that you know').waitFor()
  expect(await button(page, 'Trace a room').isDisabled()).toBe(true)
  expect((await stored()).underlay).toBeNull()
  expect(street.complaints).toEqual([])
})

test('a check leads to the piece that it is about', async () => {
  const { page } = await atBoard()
  await button(page, 'Trace the drawing').click()
  await button(page, 'Place Shoreline sofa').click()
  await page.getByRole('textbox', { name: 'From left' }).fill(`90'`)
  await page.keyboard.press('Enter')
  await page.getByText('Shoreline sofa stands in a wall or outside the room.').waitFor()
  await button(page, 'Close').click()
  const fields = page.getByRole('heading', { level: 2, name: 'Shoreline sofa' })
  await fields.waitFor({ state: 'hidden' })
  await button(page, 'Show me').first().click()
  await fields.waitFor()
  expect(street.complaints).toEqual([])
})
