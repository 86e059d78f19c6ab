import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { exampleHomes } from '#domain/designs/example-homes.ts'
import { faultsOf } from '#domain/boards/faults.ts'
import { standingPieces } from '#domain/boards/note.ts'
import { notesOf } from '#domain/boards/notes.ts'
import type { Point } from '#domain/boards/polygons.ts'
import { viewsOf } from '#domain/boards/viewpoints.ts'
import { seenBy } from '#domain/boards/walk.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import { allVariantKeys } from '#domain/products/variant-key.ts'
import { demoProducts } from '../../demo-products.ts'
import { condo } from './condo.ts'
import { cottage } from './cottage.ts'
import { familyHouse } from './family-house.ts'
import { boardOf, emptyHome } from './home.ts'
import { planPicture } from './plan-picture.ts'
import { shapesOf } from './shapes.ts'

const products = await demoProducts(randomUUID, new Date(0), { pictures: new Map(), models: new Map() })
const sold = new Map([...products.values()].map((product) => [product.id, product]))
const shapes = shapesOf(products)

test.each(Object.entries({ condo, cottage, house: familyHouse }))(
  'the board of the %s is sound: the checks find no fault, its pieces are sold, its pictures are there',
  (name, home) => {
    const board = boardOf(home, products)
    expect(faultsOf(board)).toEqual([])
    expect(Object.keys(board.pieces)).toHaveLength(home.pieces.length)
    expect(notesOf(board, shapes).filter(({ level }) => level !== 'quiet')).toEqual([])
    for (const { product, key } of Object.values(board.pieces)) {
      expect(shapes.has(product)).toBe(true)
      expect(allVariantKeys(sold.get(product)?.variants ?? [])).toContain(key)
    }
    const folder = new URL('../../../web/storefront/custom-design/homes/', import.meta.url)
    for (const file of ['room-540.avif', 'room-1080.webp', 'plan-540.avif', 'plan-1080.webp'])
      expect([file, existsSync(new URL(`${name}-${file}`, folder))]).toEqual([file, true])
    expect(name in exampleHomes).toBe(true)
  },
)

test.each([
  ['condo', condo, ['From the table', 'From the bedroom door']],
  ['house', familyHouse, ['From the way in', 'From the lānai']],
])('each view kept of the %s looks from a room at pieces in it', (_name, home, names) => {
  const board = boardOf(home, products)
  const views = viewsOf(board).map(([, view]) => view)
  expect(views.map(({ name }) => name)).toEqual(names)
  for (const view of views) {
    const { room, pieces } = seenBy(board, view, standingPieces(board, shapes))
    expect(room).not.toBeNull()
    expect(pieces.length).toBeGreaterThan(1)
  }
})

test.each([condo, cottage, familyHouse])(
  'the plan under a home is its own: its walls lie where the plan is dark, its floors where it is not',
  async (home) => {
    const board = boardOf(home, products)
    const { x: left = 0, y: top = 0, mmPerUnit = 1 } = board.underlay ?? {}
    const { data, info } = await sharp(await planPicture(emptyHome(home)))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const lightAt = ({ x, y }: Point) =>
      data[Math.round((y - top) / mmPerUnit) * info.width + Math.round((x - left) / mmPerUnit)]
    for (const node of Object.values(board.nodes)) expect(lightAt(node)).toBeLessThan(80)
    for (const { centre } of roomsOf(board)) expect(lightAt(centre)).toBeGreaterThan(240)
  },
)
