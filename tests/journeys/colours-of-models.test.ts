import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { masterPath } from '#demo/ready-pictures.ts'
import { products } from '#server/db/schema/products.ts'
import type { ModelElement } from '#web/storefront/product/model/model-element.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { differenceOf, labOf, medianOf, type Lab } from '#tests/support/lab.ts'

const street = openStreet()
const SIDE = 400
/** What a picture has of its piece differs from the ground beside it by at least so much. */
const OFF_GROUND = 8
/** A difference that two people see beside each other, and do not see one after the other. */
const MOST = 6

/** Pieces that are mostly cloth: a light one, a dark one, a coloured one. */
const PIECES = {
  'Shoreline sofa': 'shoreline-sofa',
  'Alcove settee': 'alcove-settee',
  'Lānai lounge chair': 'lanai-lounge',
}

test('the cloth of a piece has the same colour in 3D as in its picture', async () => {
  const page = await street.visitor()
  const differences: number[] = []
  for (const [name, master] of Object.entries(PIECES))
    differences.push(differenceOf(await clothInPicture(master), await clothInModel(page, name)))
  process.stdout.write(`ΔE between picture and 3D: ${differences.map((one) => one.toFixed(1)).join(', ')}\n`)
  expect(Math.max(...differences)).toBeLessThanOrEqual(MOST)
})

/** The ground is even from left to right: its colour in a row stands at both edges. */
async function clothInPicture(master: string): Promise<Lab> {
  const rows = await pixels(sharp(masterPath(master)))
  return medianOf(
    rows.flatMap((row) => {
      const ground = medianOf([...row.slice(0, SIDE / 20), ...row.slice(-SIDE / 20)].map(({ lab }) => lab))
      return row.filter(({ lab }) => differenceOf(lab, ground) > OFF_GROUND).map(({ lab }) => lab)
    }),
  )
}

/** Its shadow lets the ground shine through, and the piece does not. */
async function clothInModel(page: Page, name: string): Promise<Lab> {
  const { db } = street.shop
  const [piece] = await db.select({ id: products.id }).from(products).where(eq(products.name, name))
  await page.goto(`/product/${piece?.id}?view=3d`)
  await page.getByRole('button', { name: 'Dimensions' }).waitFor({ timeout: 60_000 })
  const address = await page
    .locator('model-viewer')
    .evaluate((model: ModelElement & { toDataURL(type: string): string }) => model.toDataURL('image/png'))
  const rows = await pixels(sharp(Buffer.from(address.split(',')[1] ?? '', 'base64')))
  return medianOf(rows.flatMap((row) => row.filter(({ alpha }) => alpha > 252).map(({ lab }) => lab)))
}

async function pixels(picture: Sharp): Promise<{ lab: Lab; alpha: number }[][]> {
  const data = await picture
    .resize(SIDE, SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = data.info
  const at = (place: number) => data.data[place] ?? 0
  const pixel = (place: number) => ({
    lab: labOf(at(place), at(place + 1), at(place + 2)),
    alpha: at(place + 3),
  })
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => pixel((y * width + x) * 4)),
  )
}
