import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import { contentTypes } from '#kit/core/files/file-kind.ts'
import type { Person } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedPlan } from '#tests/support/seed/design-file.ts'
import { expectFocusOn } from '#tests/support/street/keyboard.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { comeBack, piece, placeOf, press } from '#tests/support/street/saved-plan.ts'
import { DESK, pressOn, screens } from '#tests/support/street/screens.ts'
import type { Screen } from '#tests/support/street/street.ts'
import { openAccount, studioOf, wanted } from '#tests/support/street/street-shopper.ts'
import { freshEmail, visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const PLAN = readFileSync(new URL('../../demo/plan/floor-plan-sample.dxf', import.meta.url))
const SET = 'One-bedroom package'

let studio: Person
let id = ''

beforeEach(async () => {
  studio = await studioOf(street)
  const client = await openAccount(street, 'Leilani', freshEmail('Leilani'))
  id = await seedRequest(street, client, {
    status: 'in_progress',
    paymentStatus: 'paid',
  })
  const bytes = new Uint8Array(PLAN)
  await seedPlan(street, client, id, { bytes, name: 'plan.dxf', contentType: contentTypes.dxf })
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const boardOf = async () =>
  (await wanted(street, studio, 'GET /api/boards/:id', { params: { id } })).board.content!

/** Somebody at a page on such a screen, and how they press. */
async function comes(person: Person, path: string, screen: Screen) {
  const page = await street.visitor(screen)
  await visitAs(page, person)
  await page.goto(path)
  return { page, tap: pressOn(screen) }
}

async function atBoard(screen: Screen) {
  const desk = await comes(studio, `/admin/design-requests/${id}/board`, screen)
  await desk.page.getByRole('application', { name: 'Plan of the home' }).waitFor()
  return desk
}

test.each(screens)(
  'the pieces of a package come onto the board of the studio in one act: %s',
  async (_where, screen) => {
    const { page, tap } = await atBoard(screen)
    await tap(button(page, 'Trace the drawing'))
    await page.getByText('6 rooms, 6 doors, and 8 windows found').waitFor()
    await tap(page.getByText('Place a designer package'))
    await page.getByLabel('Designer package').selectOption({ label: SET })
    await tap(button(page, 'Place all its pieces'))
    const pieces = page.getByRole('application').getByRole('button')
    await pieces.and(page.getByRole('button', { name: /^\d+\. Driftline sofa/ })).waitFor()
    expect(await pieces.count()).toBeGreaterThan(5)
  },
)

test.each(screens)(
  'two designers change different pieces of one home, then the same: both %s',
  async (_where, screen) => {
    const one = await atBoard(screen)
    await one.tap(button(one.page, 'Trace the drawing'))
    await one.tap(button(one.page, 'Place Shoreline sofa'))
    await one.tap(button(one.page, 'Place Canoe dining table'))
    await one.page.getByText('Saved', { exact: true }).waitFor()
    const idOf = async (name: string) =>
      (await one.page.locator(`[data-piece][aria-label*="${name}"]`).getAttribute('data-piece')) ?? ''
    const [sofa, table] = [await idOf('Shoreline sofa'), await idOf('Canoe dining table')]
    const other = await atBoard(screen)
    await piece(other.page, table).waitFor()
    const placed = await boardOf()
    await press(one.page, 'ArrowRight', sofa)
    await press(other.page, 'ArrowLeft', table)
    for (const moved of [sofa, table])
      await expect.poll(async () => (await boardOf()).pieces[moved]?.x).not.toBe(placed.pieces[moved]?.x)
    await comeBack(one.page)
    await comeBack(other.page)
    await expect.poll(() => placeOf(one.page, table)).toBe(await placeOf(other.page, table))
    await expect.poll(() => placeOf(other.page, sofa)).toBe(await placeOf(one.page, sofa))

    await other.page.context().setOffline(true)
    await press(other.page, 'ArrowDown', sofa)
    const { x } = (await boardOf()).pieces[sofa]!
    await press(one.page, 'ArrowRight', sofa)
    await expect.poll(async () => (await boardOf()).pieces[sofa]?.x).not.toBe(x)
    await other.page.context().setOffline(false)
    await other.page.getByText('changed Shoreline sofa somewhere else', { exact: false }).waitFor()
    await other.tap(button(other.page, 'Take theirs'))
    await expect.poll(() => placeOf(other.page, sofa)).toBe(await placeOf(one.page, sofa))
    await expectFocusOn(other.page.getByRole('application'))

    await press(other.page, 'ArrowDown', sofa)
    await other.page.getByText('Saved', { exact: true }).waitFor()
    expect(await button(one.page, 'Undo').isEnabled()).toBe(true)
    await comeBack(one.page)
    await one.page.getByText('where you did, too. Undo goes back no further.').waitFor()
    expect(await button(one.page, 'Undo').isEnabled()).toBe(false)
  },
)

test('two designers trace one drawing at the same time, and nothing stands there twice', async () => {
  const [one, other] = [await atBoard(DESK), await atBoard(DESK)]
  const saved = Promise.withResolvers<void>()
  await other.page.route(`**/api/boards/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await saved.promise
    await route.continue()
  })
  for (const { page, tap } of [other, one]) {
    await tap(button(page, 'Trace the drawing'))
    await page.getByText('6 rooms, 6 doors, and 8 windows found').waitFor()
  }
  await expect.poll(async () => roomsOf(await boardOf()).length).toBe(6)
  saved.resolve()
  await other.page.getByText('changed the room somewhere else', { exact: false }).waitFor()
  await other.tap(button(other.page, 'Keep mine'))
  await other.page.getByText('Saved', { exact: true }).waitFor()
  expect(roomsOf(await boardOf())).toHaveLength(6)
})

test('who asks for less motion sees each turn of the camera at once, without a flight', async () => {
  const { page } = await atBoard(DESK)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await button(page, 'Trace the drawing').click()
  await button(page, 'View in 3D').click()
  const stage = page.getByRole('application', { name: 'Plan of the home in 3D' })
  await stage.locator('canvas').waitFor()
  const seen = async () => (await stage.screenshot()).toString('base64')
  const frames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await stage.focus()
  // Its models and pictures have come once two looks are alike.
  let before = ''
  await expect
    .poll(async () => {
      const last = before
      await frames()
      before = await seen()
      return before === last
    })
    .toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(seen).not.toBe(before)
  const turned = await seen()
  await frames()
  expect(await seen()).toBe(turned)
})
