import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recipesNow, recipesOfPictures, STUDIO } from './picture-recipes.ts'

test('no picture is older than what it shows', async () => {
  expect(await recipesOfPictures()).toEqual(await recipesNow())
})

describe('the recipe of a piece', () => {
  let studio = ''
  beforeAll(async () => {
    studio = await mkdtemp(join(tmpdir(), 'studio-'))
    await cp(STUDIO, studio, { recursive: true })
  })
  afterAll(() => rm(studio, { recursive: true }))

  test.each([
    [
      'its colour',
      'furniture.json',
      'fabric:linen", "soft2": "fabric:rust',
      'fabric:oat", "soft2": "fabric:rust',
      true,
    ],
    ['its shape', 'builders/sofas.py', 'base_t = 0.17', 'base_t = 0.18', true],
    ['a cloth', 'synthesis/surfaces.py', 'threads=192', 'threads=190', true],
    ['the light', 'studio.py', '128 * s', '129 * s', true],
    ['another piece', 'builders/stools.py', 'import math', 'import math\nWIDER = 1', false],
    ['a comment', 'studio.py', 'import math', '# plain\nimport math', false],
  ])('and %s', async (_, file, from, to, changes) => {
    const path = join(studio, file)
    const [code, before] = [await readFile(path, 'utf8'), await recipesNow(studio)]
    expect(code).toContain(from)
    await writeFile(path, code.replace(from, to))
    const after = await recipesNow(studio)
    await writeFile(path, code)
    expect(after.get('shoreline-sofa') !== before.get('shoreline-sofa')).toBe(changes)
  })
})
