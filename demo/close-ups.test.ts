import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeUpRecipesNow, closeUpWords, materialWord, readCloseUps } from './close-ups.ts'
import { STUDIO } from './picture-recipes.ts'
import { readManifest } from './ready-pictures.ts'

const closeUps = await readCloseUps()
const pieces: { slug: string; materials: string[] }[] = JSON.parse(
  await readFile(join(import.meta.dirname, 'catalogue/products.json'), 'utf8'),
)

test('every piece has close-ups, none older than the piece or than how they are taken', async () => {
  const noted = new Map([...closeUps].map(([id, { recipe }]) => [id, recipe]))
  expect(noted).toEqual(await closeUpRecipesNow())
})

test('every piece that is noted has its three close-ups, and no other has any', async () => {
  const pictured = [...(await readManifest()).keys()].filter((name) => /-(material|detail|scale)$/.test(name))
  const noted = [...closeUps.keys()].flatMap((id) =>
    ['material', 'detail', 'scale'].map((kind) => `${id}-${kind}`),
  )
  expect(pictured.toSorted()).toEqual(noted.toSorted())
})

test('what a close-up shows is a material of its piece', () => {
  for (const [id, { material }] of closeUps) {
    const materials = pieces.find(({ slug }) => slug === id)?.materials
    expect([id, materials]).toEqual([id, expect.arrayContaining([materialWord(material)])])
  }
})

test('the words say material, detail and measures', () => {
  const size = { widthCm: 228, heightCm: 89 }
  expect(
    closeUpWords('Shoreline sofa in natural linen', { material: 'fabric:linen', detail: 'leg' }, size),
  ).toEqual({
    material: 'Shoreline sofa in natural linen: linen, close up',
    detail: 'Shoreline sofa in natural linen: a leg and what it carries, close up',
    scale:
      'Shoreline sofa in natural linen, beside a door 80 in (203 cm) tall, a book and a cup: 89.8 in (228 cm) wide, 35 in (89 cm) tall',
  })
})

test('what is said of one piece makes no other older, and how all are taken does', async () => {
  const studio = await mkdtemp(join(tmpdir(), 'close-ups-'))
  await cp(STUDIO, studio, { recursive: true })
  await writeFile(join(studio, 'close-ups.json'), '{}')
  const before = await closeUpRecipesNow(studio)
  await writeFile(join(studio, 'close-ups.json'), '{"crest-bed": {"detail": {"elev": 31}}}')
  const said = await closeUpRecipesNow(studio)
  expect([...said].filter(([id, recipe]) => recipe !== before.get(id)).map(([id]) => id)).toEqual([
    'crest-bed',
  ])
  await writeFile(join(studio, 'scale_set.py'), 'DOOR = (0.9, 2.1)')
  const taken = await closeUpRecipesNow(studio)
  expect([...taken].filter(([id, recipe]) => recipe === said.get(id))).toEqual([])
  await rm(studio, { recursive: true })
})
