import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/support/people.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import { contentTypes } from '#kit/core/files/file-kind.ts'
import { PICTURE_CID } from '#kit/node/mail/frame.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { pdfText } from '#tests/support/files/pdf-text.ts'
import { seedPlan } from '#tests/support/seed/design-file.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { openAccount, studioOf, wanted } from '#tests/support/street/street-shopper.ts'
import { freshEmail, visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const PLAN = readFileSync(new URL('../../demo/plan/floor-plan-sample.dxf', import.meta.url))
const PICTURE = readFileSync(new URL('../../demo/plan/floor-plan-sample.png', import.meta.url))
let studio: Person
let client: Person

beforeAll(async () => {
  studio = await studioOf(street)
  client = await openAccount(street, 'Leilani', freshEmail('Leilani'))
})

const stage = (page: Page) => page.getByRole('application', { name: 'Plan of the home' })
const pieces = (page: Page) => stage(page).getByRole('button')

/** The studio at the board of a new request with this plan. */
async function atBoard(kind: 'dxf' | 'png', size?: { width: number; height: number }) {
  const id = await seedRequest(street, client, { status: 'in_progress', paymentStatus: 'paid' })
  const bytes = new Uint8Array(kind === 'dxf' ? PLAN : PICTURE)
  await seedPlan(street, client, id, { bytes, name: `plan.${kind}`, contentType: contentTypes[kind] })
  const page = await street.visitor(size)
  await visitAs(page, studio)
  await page.goto(`/admin/design-requests/${id}/board`)
  await stage(page).waitFor()
  const board = async () =>
    (await wanted(street, studio, 'GET /api/boards/:id', { params: { id } })).board.content!
  return { id, page, board }
}

/** Places a corner so far into the stage, as parts of it. */
async function tap(page: Page, x: number, y: number) {
  const box = (await stage(page).boundingBox())!
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y)
}

/** Keeps what one sees on a walk, renames it, and goes back to it: all by keys. */
async function keepView(page: Page) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  const words = page.getByText(', before you:')
  await press('View in 3D')
  await press('Walk through')
  await press('Turn right')
  const seen = await words.textContent()
  await press('Keep this view')
  await page.getByLabel('Name of view 1').fill('From the door')
  await page.getByLabel('Name of view 1').press('Enter')
  await press('Take away From the door')
  await press('Undo')
  await press('From outside')
  await page.getByText('From outside, 1 piece').waitFor()
  await press('Show From the door')
  expect(await words.textContent()).toBe(seen)
  await press('Show the plan')
  await press('Show From the door')
  await expect.poll(() => words.textContent()).toBe(seen)
  await press('Show the plan')
}

test('a drawing lies under the board in its own scale, is traced, furnished and saved for the whole studio', async () => {
  const { page, board, id } = await atBoard('dxf')
  await expect.poll(async () => (await board()).underlay?.mmPerUnit).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Trace a room' }).click()
  for (const [x, y] of [
    [0.3, 0.3],
    [0.6, 0.3],
    [0.6, 0.6],
    [0.3, 0.6],
    [0.3, 0.3],
  ] as const)
    await tap(page, x, y)
  await page.getByRole('button', { name: 'Trace a room' }).click()
  await page.locator('summary', { hasText: 'Room 1' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Living room')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Door in Wall A' }).click()
  await page.getByRole('button', { name: 'Place Shoreline sofa' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(async () => Object.keys((await board()).pieces).length).toBe(1)
  const stored = await board()
  expect(roomsOf(stored)).toMatchObject([{ name: 'Living room' }])
  expect(Object.keys(stored.openings)).toHaveLength(1)

  await page.reload()
  await expect.poll(() => pieces(page).count()).toBe(1)
  await keepView(page)
  expect((await wanted(street, client, 'GET /api/boards')).boards).toEqual([])

  await page.getByRole('button', { name: 'Publish as concept 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish as concept 1' })
  await dialog.getByLabel('Notes').fill('The sofa looks to the garden.')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.waitForURL(`**/admin/design-requests/${id}`)
  const { request } = await wanted(street, client, 'GET /api/design-requests/:id', { params: { id } })
  expect(request).toMatchObject({
    status: 'review',
    designConcepts: [{ version: 1, notes: 'The sofa looks to the garden.' }],
    suggestedProducts: [{ name: 'Shoreline sofa', quantity: 1 }],
  })
  const [{ url } = { url: '' }] = request.designConcepts
  const { rawPayload } = await street.app.inject({ url })
  // The view, the room, and the sofa beside its line.
  expect(rawPayload.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(3)
  const [, view, room] = await pdfText(rawPayload)
  expect(view).toContain('From the door')
  expect(room).toContain('Living room')
  const { html, attachments } = await street.mailFor(client.email, /concept/i)
  expect(html).toContain(`cid:${PICTURE_CID}`)
  expect(attachments).toMatchObject([{ name: 'From the door.jpg', cid: `<${PICTURE_CID}>` }])

  await page.goto(`/admin/design-requests/${id}/board`)
  await page.getByRole('button', { name: 'Publish as concept 2' }).click()
  await page.getByRole('dialog').getByRole('checkbox').uncheck()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await page.waitForURL(`**/admin/design-requests/${id}`)
  await street.mailFor(client.email, /concept/i)
  expect(street.complaints).toEqual([])
})

test('a picture is scaled, traced and furnished by keys alone', async () => {
  const { page, board } = await atBoard('png')
  const keys = page.keyboard
  expect(await page.getByRole('button', { name: 'Trace a room' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Set the scale' }).press('Enter')
  await stage(page).focus()
  await keys.press('Enter')
  for (let step = 0; step < 4; step++) await keys.press('ArrowRight')
  await keys.press('Enter')
  const length = page.getByLabel('Length', { exact: true })
  await length.fill('2 in')
  await length.press('Enter')
  await page.getByText('Measure a longer line', { exact: false }).waitFor()
  expect((await board()).underlay).toBeNull()
  await length.fill(`12'`)
  await length.press('Enter')
  await page.getByRole('button', { name: 'Trace a room' }).press('Enter')
  await stage(page).focus()
  await keys.press('Enter')
  const typed = page.getByLabel('Length of this wall')
  for (const [arrow, feet] of [
    ['ArrowRight', 16],
    ['ArrowDown', 12],
    ['ArrowLeft', 16],
  ] as const) {
    await stage(page).focus()
    for (let step = 0; step < 4; step++) await keys.press(arrow)
    await typed.fill(`${feet}'`)
    await typed.press('Enter')
  }
  await page.getByRole('button', { name: 'Close room' }).press('Enter')
  await page.getByRole('button', { name: 'Place Shoreline sofa' }).press('Enter')
  await expect.poll(async () => Object.keys((await board()).pieces).length).toBe(1)
  const [room] = roomsOf(await board())
  expect(room!.areaM2).toBeCloseTo((16 * 0.3048 - 0.114) * (12 * 0.3048 - 0.114), 0)
  expect(street.complaints).toEqual([])
})

test('on a touch screen of 768 px a finger traces', async () => {
  const { page, board } = await atBoard('dxf', { width: 768, height: 1024 })
  await page.getByRole('button', { name: 'Trace a room' }).click()
  await stage(page).scrollIntoViewIfNeeded()
  for (const [x, y] of [
    [0.3, 0.3],
    [0.6, 0.3],
    [0.6, 0.6],
    [0.3, 0.6],
  ] as const)
    await tap(page, x, y)
  await page.getByRole('button', { name: 'Close room' }).click()
  await expect.poll(async () => roomsOf(await board()).length).toBe(1)
  expect(street.complaints).toEqual([])
})
