import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdsPoint } from '#domain/boards/polygons.ts'
import { sampleHome } from '#domain/boards/sample-home.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import { boards } from '#server/db/schema/boards.ts'
import { sampleRoom, standing } from '#tests/support/seed/board.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedPlan } from '#tests/support/seed/design-file.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { openAccount } from '#tests/support/street/street-shopper.ts'
import { freshEmail, signInToStudio } from '#tests/support/street/walks.ts'

const street = openStreet()
const PLAN = readFileSync(new URL('../../demo/plan/floor-plan-sample.dxf', import.meta.url))

/** The studio at the board of a home, if nothing else of a room of 5 by 4 metres with a door. */
async function atRoom(page: Page, home = sampleRoom()) {
  const client = await openAccount(street, 'Leilani', freshEmail('Leilani'))
  const id = await seedRequest(street, client, { status: 'in_progress', paymentStatus: 'paid' })
  await seedPlan(street, client, id, { bytes: PLAN, name: 'plan.dxf', contentType: 'image/vnd.dxf' })
  const { db } = street.shop
  const size = { widthCm: 60, depthCm: 60, heightCm: 80 }
  const chair = await seedProduct(db, { name: 'Sedge chair', details: { size } })
  const content = { ...home, things: {}, pieces: { chairaaa: standing(chair) } }
  const at = new Date()
  await db
    .insert(boards)
    .values({ id, name: 'Board', ownerId: client.id, content, createdAt: at, updatedAt: at })
  await signInToStudio(page, STUDIO)
  await page.goto(`/admin/design-requests/${id}/board`)
  await page.locator('summary', { hasText: /^Living/ }).click()
  return async () => {
    const [board] = await street.shop.db.select().from(boards).where(eq(boards.id, id))
    return board!.content
  }
}

test('the studio changes walls, floor, use and height of a room by fields, and what it changed is undone', async () => {
  const page = await street.visitor()
  const stored = await atRoom(page)
  const letters = page
    .getByRole('application')
    .locator('text')
    .filter({ hasText: /^[A-D]$/ })
  const type = async (label: string, words: string) => {
    await page.getByRole('textbox', { name: label, exact: true }).fill(words)
    await page.keyboard.press('Enter')
  }
  await expect.poll(() => letters.allTextContents()).toEqual(['A', 'B', 'C', 'D'])
  await type('Length of Wall A', '6 m')
  await expect
    .poll(async () => (await stored()).nodes)
    .toMatchObject({
      nodebbbb: { x: 6000, y: 0 },
      nodecccc: { x: 6000, y: 4000 },
    })
  const focused = () => page.evaluate(() => document.activeElement?.closest('label, div')?.textContent)
  await expect.poll(focused).toContain('Length of Wall A')
  await type('Length of Wall A', '1 m')
  await page.getByText('There is no room for that').waitFor()
  await page.getByRole('combobox', { name: 'Built as' }).nth(1).selectOption('Line, not built')
  await page.getByRole('combobox', { name: 'Floor', exact: true }).selectOption('Tile')
  await page.getByRole('combobox', { name: 'Used as' }).selectOption('Dining room')
  await type('Height of the rooms', '3 m')
  await expect.poll(stored).toMatchObject({
    heightMm: 3000,
    walls: { wallbbbb: { kind: 'line' } },
    rooms: { roomaaaa: { name: 'Living room', floor: 'tile', kind: 'dining' } },
  })
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(stored).toMatchObject({ heightMm: 2440, nodes: { nodebbbb: { x: 5000, y: 0 } } })
  expect(street.complaints).toEqual([])
})

test('what is not sold stands on the board by fields, and a piece in it is told of', async () => {
  const page = await street.visitor()
  const stored = await atRoom(page)
  await page.getByText('Not sold by us').click()
  await page.getByRole('combobox', { name: 'Add what stands there' }).selectOption('Piano')
  const piano = page.getByRole('group', { name: '1. Piano' })
  await piano.getByLabel('Name').fill('Their piano')
  await page.keyboard.press('Enter')
  const named = page.getByRole('group', { name: '1. Their piano' })
  for (const [field, words] of [
    ['From left', '1.5 m'],
    ['From top', '1.5 m'],
    ['Width', '1.4 m'],
    ['Turned', '90'],
  ] as const) {
    await named.getByRole('textbox', { name: field, exact: true }).fill(words)
    await page.keyboard.press('Enter')
  }
  await named.getByLabel('The client’s own').check()
  await page.getByText('Sedge chair and Their piano stand in the same place.').waitFor()
  const things = async () => Object.values((await stored()).things)
  const piece = { look: 'piano', name: 'Their piano', w: 1400, turn: 90, isTheirs: true, x: 1560, y: 1560 }
  await expect.poll(things).toMatchObject([piece])
  await page.getByRole('button', { name: 'Take away Their piano' }).click()
  await expect.poll(things).toEqual([])
  expect(street.complaints).toEqual([])
})

test('what is not sold goes to another room by a field', async () => {
  const page = await street.visitor()
  const stored = await atRoom(page, sampleHome())
  await page.getByText('Not sold by us').click()
  await page.getByRole('combobox', { name: 'Add what stands there' }).selectOption('Bath')
  await page.getByRole('group', { name: '1. Bath' }).getByLabel('Room').selectOption('Bedroom')
  const places = async () => Object.values((await stored()).things).map(({ x, y }) => ({ x, y }))
  const bedroom = roomsOf(sampleHome()).find(({ name }) => name === 'Bedroom')!
  await expect.poll(async () => (await places()).map((at) => holdsPoint(bedroom.outline, at))).toEqual([true])
  expect(street.complaints).toEqual([])
})
