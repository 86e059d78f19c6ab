import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Board, Piece } from '#domain/boards/board.ts'
import { allVariantKeys } from '#domain/products/variant-key.ts'
import { pdfLefts } from '#tests/support/files/pdf-text.ts'
import { nobody, type Person } from '#tests/support/people.ts'
import { sampleRoom } from '#tests/support/seed/board.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { faultsOn } from '#tests/support/street/page-faults.ts'
import { openAccount, wanted } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const SOFA = 'sofaaaaa'
const OTHER = 'sofabbbb'

/** Somebody with a saved plan on which two sofas stand, their middles one meter apart. */
async function withPlan() {
  const person = await openAccount(street, 'Leilani')
  const query = { search: 'Shoreline sofa', limit: 1 }
  const [product] = (await wanted(street, nobody, 'GET /api/products', { query })).products
  const [key = ''] = allVariantKeys(product!.variants)
  const sofa = { product: product!._id, key, turn: 0, up: 0, isLocked: false, note: '' }
  const pieces = { [SOFA]: { ...sofa, x: 1800, y: 3000 }, [OTHER]: { ...sofa, x: 2800, y: 3000 } }
  const body = { name: 'Our room', content: { ...sampleRoom(), pieces } }
  const { board } = await wanted(street, person, 'POST /api/boards', { body })
  const stored = async () => {
    const found = await wanted(street, person, 'GET /api/boards/:id', { params: { id: board._id } })
    return { revision: found.board.revision, content: found.board.content as Board }
  }
  return { person, id: board._id, stored }
}

