import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { nobody } from '#tests/support/people.ts'
import { expectInView } from '#tests/support/street/in-view.ts'
import { expectFocusOn } from '#tests/support/street/keyboard.ts'
import { openAccount, wanted } from '#tests/support/street/street-shopper.ts'
import { fillShipping, freshEmail, PASSWORD } from '#tests/support/street/walks.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { DESK, pressOn, screens } from '#tests/support/street/screens.ts'

const street = openStreet()

/** A visitor with an L-shaped room on the desk, and nothing in it. */
async function drawL(screen = DESK): Promise<Page> {
  const page = await street.visitor(screen)
  await page.goto('/plan-your-room')
  await page.getByLabel('L-shaped').check()
  await page.getByLabel('Width', { exact: true }).first().fill(`20'`)
  await pressOn(screen)(page.getByRole('button', { name: 'Furnish this room' }))
  await page.getByRole('application', { name: 'Plan of your room' }).waitFor()
  return page
}

test('on a phone a measure that is none is shown, and then the drawing', async () => {
  const page = await street.visitor({ width: 360, height: 740 })
  await page.goto('/plan-your-room')
  const width = page.getByLabel('Width', { exact: true }).first()
  const furnish = page.getByRole('button', { name: 'Furnish this room' })
  await width.fill('4m50')
  await furnish.click()
  await expectInView(page.getByText('Type a length between 2 ft (0.6 m) and 98 ft (30 m)'))
  await expect.poll(() => width.evaluate((field) => field === document.activeElement)).toBe(true)
  await width.fill('4.5 m')
  await furnish.click()
  await expectInView(page.getByRole('heading', { level: 1, name: 'Plan your room' }))
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(street.complaints).toEqual([])
})

const pieces = (page: Page) => page.getByRole('application').getByRole('button')

test('a visitor plans an L-shaped room by keyboard, and finds it again on this device', async () => {
  const page = await drawL()
  await page.getByRole('button', { name: 'Place Shoreline sofa' }).press('Enter')
  const sofa = pieces(page).first()
  await sofa.focus()
  await page.keyboard.press('w')
  const atWall = await sofa.getAttribute('aria-label')
  const place = atWall?.replace(/^1\. Shoreline sofa, /, '')
  await expect.poll(() => page.getByText(`Shoreline sofa stands ${place}`).count()).toBe(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('r')
  expect(await sofa.getAttribute('aria-label')).not.toBe(atWall)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  expect(await sofa.getAttribute('aria-label')).toBe(atWall)
  await page.reload()
  await expect.poll(() => sofa.getAttribute('aria-label')).toBe(atWall)
  await sofa.focus()
  await page.keyboard.press('Delete')
  expect(await pieces(page).count()).toBe(0)

  const plan = page.getByRole('application')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Place Shoreline sofa').press('Enter')
  await button('Close').press('Enter')
  await expectFocusOn(plan)
  await sofa.press('Enter')
  await button('Take away').press('Enter')
  await expectFocusOn(plan)
  while (await button('Undo').isEnabled()) await button('Undo').press('Enter')
  await expectFocusOn(plan)
  expect(street.complaints).toEqual([])
})

test('a piece that is dragged comes to the wall, and is marked while it is in the way of the door', async () => {
  const page = await drawL()
  const words = page.getByText('A door opens against Shoreline sofa.')
  const marks = page.locator('[data-tight]')
  const checks = page.getByRole('region', { name: 'Checks' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Place Shoreline sofa' }).click()
  const sofa = pieces(page).first()
  const from = (await sofa.boundingBox())!
  const stage = (await page.getByRole('application').boundingBox())!
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + from.height / 3)
  await page.mouse.down()
  const said = await page.locator('output.sr-only').textContent()
  await page.mouse.move(stage.x + stage.width * 0.45, stage.y + stage.height * 0.4, { steps: 6 })
  expect(await marks.count()).toBe(0)
  await page.mouse.move(stage.x + stage.width * 0.25, stage.y + stage.height * 0.2, { steps: 6 })
  await expect.poll(() => marks.count()).toBe(1)
  expect(await words.count()).toBe(1)
  expect(await checks.count()).toBe(0)
  expect(await page.locator('output.sr-only').textContent()).toBe(said)
  await page.mouse.up()

  await expect.poll(() => checks.filter({ has: words }).count()).toBe(1)
  expect(await words.count()).toBe(1)

  await sofa.press('c')
  await expect.poll(() => marks.count()).toBe(0)
  for (let press = 0; press < 6; press++) await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => marks.count()).toBe(1)
})

test.each(screens)(
  'whoever signs in keeps the plan, shares it with a stranger who copies it, puts all in the cart and asks for a quote: %s',
  async (_where, screen) => {
    const press = pressOn(screen)
    const email = freshEmail('Leilani')
    const person = await openAccount(street, 'Leilani', email)
    const page = await drawL(screen)
    await press(page.getByRole('button', { name: 'Place Shoreline sofa' }))
    await press(page.getByRole('button', { name: 'Save', exact: true }))
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page.locator('main').getByRole('button', { name: 'Login' }))
    await page.getByText('Saved', { exact: true }).waitFor()
    await press(pieces(page).first().locator('[data-body]'))
    await press(page.getByRole('button', { name: 'Back to wall' }))
    await expect
      .poll(async () => (await wanted(street, person, 'GET /api/boards')).boards)
      .toMatchObject([{ pieces: 1, revision: 1 }])

    await press(page.getByRole('button', { name: 'Share', exact: true }))
    const link = await page.getByLabel('Link').inputValue()
    await press(
      page
        .getByRole('dialog', { name: 'Share this plan' })
        .getByRole('button', { name: 'Close', exact: true }),
    )
    const stranger = await street.visitor(screen)
    await stranger.goto(link)
    await stranger.getByText('Shoreline sofa').first().waitFor()
    await press(stranger.getByRole('button', { name: 'Copy this plan' }))
    await expect.poll(() => pieces(stranger).count()).toBe(1)

    await press(page.getByRole('button', { name: 'Add all to cart' }))
    await page.getByText('Added to your cart: Shoreline sofa (Natural linen)').waitFor()
    const { cart } = await wanted(street, person, 'GET /api/cart')
    expect(cart.items).toMatchObject([{ product: { name: 'Shoreline sofa' }, quantity: 1 }])

    await page.goto('/cart')
    await press(page.getByRole('link', { name: 'Request a quote' }))
    await page.waitForURL('**/shipping')
    await fillShipping(page)
    await press(page.getByRole('button', { name: 'Request Quote', exact: true }))
    await page.waitForURL('**/order/confirmation/*')
    const { orders } = await wanted(street, person, 'GET /api/orders/myorders')
    expect(orders).toMatchObject([{ kind: 'quote', quoteStatus: 'requested', itemCount: 1 }])
    expect(street.complaints).toEqual([])
  },
)

