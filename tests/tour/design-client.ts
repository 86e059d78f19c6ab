import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { wanted, openAccount, studioOf } from '#tests/support/street/street-shopper.ts'
import { pressOnly } from '#tests/support/street/page-acts.ts'
import type { Street } from '#tests/support/street/street.ts'
import { idInAddress, visitAs } from '#tests/support/street/walks.ts'
import { sampleReceipt } from './receipt.ts'
import { newStrip, type Strip } from './strip.ts'

const SOFA = 'Shoreline sofa'
const FURNISHED = [SOFA, 'Shoal coffee table', 'Lānai lounge chair']

/** From a floor plan to the pieces of a finished design in the cart. */
export async function walkAsClient(street: Street): Promise<Strip> {
  const strip = newStrip()
  const page = await street.visitor()
  await visitAs(page, await openAccount(street, 'Leilani'))
  const id = await sendPlan(page, strip)
  await payFee(page, strip, id)
  await drawAsStudio(street, id)
  await answer(page, strip, id)
  await takePieces(page, strip)
  return strip
}

const see = (page: Page, words: string | RegExp) => page.getByText(words).first().scrollIntoViewIfNeeded()
const planFile = (name: string) => readFile(new URL(`../../demo/plan/${name}`, import.meta.url))

async function sendPlan(page: Page, { shoot }: Strip): Promise<string> {
  await page.goto('/custom-design', { waitUntil: 'networkidle' })
  await shoot(page, 'What a custom design is')
  await page.getByLabel('Notes').fill('The living room opens to the lānai: one room, in and out.')
  await page.getByRole('button', { name: 'Your floor plan', exact: true }).setInputFiles({
    name: 'our-home.dxf',
    mimeType: 'application/dxf',
    buffer: await planFile('floor-plan-sample.dxf'),
  })
  await page.getByRole('button', { name: 'Send your floor plan' }).scrollIntoViewIfNeeded()
  await shoot(page, 'Her floor plan and her wishes')
  await pressOnly(page, 'Send your floor plan')
  await page.waitForURL('**/custom-design/confirmation/*')
  await shoot(page, 'It has arrived')
  return idInAddress(page)
}

async function payFee(page: Page, { shoot }: Strip, id: string) {
  await page.getByRole('link', { name: 'Complete Payment' }).click()
  await page.waitForURL('**/checkout/design-request/*')
  await shoot(page, 'The fee, and how to pay it')
  await page.locator('input[type=file]').setInputFiles(await sampleReceipt('$500.00'))
  await pressOnly(page, 'Upload')
  await see(page, 'Uploaded on')
  await shoot(page, 'Proof of the payment')
  await page.goto(`/account/design-requests/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('region', { name: 'Your floor plan', exact: true }).scrollIntoViewIfNeeded()
  await shoot(page, 'Her plan, to scale, to be measured and commented on')
}

/** The studio approves the fee, traces and furnishes the plan, and publishes it. */
async function drawAsStudio(street: Street, id: string) {
  const studio = await studioOf(street)
  const params = { id }
  await wanted(street, studio, 'PUT /api/design-requests/:id/payment', {
    params,
    body: { paymentStatus: 'paid' },
  })
  const desk = await street.visitor()
  await visitAs(desk, studio)
  await desk.goto(`/admin/design-requests/${id}/board`)
  const press = (name: string) => desk.getByRole('button', { name, exact: true }).click()
  await press('Trace the drawing')
  await desk.getByText('6 rooms, 6 doors, and 8 windows found').waitFor()
  for (const name of FURNISHED) {
    await desk.getByRole('searchbox', { name: 'Search our pieces' }).fill(name)
    await press(`Place ${name}`)
    if (name === SOFA) await press('Back to wall')
  }
  await desk.getByText('Saved', { exact: true }).waitFor()
  await press('Publish as concept 1')
  const dialog = desk.getByRole('dialog', { name: 'Publish as concept 1' })
  await dialog
    .getByLabel('Notes')
    .fill('Light oak and linen, and the table where the plan turns to the garden.')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await desk.waitForURL(`**/admin/design-requests/${id}`)
  await desk.close()
}

async function answer(page: Page, { shoot }: Strip, id: string) {
  await page.goto(`/account/design-requests/${id}`, { waitUntil: 'networkidle' })
  await shoot(page, 'Her concept is ready')
  await page.getByRole('heading', { name: 'Design concepts' }).evaluate((heading) => heading.scrollIntoView())
  await shoot(page, 'The concept, with what the designer says')
  await lookAround(page, shoot)
  const changes = page.getByLabel('What would you like changed?')
  await changes.scrollIntoViewIfNeeded()
  await changes.fill('The chair should look to the garden.')
  await shoot(page, 'A change, one of two')
  await pressOnly(page, 'Request a revision')
  await page.getByText('Revision request submitted successfully').first().waitFor()
  await pressOnly(page, 'Approve design')
  await page.getByRole('dialog').waitFor()
  await shoot(page, 'Approving it')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve design' }).click()
  await page.getByText('Design approved successfully').first().waitFor()
}

/** The rooms in plan and in 3D, and another sofa in its place. */
async function lookAround(page: Page, shoot: Strip['shoot']) {
  await pressOnly(page, 'Walk through this concept')
  const plan = page.getByRole('img', { name: 'Plan of the room' })
  await plan.waitFor()
  await plan.evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }))
  await shoot(page, 'Her rooms, furnished to scale')
  await pressOnly(page, 'View in 3D')
  const room = page.getByRole('application', { name: 'The room in 3D' })
  await room.locator('canvas').waitFor()
  await pressOnly(page, 'Walk through')
  await page.waitForLoadState('networkidle')
  await shoot(page, 'A walk through them')
  await pressOnly(page, 'Show the plan')
  await page.getByRole('button', { name: `Swap ${SOFA}` }).click()
  const others = page.getByRole('dialog', { name: `In place of ${SOFA}` })
  await others.getByRole('button', { name: 'Choose Tidal curved sofa' }).waitFor()
  await shoot(page, 'Another sofa in its place')
  await others.getByRole('button', { name: 'Indigo linen' }).click()
  await page.getByText(`Chosen in place of ${SOFA}`).first().waitFor()
}

async function takePieces(page: Page, { shoot }: Strip) {
  const addAll = page.getByRole('button', { name: 'Add All to Cart' })
  await addAll.scrollIntoViewIfNeeded()
  await shoot(page, 'The pieces of the design')
  await addAll.click()
  await page.getByRole('link', { name: 'Go to your cart' }).click()
  await page.waitForURL('**/cart')
  await shoot(page, 'All of them in the cart, in one act')
}
