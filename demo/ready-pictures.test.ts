import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureKey } from '#server/products/pictures.ts'
import { demoProducts } from './demo-products.ts'
import { recipesNow, recipesOfPictures } from './picture-recipes.ts'
import { filesOf, MASTERS, masterPath, pageFile, PAGES, readManifest, READY } from './ready-pictures.ts'

/** What a card on a phone fetches: AVIF, two pixels per point (see `web/products/picture-sizes.ts`). */
const CARD_WIDTH = 800
const CARD_BYTES = 12_000
/** Pixels on every side of a piece's pictures: of the hero, of the others, and of each where it is still to be rendered anew. */
const SIDES = { hero: 2400, other: 1600, older: 1200 }
const NEAR_SIDE = 1200
/** Angle and front. */
const OTHER_VIEWS = 2

const manifest = await readManifest()
const [recipes, pictured] = [await recipesNow(), await recipesOfPictures()]
const products = await demoProducts(randomUUID, new Date(), { pictures: manifest, models: new Map() })

test('every master has its sizes ready, made of the bytes it has now', async () => {
  const folders = await Promise.all(Object.values(MASTERS).map((folder) => readdir(folder)))
  const names = folders.flat().map((file) => basename(file, '.webp'))
  expect([...manifest.keys()].toSorted()).toEqual(names.toSorted())
  for (const [name, { key }] of manifest) expect([name, key]).toEqual([name, await keyOf(masterPath(name))])
})

test('every size is there, and nothing else', async () => {
  const files = [...manifest].flatMap(([name, picture]) => filesOf(name, picture).map(({ path }) => path))
  expect(files.filter((path) => !existsSync(path))).toEqual([])
  const existing = new Set(files)
  const lying = (await readdir(READY)).map((file) => join(READY, file))
  expect(lying.filter((path) => !existing.has(path))).toEqual([])
})

test.each([...products])(
  '%s is pictured from three sides and in every finish, in full size',
  (slug, piece) => {
    const isOlder = recipes.get(slug) !== pictured.get(slug) && piece.pictures[0]?.width === SIDES.older
    const otherFinishes = (piece.variants?.[0]?.options.length ?? 1) - 1
    const others = Array.from({ length: OTHER_VIEWS + otherFinishes }, () => SIDES.other)
    const sides = [SIDES.hero, ...others].map((side) => (isOlder ? SIDES.older : side))
    const isNear = ({ kind }: { kind?: string | null }) =>
      ['material', 'detail', 'scale'].includes(kind ?? '')
    const alone = piece.pictures.filter((picture) => picture.kind !== 'room' && !isNear(picture))
    const atHome = piece.pictures.filter(({ kind }) => kind === 'room')
    expect(alone.map(({ width, height }) => [width, height])).toEqual(sides.map((side) => [side, side]))
    for (const { width, height } of piece.pictures.filter(isNear))
      expect([width, height]).toEqual([NEAR_SIDE, NEAR_SIDE])
    for (const { width, height } of atHome) expect(Math.abs(width - height)).toBeLessThan(2)
  },
)

test('the rooms at the head of our pages are those of the demo', async () => {
  for (const name of PAGES.rooms) {
    const picture = manifest.get(name)
    const shownFiles = picture
      ? filesOf(name, picture).filter(({ width }) => PAGES.widths.includes(width))
      : []
    expect([name, shownFiles.length]).toEqual([name, PAGES.widths.length * 2])
    for (const { path, width, format } of shownFiles) {
      const shown = join(PAGES.folder, pageFile(name, width, format))
      expect([shown, await keyOf(shown)]).toEqual([shown, await keyOf(path)])
    }
  }
})

test('the card of a piece is about 12 kB on a phone', async () => {
  const cards = [...products.keys()].flatMap((slug) => {
    const picture = manifest.get(slug)
    return picture ? filesOf(slug, picture).filter(isOfCard) : []
  })
  expect(cards).toHaveLength(67)
  const bytes = await Promise.all(cards.map(async ({ path }) => (await stat(path)).size))
  expect(bytes.reduce((sum, size) => sum + size, 0) / bytes.length).toBeLessThan(CARD_BYTES)
})

function isOfCard({ width, format }: { width: number; format: string }): boolean {
  return width === CARD_WIDTH && format === 'avif'
}

async function keyOf(path: string): Promise<string> {
  return pictureKey(await readFile(path))
}