/** A device of that person, with the plan on its desk. */
async function deskOf(person: Person, size?: { width: number; height: number }): Promise<Page> {
  const page = await street.visitor(size)
  await visitAs(page, person)
  await page.goto('/plan-your-room', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Open Our room' }).click()
  await piece(page, SOFA).waitFor()
  return page
}

const piece = (page: Page, id: string) => page.locator(`[data-piece="${id}"]`)
const placeOf = (page: Page, id = SOFA) => piece(page, id).getAttribute('aria-label')

async function press(page: Page, key: string, id = SOFA) {
  await piece(page, id).focus()
  await page.keyboard.press(key)
}

async function areSaved(...tabs: Page[]) {
  for (const tab of tabs) await tab.getByText('Saved', { exact: true }).waitFor()
}

/** Comes back to the page, which looks at once for what others did. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const xOf = (board: Board, id = SOFA) => (board.pieces[id] as Piece).x

test('two devices change one plan: what is apart comes together, what both changed is asked about', async () => {
  const { person, stored } = await withPlan()
  const [phone, desk] = [await deskOf(person), await deskOf(person)]
  await phone.context().setOffline(true)
  await press(phone, 'ArrowLeft', OTHER)
  await press(desk, 'ArrowRight')
  await expect.poll(async () => (await stored()).revision).toBe(1)
  await phone.getByText('Not saved yet, stored on this device').waitFor()
  await phone.context().setOffline(false)
  await expect.poll(async () => (await stored()).revision).toBe(2)
  await expect.poll(() => placeOf(phone)).toBe(await placeOf(desk))
  await comeBack(desk)
  await expect.poll(() => placeOf(desk, OTHER)).toBe(await placeOf(phone, OTHER))

  await phone.context().setOffline(true)
  await press(phone, 'ArrowDown')
  const mine = await placeOf(phone)
  await press(desk, 'ArrowUp')
  await expect.poll(async () => (await stored()).revision).toBe(3)
  await phone.context().setOffline(false)
  await phone
    .getByText(/^Leilani Akana changed .*Shoreline sofa somewhere else at .* the same here/)
    .waitFor()
  expect(await placeOf(phone)).toBe(mine)
  expect((await stored()).revision).toBe(3)
  await phone.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(async () => (await stored()).revision).toBe(4)
  expect(await placeOf(phone)).toBe(mine)
  await comeBack(desk)
  await expect.poll(() => placeOf(desk)).toBe(mine)
  await phone.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => placeOf(phone)).toBe(mine)
})

test('two tabs of one browser show one plan, and neither writes over the other', async () => {
  const { person, stored } = await withPlan()
  const one = await deskOf(person)
  const other = await one.context().newPage()
  await other.goto('/plan-your-room', { waitUntil: 'networkidle' })
  const before = await placeOf(other)
  await press(one, 'ArrowRight')
  await expect.poll(() => placeOf(other)).not.toBe(before)
  await areSaved(one, other)
  await press(other, 'ArrowLeft', OTHER)
  await expect.poll(() => placeOf(one, OTHER)).toBe(await placeOf(other, OTHER))
  await areSaved(one, other)
  await press(one, 'ArrowRight')
  await expect.poll(() => placeOf(other)).toBe(await placeOf(one))
  await expect
    .poll(async () => {
      const { content } = await stored()
      return [xOf(content), xOf(content, OTHER)]
    })
    .toEqual([1902, 2749])
})

test('whoever leaves right after a change loses nothing', async () => {
  const { person, stored } = await withPlan()
  const page = await deskOf(person)
  await press(page, 'ArrowRight')
  await page.goto('about:blank')
  await expect.poll(async () => xOf((await stored()).content)).toBe(1851)
})

test('a finger on a tablet moves a piece, and buttons turn it and take it away', async () => {
  const { person, stored } = await withPlan()
  const page = await deskOf(person, { width: 768, height: 1024 })
  const fingers = await page.context().newCDPSession(page)
  await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const { x, y, width, height } = (await piece(page, SOFA).locator('[data-body]').boundingBox())!
  const at = { x: x + width / 5, y: y + height / 2 }
  await touch('touchStart', [at])
  await touch('touchEnd', [])
  await page.getByRole('heading', { name: 'Shoreline sofa' }).waitFor()
  await touch('touchStart', [at])
  for (const step of [10, 20, 30, 40]) await touch('touchMove', [{ x: at.x, y: at.y - step }])
  await touch('touchEnd', [])
  await expect.poll(async () => (await stored()).content.pieces[SOFA]?.y).toBeLessThan(2900)
  await page.getByRole('button', { name: 'Turn 90°' }).click()
  await expect.poll(async () => (await stored()).content.pieces[SOFA]?.turn).toBe(90)
  await page.getByRole('button', { name: 'Take away' }).click()
  await expect.poll(async () => Object.keys((await stored()).content.pieces)).toEqual([OTHER])
})

test('the desk and a shared plan are accessible at every width', async () => {
  const { person, id } = await withPlan()
  const body = { shared: true }
  const { board } = await wanted(street, person, 'PUT /api/boards/:id/share', { params: { id }, body })
  for (const width of [360, 768, 1440]) {
    const desk = await deskOf(person, { width, height: 900 })
    expect(await faultsOn(desk), `desk at ${width}`).toEqual([])
    await piece(desk, SOFA).focus()
    await desk.getByRole('heading', { name: 'Shoreline sofa' }).waitFor()
    expect(await faultsOn(desk), `a piece at ${width}`).toEqual([])
    await desk.goto(`/plan-your-room/shared/${board.shareKey}`, { waitUntil: 'networkidle' })
    await desk.getByText('Shoreline sofa').first().waitFor()
    expect(await faultsOn(desk), `shared at ${width}`).toEqual([])
  }
})

test('a printed plan is true to its scale', async () => {
  const { person } = await withPlan()
  const page = await deskOf(person)
  for (const format of ['Letter', 'A4']) {
    const lefts = await pdfLefts(await page.pdf({ format }))
    const apart = (one: string, other: string) => lefts.get(one)! - lefts.get(other)!
    expect([...lefts.keys()].some((text) => text.startsWith('1:50 when printed'))).toBe(true)
    expect(apart('2', '1')).toBeCloseTo(1000 / 50, 0)
    expect(apart('100 mm', '5 ft in the room')).toBeCloseTo(100 - 1524 / 50, 1)
  }
})