test('the pieces of a package come into a room in one act, beside one another, and go in one', async () => {
  const page = await street.visitor()
  await page.goto('/designer-packages/one-bedroom')
  await page.getByRole('link', { name: 'Try its pieces in your room' }).click()
  await page.getByLabel('Width', { exact: true }).first().fill(`40'`)
  await page.getByLabel('Depth', { exact: true }).first().fill(`30'`)
  await page.getByRole('button', { name: 'Furnish this room' }).click()
  const { package: found } = await wanted(street, nobody, 'GET /api/packages/:id', {
    params: { id: 'one-bedroom' },
  })
  const listed = Object.values(found.roomBreakdown).flat()
  const sold = listed.filter(({ product }) => product !== null)
  const count = sold.reduce((sum, { quantity }) => sum + quantity, 0)
  await expect.poll(() => pieces(page).count()).toBe(count)
  expect(await page.getByText('stand in the same place').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => pieces(page).count()).toBe(0)
  expect(street.complaints).toEqual([])
})

test('a new room takes the place of an unsaved plan only once that is said', async () => {
  const page = await drawL()
  await page.getByRole('button', { name: 'Place Shoreline sofa' }).click()
  await page.getByRole('button', { name: 'New room' }).click()
  await page.getByRole('button', { name: 'Furnish this room' }).click()
  const question = page.getByRole('dialog', { name: 'Replace your plan?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Back to your plan' }).click()
  await expect.poll(() => pieces(page).count()).toBe(1)
  await page.getByRole('button', { name: 'New room' }).click()
  await page.getByRole('button', { name: 'Furnish this room' }).click()
  await question.getByRole('button', { name: 'Replace it' }).click()
  await page.getByRole('application', { name: 'Plan of your room' }).waitFor()
  expect(await pieces(page).count()).toBe(0)
  expect(street.complaints).toEqual([])
})
