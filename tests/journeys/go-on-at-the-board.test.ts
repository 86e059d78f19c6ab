import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boards } from '#server/db/schema/boards.ts'
import { sessions } from '#server/db/schema/users.ts'
import { FARTHEST_MM } from '#domain/boards/board-limits.ts'
import { CUT_DRAWING, SCREEN_LIMITS } from '#kit/core/dxf/plan-limits.ts'
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

test('a check leads to the piece that it is about, and a piece far away is saved within 100 m', async () => {
  const { page, stored } = await atBoard()
  await button(page, 'Trace the drawing').click()
  await button(page, 'Place Shoreline sofa').click()
  await page.getByRole('textbox', { name: 'From left' }).fill(`900'`)
  await page.keyboard.press('Enter')
  await page.getByText('Shoreline sofa stands in a wall or outside the room.').waitFor()
  await button(page, 'Close').click()
  const fields = page.getByRole('heading', { level: 2, name: 'Shoreline sofa' })
  await fields.waitFor({ state: 'hidden' })
  await button(page, 'Show me').first().click()
  await fields.waitFor()
  await expect
    .poll(async () => Object.values((await stored()).pieces).map(({ x }) => x))
    .toEqual([FARTHEST_MM])
  expect(street.complaints).toEqual([])
})

test('of a drawing of 200,000 lines and more a part is drawn, which is said, and the board stays of use', async () => {
  const line = (layer: string, ...[x1, y1, x2, y2]: number[]) =>
    `0\nLINE\n8\n${layer}\n10\n${x1}\n20\n${y1}\n11\n${x2}\n21\n${y2}\n`
  const around = (x: number, y: number) =>
    line('WALLS', -x, -y, x, -y) +
    line('WALLS', x, -y, x, y) +
    line('WALLS', x, y, -x, y) +
    line('WALLS', -x, y, -x, -y)
  const hatch = Array.from({ length: SCREEN_LIMITS.elements }, (_, at) => {
    const [x, y] = [(at % 400) * 10 - 2000, Math.floor(at / 400) * 5 - 1250]
    return line('0', x, y, x + 8, y + 4)
  })
  const { page, stored } = await atBoard(
    `0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n${around(3000, 2000)}${around(2850, 1850)}${hatch.join('')}0\nENDSEC\n0\nEOF\n`,
  )
  await page.getByText(CUT_DRAWING).waitFor()
  await button(page, 'Trace the drawing').click()
  await page.getByText('1 room, 0 doors, and 0 windows found').waitFor()
  await button(page, 'Place Shoreline sofa').click()
  await piece(page, 1).press('ArrowRight')
  await page.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(async () => Object.values((await stored()).pieces)).toHaveLength(1)
  expect(street.complaints).toEqual([])
})
