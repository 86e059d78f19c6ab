import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/support/people.ts'
import { expectInView } from '#tests/support/street/in-view.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { FROM_DOOR, publishedConcept, SOFA } from '#tests/support/street/published-concept.ts'
import { openAccount, studioOf, wanted } from '#tests/support/street/street-shopper.ts'
import { faultsOn } from '#tests/support/street/page-faults.ts'
import { freshEmail, visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let studio: Person
let client: Person

beforeAll(async () => {
  studio = await studioOf(street)
  client = await openAccount(street, 'Leilani', freshEmail('Leilani'))
})

const requestOf = async (id: string) =>
  (await wanted(street, client, 'GET /api/design-requests/:id', { params: { id } })).request

async function atConcept(id: string, size?: { width: number; height: number }): Promise<Page> {
  const page = await street.visitor(size)
  await visitAs(page, client)
  await page.goto(`/custom-design/request/${id}`)
  await page.getByRole('button', { name: 'Walk through this concept' }).click()
  await page.getByRole('img', { name: 'Plan of the room' }).waitFor()
  return page
}

test('a client walks through a concept, swaps the sofa and its finish, and the studio takes it over', async () => {
  const id = await publishedConcept(street, studio, client)
  const page = await atConcept(id)
  await page.getByRole('button', { name: 'View in 3D' }).click()
  await page.getByRole('application', { name: 'The room in 3D' }).locator('canvas').waitFor()
  await page.getByRole('button', { name: 'Show the plan' }).click()
  await page.getByRole('button', { name: FROM_DOOR.name }).click()
  await page.getByText(`Living room, before you: ${SOFA}`).waitFor()
  await page.getByRole('button', { name: 'Show the plan' }).click()

  await page.getByRole('button', { name: `Swap ${SOFA}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `In place of ${SOFA}` })
  await dialog.getByRole('button', { name: 'Choose Tidal curved sofa' }).press('Enter')
  await page.getByText(`Chosen in place of ${SOFA} in Natural linen`).waitFor()
  await expect
    .poll(async () => (await requestOf(id)).suggestedProducts)
    .toMatchObject([{ name: 'Tidal curved sofa', quantity: 1, answer: 'accepted' }])

  const desk = await street.visitor()
  await visitAs(desk, studio)
  await desk.goto(`/admin/design-requests/${id}`)
  await desk.getByRole('button', { name: 'Walk through this concept' }).click()
  // Over its list, in a column that is too narrow for both.
  const drawn = await desk.getByRole('img', { name: 'Plan of the room' }).boundingBox()
  expect(drawn!.width).toBeGreaterThan(480)
  await desk.goto(`/admin/design-requests/${id}/board`)
  await desk.getByText(`in place of ${SOFA} in Natural linen`).waitFor()
  await desk.getByRole('button', { name: 'Take over' }).click()
  await desk.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(() => desk.getByRole('button', { name: 'Take over' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('button', { name: `Swap ${SOFA}` }).click()
  await dialog.getByRole('button', { name: 'Indigo linen' }).click()
  await expect
    .poll(async () => (await requestOf(id)).suggestedProducts)
    .toMatchObject([{ name: SOFA, answer: 'accepted', variant: { options: { Fabric: { id: 'indigo' } } } }])
  expect(street.complaints).toEqual([])
})

test('on a touch screen of 768 px a remark is pinned to the piece that it is about', async () => {
  const id = await publishedConcept(street, studio, client)
  const page = await atConcept(id, { width: 768, height: 1024 })
  await page.getByRole('button', { name: `Comment on ${SOFA}` }).click()
  const dialog = page.getByRole('dialog', { name: `Comment on ${SOFA}` })
  await dialog.getByLabel('Your comment').fill('Could it look to the garden?')
  await dialog.getByRole('button', { name: 'Send comment' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const { comments, designConcepts } = await requestOf(id)
  expect(comments).toMatchObject([
    {
      conceptId: designConcepts[0]!._id,
      page: 1,
      piece: expect.any(String),
      text: `${SOFA} in Natural linen: Could it look to the garden?`,
    },
  ])
  await page.getByRole('button', { name: 'Show the paper' }).click()
  await page.getByText('Could it look to the garden?').first().waitFor()

  const desk = await street.visitor()
  await visitAs(desk, studio)
  await desk.goto(`/admin/design-requests/${id}/board`)
  await desk.getByRole('button', { name: new RegExp(`${SOFA}.*, 1 open comment$`) }).waitFor()
  expect(street.complaints).toEqual([])
})

test('the board of the studio and the concept of its client are accessible at every width', async () => {
  const id = await publishedConcept(street, studio, client)
  for (const width of [360, 768, 1440]) {
    const concept = await atConcept(id, { width, height: 900 })
    expect(await faultsOn(concept), `concept at ${width}`).toEqual([])
    await concept.context().close()
    const desk = await street.visitor({ width, height: 900 })
    await visitAs(desk, studio)
    await desk.goto(`/admin/design-requests/${id}/board`)
    await desk.getByRole('application', { name: 'Plan of the home' }).waitFor()
    expect(await faultsOn(desk), `board at ${width}`).toEqual([])
    await desk
      .getByRole('button', { name: /^Place / })
      .last()
      .waitFor()
    expect(await desk.evaluate(emptyBelowDesk), `board at ${width}`).toBeLessThan(100)
    const room = desk.getByText(/^Living room/).and(desk.locator('summary'))
    expect((await room.boundingBox())?.height).toBeGreaterThan(24)
    await room.click()
    await desk.getByRole('group', { name: /^Door in Wall/ }).waitFor()
    if (width === 1440) await expectInView(desk.getByRole('button', { name: 'Zoom in' }))
    await desk.context().close()
  }
})

/** Runs in the page: how far it can be scrolled past the end of the desk. */
function emptyBelowDesk(): number {
  const { scrollHeight, scrollTop } = document.documentElement
  return scrollHeight - scrollTop - document.querySelector('.board-desk')!.getBoundingClientRect().bottom
}
