import { expect, test } from 'vitest'
import { pdfLefts } from '#tests/support/files/pdf-text.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { faultsOn } from '#tests/support/street/page-faults.ts'
import {
  areSaved,
  comeBack,
  deskOf,
  OTHER,
  piece,
  placeOf,
  press,
  SOFA,
  withPlan,
  xOf,
} from '#tests/support/street/saved-plan.ts'
import { wanted } from '#tests/support/street/street-shopper.ts'

const street = openStreet()
test('two devices change one plan: what is apart comes together, what both changed is asked about', async () => {
  const { person, stored } = await withPlan(street)
  const [phone, desk] = [await deskOf(street, person), await deskOf(street, person)]
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
  await phone.reload()
  await expect.poll(() => placeOf(phone)).toBe(mine)
})

test('two tabs of one browser show one plan, and neither writes over the other', async () => {
  const { person, stored } = await withPlan(street)
  const one = await deskOf(street, person)
  const other = await one.context().newPage()
  await other.goto('/plan-your-room')
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
  const { person, stored } = await withPlan(street)
  const page = await deskOf(street, person)
  await press(page, 'ArrowRight')
  await page.goto('about:blank')
  await expect.poll(async () => xOf((await stored()).content)).toBe(1851)
})

test('a finger on a tablet moves a piece, and buttons turn it and take it away', async () => {
  const { person, stored } = await withPlan(street)
  const page = await deskOf(street, person, { width: 768, height: 1024 })
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
  const { person, id } = await withPlan(street)
  const body = { shared: true }
  const { board } = await wanted(street, person, 'PUT /api/boards/:id/share', { params: { id }, body })
  for (const width of [360, 768, 1440]) {
    const desk = await deskOf(street, person, { width, height: 900 })
    expect(await faultsOn(desk), `desk at ${width}`).toEqual([])
    await piece(desk, SOFA).focus()
    await desk.getByRole('heading', { name: 'Shoreline sofa' }).waitFor()
    expect(await faultsOn(desk), `a piece at ${width}`).toEqual([])
    await desk.goto(`/plan-your-room/shared/${board.shareKey}`)
    await desk.getByText('Shoreline sofa').first().waitFor()
    expect(await faultsOn(desk), `shared at ${width}`).toEqual([])
  }
})

test('a printed plan is true to its scale', async () => {
  const { person } = await withPlan(street)
  const page = await deskOf(street, person)
  for (const format of ['Letter', 'A4']) {
    const lefts = await pdfLefts(await page.pdf({ format }))
    const apart = (one: string, other: string) => lefts.get(one)! - lefts.get(other)!
    expect([...lefts.keys()].some((text) => text.startsWith('1:50 when printed'))).toBe(true)
    expect(apart('2', '1')).toBeCloseTo(1000 / 50, 0)
    expect(apart('100 mm', '5 ft in the room')).toBeCloseTo(100 - 1524 / 50, 1)
  }
})
