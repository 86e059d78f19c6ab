import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Board } from '#domain/boards/board.ts'
import { sizeInMm } from '#domain/boards/footprint.ts'
import { layoutFaults } from '#domain/boards/notes.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import { holdsPoint } from '#domain/boards/polygons.ts'
import { contentTypes } from '#kit/core/files/file-kind.ts'
import type { Person } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedPlan } from '#tests/support/seed/design-file.ts'
import { keyboardOf } from '#tests/support/street/keyboard.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { openAccount, studioOf, wanted } from '#tests/support/street/street-shopper.ts'
import { freshEmail, visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const PLAN = readFileSync(new URL('../../demo/plan/floor-plan-sample.dxf', import.meta.url))
let studio: Person
let client: Person

beforeAll(async () => {
  studio = await studioOf(street)
  client = await openAccount(street, 'Leilani', freshEmail('Leilani'))
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const stage = (page: Page) => page.getByRole('application', { name: 'Plan of the home' })

/** The studio at the board of a new request with the sample plan. */
async function atBoard(size?: { width: number; height: number }) {
  const id = await seedRequest(street, client, { status: 'in_progress', paymentStatus: 'paid' })
  await seedPlan(street, client, id, {
    bytes: new Uint8Array(PLAN),
    name: 'plan.dxf',
    contentType: contentTypes.dxf,
  })
  const page = await street.visitor(size)
  await visitAs(page, studio)
  await page.goto(`/admin/design-requests/${id}/board`)
  await stage(page).waitFor()
  const board = async () =>
    (await wanted(street, studio, 'GET /api/boards/:id', { params: { id } })).board.content!
  return { id, page, board }
}

/** Counts every press of a pointer and of a key in the page, from now on. */
async function countPresses(page: Page) {
  await page.evaluate(() => {
    const counted = window as unknown as { presses: number }
    counted.presses = 0
    for (const kind of ['pointerdown', 'keydown'])
      window.addEventListener(kind, () => counted.presses++, { capture: true })
  })
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses)
}

/** What the plan must not have, by the sizes of the shop. */
async function layoutOf(board: Board) {
  const { products } = await wanted(street, studio, 'GET /api/products', { query: { limit: 100 } })
  const shapes = products.flatMap(({ _id, category, details: { size } }) =>
    size ? [[_id, { category, size: sizeInMm(size) }] as const] : [],
  )
  return layoutFaults(board, new Map(shapes))
}

test.each([
  [1440, 900],
  [768, 1024],
])(
  'the sample is traced in one press, and its living room takes eight pieces in at most 40 presses at %i px',
  async (width, height) => {
    const { page, board } = await atBoard({ width, height })
    const presses = await countPresses(page)
    await button(page, 'Trace the drawing').click()
    await page.getByText('6 rooms, 6 doors, and 8 windows found').waitFor()
    expect(await presses()).toBe(1)
    await button(page, 'Place Shoreline sofa').click()
    await button(page, 'Back to wall').click()
    for (const [words, ...names] of [
      ['coffee', 'Lagoon coffee table'],
      ['chair', 'Lānai lounge chair', 'Hollow barrel chair', 'Sedge cane chair'],
      ['ottoman', 'Shoreline ottoman', 'Channel drum ottoman', 'Gather pouf'],
    ]) {
      await page.getByRole('searchbox', { name: 'Search our pieces' }).click()
      if (words !== 'coffee') await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(words!)
      for (const name of names) await button(page, `Place ${name}`).click()
    }
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await presses()).toBeLessThanOrEqual(40)
    await expect.poll(async () => Object.keys((await board()).pieces).length).toBe(8)
    const stored = await board()
    const living = roomsOf(stored).find(({ name }) => name === 'Living and Dining')!
    for (const piece of Object.values(stored.pieces)) expect(holdsPoint(living.outline, piece)).toBe(true)
    expect(await layoutOf(stored)).toEqual([])
    expect(street.complaints).toEqual([])
  },
)

test('a designer traces, furnishes, publishes and takes over what the client swaps, by keyboard alone', async () => {
  const { id, page, board } = await atBoard()
  const keyboard = keyboardOf(page)
  await keyboard.press(button(page, 'Trace the drawing'))
  await page.getByText('6 rooms, 6 doors, and 8 windows found').waitFor()
  await keyboard.type(page.getByRole('searchbox', { name: 'Search our pieces' }), 'shoreline sofa')
  await keyboard.press(button(page, 'Place Shoreline sofa'))
  const sofa = stage(page).getByRole('button', { name: /^1\. Shoreline sofa/ })
  await keyboard.goTo(sofa, 'Shift+Tab')
  for (const key of ['r', 'w', 'ArrowRight', 'Shift+ArrowRight', 'Control+z']) await keyboard.key(key)
  await keyboard.goTo(page.getByLabel('Room'))
  await page.keyboard.type('Bedroom 1')
  await expect
    .poll(async () => {
      const stored = await board()
      const room = roomsOf(stored).find(({ name }) => name === 'Bedroom 1')
      return Object.values(stored.pieces).map((piece) => holdsPoint(room!.outline, piece))
    })
    .toEqual([true])
  await page.getByText('Saved', { exact: true }).waitFor()
  await keyboard.goTo(button(page, 'Publish as concept 1'), 'Shift+Tab')
  await keyboard.key('Enter')
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }))
  await page.waitForURL(`**/admin/design-requests/${id}`)

  const own = await street.visitor()
  const client1 = keyboardOf(own)
  await visitAs(own, client)
  await own.goto(`/custom-design/request/${id}`)
  await client1.press(button(own, 'Walk through this concept'))
  await own.getByRole('img', { name: 'Plan of the room' }).waitFor()
  await client1.press(own.getByRole('button', { name: /^Swap Shoreline sofa/ }))
  await client1.press(button(own, 'Choose Tidal curved sofa'))
  await own.getByText('Your choice is saved').waitFor()
  await street.mailFor('studio@lanai.example', /chose another piece/i)

  await page.goto(`/admin/design-requests/${id}/board`)
  await keyboard.press(button(page, 'Take over'))
  await page.getByText('Saved', { exact: true }).waitFor()
  await keyboard.goTo(button(page, 'Publish as concept 2'), 'Shift+Tab')
  await keyboard.key('Enter')
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }))
  await page.waitForURL(`**/admin/design-requests/${id}`)
  const { request } = await wanted(street, client, 'GET /api/design-requests/:id', { params: { id } })
  expect(request).toMatchObject({
    designConcepts: [{ version: 1 }, { version: 2 }],
    suggestedProducts: [{ name: 'Tidal curved sofa', quantity: 1 }],
  })
  expect(street.complaints).toEqual([])
})
