import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureKey } from '#server/products/pictures.ts'
import { demoProducts } from './demo-products.ts'
import { filesOf, MASTERS, masterPath, pageFile, PAGES, readManifest, READY } from './ready-pictures.ts'

/** What a card on a phone fetches: AVIF, two pixels per point (see `web/products/picture-sizes.ts`). */
const CARD_WIDTH = 800
const CARD_BYTES = 12_000
/** Pixels on every side of a piece's pictures; of a finish and of a room at least. */
const SIDES = { hero: 2400, view: 1600, finish: 1200, near: 1200, room: 530 }

const manifest = await readManifest()
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
  (_slug, piece) => {
    const sideOf = ({ kind }: { kind?: string | null }, at: number) => {
      if (kind === 'room') return SIDES.room
      if (['material', 'detail', 'scale'].includes(kind ?? '')) return SIDES.near
      return kind ? SIDES.view : at === 0 ? SIDES.hero : SIDES.finish
    }
    const finishes = piece.variants?.[0]?.options.length ?? 1
    expect(piece.pictures.filter(({ kind }) => !kind)).toHaveLength(finishes)
    expect(piece.pictures.filter(({ kind }) => kind === 'angle' || kind === 'front')).toHaveLength(2)
    for (const [at, picture] of piece.pictures.entries()) {
      const side = sideOf(picture, at)
      if (side === SIDES.room || (side === SIDES.finish && !picture.kind))
        expect(picture.width).toBeGreaterThanOrEqual(side)
      else expect(picture.width).toBe(side)
      expect(Math.abs(picture.width - picture.height)).toBeLessThan(2)
    }
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
