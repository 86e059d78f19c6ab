import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every drawing in 3D that the page began. */
declare global {
  var drawings: WebGL2RenderingContext[]
}

const in3d = (page: Page) => page.getByRole('application', { name: 'Plan of your room in 3D' })
const canvases = (page: Page) => in3d(page).locator('canvas')

type Machine = 'any' | 'slow' | 'none'

/** A visitor with a sofa in a room, whose machine draws 3D or does not. */
async function furnish(machine: Machine = 'any'): Promise<Page> {
  const page = await street.visitor()
  await page.addInitScript(noteDrawings, machine)
  await page.goto('/plan-your-room')
  await page.getByRole('button', { name: 'Furnish this room' }).click()
  await page.getByRole('button', { name: 'Place Shoreline sofa' }).click()
  return page
}

function noteDrawings(machine: Machine): void {
  globalThis.drawings = []
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function begin(
    this: HTMLCanvasElement,
    kind: string,
    options?: object,
  ) {
    const { failIfMajorPerformanceCaveat = false } = (options ?? {}) as WebGLContextAttributes
    const isRefused = machine === 'none' || (machine === 'slow' && failIfMajorPerformanceCaveat)
    if (kind === 'webgl2' && isRefused) return null
    const context = getContext.call(
      this,
      kind as '2d',
      options as CanvasRenderingContext2DSettings,
    ) as unknown
    if (kind === 'webgl2' && context) globalThis.drawings.push(context as WebGL2RenderingContext)
    return context
  } as typeof getContext
}

async function seen(page: Page): Promise<string> {
  return (await in3d(page).screenshot()).toString('base64')
}

test('a furnished room is looked at in 3D and walked through by keys, and frees its memory when it is left', async () => {
  const page = await furnish()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.getByRole('button', { name: 'View in 3D' }).press('Enter')
  await canvases(page).waitFor()
  await expect.poll(() => requested.filter((url) => url.includes('.glb')).length).toBe(1)
  expect(requested.some((url) => url.includes('board-3d'))).toBe(true)

  await page.getByText('From outside, 1 piece').waitFor()
  const before = await seen(page)
  await in3d(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => seen(page)).not.toBe(before)

  await page.setViewportSize({ width: 1000, height: 900 })
  const walk = page.getByRole('button', { name: 'Walk through' })
  await walk.press('Enter')
  const words = page.getByText('Room, before you: Shoreline sofa')
  const { y, height } = (await walk.boundingBox())!
  await expect.poll(async () => (await words.boundingBox())?.y).toBeGreaterThan(y + height)
  for (let turn = 0; turn < 12; turn++) await page.getByRole('button', { name: 'Turn right' }).click()
  await page.getByText('Room, before you: nothing').waitFor()
  await page.evaluate(axe)
  const faults = await page.evaluate(
    `axe.run('main', { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id }) => id))`,
  )
  expect(faults).toEqual([])

  await page.getByRole('button', { name: 'Show the plan' }).click()
  await page.getByRole('application', { name: 'Plan of your room', exact: true }).waitFor()
  expect(await page.locator('canvas').count()).toBe(0)
  expect(await page.evaluate(() => drawings.every((drawing) => drawing.isContextLost()))).toBe(true)
  expect(street.complaints).toEqual([])
})

test('a piece that is chosen in 3D is changed by its fields, and stands there as it does in the plan', async () => {
  const page = await furnish()
  await page.getByRole('application').getByRole('button').first().focus()
  await page.keyboard.press('c')
  await page.getByRole('button', { name: 'View in 3D' }).click()
  await canvases(page).waitFor()
  await page.getByRole('heading', { name: 'Shoreline sofa' }).waitFor()
  const before = await seen(page)
  await page.getByRole('button', { name: 'Turn 90°' }).click()
  await expect.poll(() => seen(page)).not.toBe(before)
  // Along the room again, so that its middle lies under the middle of the picture.
  await page.getByRole('button', { name: 'Turn 90°' }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  const box = (await in3d(page).boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.getByRole('heading', { name: 'Shoreline sofa' }).waitFor()
  expect(street.complaints).toEqual([])
})

test('a drawing that the browser takes away is built again from the plan', async () => {
  const page = await furnish()
  await page.getByRole('button', { name: 'View in 3D' }).click()
  await canvases(page).waitFor()
  const lost = await canvases(page).elementHandle()
  await page.evaluate(() => drawings.at(-1)?.getExtension('WEBGL_lose_context')?.loseContext())
  await expect.poll(() => lost?.evaluate((canvas) => canvas.isConnected)).toBe(false)
  await canvases(page).waitFor()
  expect(await page.evaluate(() => drawings.at(-1)?.isContextLost())).toBe(false)
  expect(street.complaints).toEqual([])
})

test('a browser without 3D says so, and the plan goes on', async () => {
  const page = await furnish('none')
  await page.getByRole('button', { name: 'View in 3D' }).click()
  await page.getByText('This browser cannot show 3D.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Turn 90°' }).click()
  await page.getByRole('button', { name: 'Show the plan' }).click()
  const sofa = page.getByRole('application', { name: 'Plan of your room' }).getByRole('button').first()
  expect(await sofa.getAttribute('aria-label')).toContain('turned 90°')
  expect(street.complaints).toEqual([])
})

test('a machine that draws slowly asks first', async () => {
  const page = await furnish('slow')
  await page.getByRole('button', { name: 'View in 3D' }).click()
  await page.getByText('which is slow', { exact: false }).waitFor()
  expect(await page.locator('canvas').count()).toBe(0)
  await page.getByRole('button', { name: 'Show anyway' }).click()
  await canvases(page).waitFor()
  expect(street.complaints).toEqual([])
})
