import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { contentTypes } from '#kit/core/files/file-kind.ts'
import type { Person } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedPlan } from '#tests/support/seed/design-file.ts'
import { expectInView } from '#tests/support/street/in-view.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { see } from '#tests/support/street/page-acts.ts'
import { DESK, pressOn, TABLET } from '#tests/support/street/screens.ts'
import type { Screen } from '#tests/support/street/street.ts'
import { openAccount, sellAtListPrices, studioOf, wanted } from '#tests/support/street/street-shopper.ts'
import { freshEmail, visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const PLAN = readFileSync(new URL('../../demo/plan/floor-plan-sample.dxf', import.meta.url))
const NO_3D = 'This browser cannot show 3D. The plan shows every piece in its true size.'

let studio: Person
let client: Person
let id = ''

beforeEach(async () => {
  await sellAtListPrices(street)
  studio = await studioOf(street)
  client = await openAccount(street, 'Leilani', freshEmail('Leilani'))
  id = await seedRequest(street, client, {
    status: 'in_progress',
    paymentStatus: 'paid',
    brief: { rooms: [], style: 'modern', budget: 'high', homeType: '', colors: [] },
  })
  const plan = { bytes: new Uint8Array(PLAN), name: 'plan.dxf', contentType: contentTypes.dxf }
  await seedPlan(street, client, id, plan)
})

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

/** Runs in a page before anything else: this machine draws no 3D. */
function refuse3d(): void {
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function begin(
    this: HTMLCanvasElement,
    kind: string,
    options?: object,
  ) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind as '2d', options)
  } as typeof getContext
}

/** Somebody at a page on such a screen, and how they press a button. */
async function comes(person: Person, path: string, screen: Screen, machine: 'any' | 'no 3D') {
  const page = await street.visitor(screen)
  if (machine === 'no 3D') await page.addInitScript(refuse3d)
  await visitAs(page, person)
  await page.goto(path)
  const tap = pressOn(screen)
  const press = (name: string, place: Page | Locator = page) => tap(button(place, name))
  return { page, press }
}

test.each([
  ['at 1440 px', DESK, 'any'],
  ['on touch screens of 768 px', TABLET, 'any'],
  ['on machines without WebGL, and pictures', DESK, 'no 3D'],
] as const)(
  'the studio furnishes a plan, its client swaps over the budget, approves, and takes all into the cart: %s',
  async (_where, screen, machine) => {
    const desk = await comes(studio, `/admin/design-requests/${id}/board`, screen, machine)
    await desk.press('Trace the drawing')
    await see(desk.page, '6 rooms, 6 doors, and 8 windows found')
    for (const name of ['Shoreline sofa', 'Canoe dining table']) await desk.press(`Place ${name}`)
    await desk.page.getByRole('searchbox', { name: 'Search our pieces' }).fill('coffee')
    await desk.press('Place Lagoon coffee table')
    await desk.press('View in 3D')
    await (machine === 'any'
      ? desk.page.getByRole('application', { name: 'Plan of the home in 3D' }).locator('canvas').waitFor()
      : see(desk.page, NO_3D))
    await desk.press('Show the plan')
    await desk.press('Publish as concept 1')
    await desk.press('Publish', desk.page.getByRole('dialog'))
    await desk.page.waitForURL(`**/admin/design-requests/${id}`)
    const { attachments } = await street.mailFor(client.email, /concept/i)
    expect(attachments).toHaveLength(machine === 'any' ? 1 : 0)

    const own = await comes(client, `/custom-design/request/${id}`, screen, machine)
    await own.press('Walk through this concept')
    await own.page.getByRole('img', { name: 'Plan of the room' }).waitFor()
    await own.press('View in 3D')
    await (machine === 'any'
      ? own.page.getByRole('application', { name: 'The room in 3D' }).locator('canvas').waitFor()
      : see(own.page, NO_3D))
    await own.press('Show the plan')
    await own.press('Swap Shoreline sofa in Natural linen')
    const dialog = own.page.getByRole('dialog', { name: 'In place of Shoreline sofa' })
    await own.press('Choose Harbor leather sofa', dialog)
    await see(dialog, 'This brings the pieces to $10,730.00, over the $10,000.00 of your brief.')
    const suggested = async () =>
      (await wanted(street, client, 'GET /api/design-requests/:id', { params: { id } })).request
        .suggestedProducts
    const names = async () => (await suggested()).map(({ name }) => name).toSorted()
    expect(await names()).toEqual(['Canoe dining table', 'Lagoon coffee table', 'Shoreline sofa'])
    expect(street.complaints.splice(0)).toEqual([expect.stringContaining('status of 409')])
    await expectInView(dialog.getByRole('heading', { name: 'In place of Shoreline sofa' }))
    await expectInView(button(dialog, 'Choose it all the same'))
    await own.press('Choose it all the same', dialog)
    await see(own.page, 'Chosen in place of Shoreline sofa in Natural linen')
    expect(await names()).toEqual(['Canoe dining table', 'Harbor leather sofa', 'Lagoon coffee table'])

    await own.press('Approve design', own.page.locator('#answer'))
    await own.press('Approve design', own.page.getByRole('dialog'))
    await see(own.page, 'Design approved successfully')
    await own.press('Add All to Cart')
    await see(own.page, 'All suggested products added to your cart')
    const { cart } = await wanted(street, client, 'GET /api/cart')
    expect(cart.items.map(({ product }) => product.name).toSorted()).toEqual(await names())

    await desk.page.reload()
    await button(desk.page, 'Change status, now Completed').waitFor()
    expect(street.complaints).toEqual([])
  },
)
