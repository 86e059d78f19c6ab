import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { STUDIO } from './picture-recipes.ts'

const SIDE = 64
const blender = ['-b', '-t', '1', '--factory-startup', '-noaudio', '--python-exit-code', '1']

const hasStudio = run(['--python-expr', 'import numpy, PIL, cv2']).status === 0
if (!hasStudio)
  process.stdout.write('NOT TESTED: the studio, as Blender or its Python packages are not installed\n')

const hasRuff = spawnSync('ruff', ['--version']).status === 0
if (!hasRuff) process.stdout.write('NOT TESTED: the Python of the studio, as ruff is not installed\n')

test.skipIf(!hasRuff)('the Python of the studio is linted and formatted', () => {
  const replies = [['check'], ['format', '--check']].map((command) =>
    spawnSync('ruff', [...command, '--no-cache', STUDIO], { encoding: 'utf8' }),
  )
  expect(replies.map(({ status, stdout }) => [status, stdout])).toEqual([
    [0, expect.any(String)],
    [0, expect.any(String)],
  ])
})

test.skipIf(!hasStudio)('the studio photographs a piece', { timeout: 180_000 }, async () => {
  const out = await mkdtemp(join(tmpdir(), 'studio-'))
  const options = ['images', '--only', 'dish-stool', '--out', out, '--size', `${SIDE}`, '--spp', '4']
  const { status, stderr } = run(['-P', 'make.py', '--', ...options], { CAT_TEX: out, CAT_DETAIL: '0.125' })
  expect([status, stderr]).toEqual([0, expect.anything()])

  const { data, info } = await sharp(join(out, 'dish-stool.webp'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data[Math.floor(y * SIDE) * SIDE + Math.floor(x * SIDE)] ?? 0
  expect([info.width, info.height]).toEqual([SIDE, SIDE])
  // The seat stands dark before a light wall, and the wall is even.
  expect(at(0.5, 0.05) - at(0.5, 0.3)).toBeGreaterThan(20)
  expect(Math.abs(at(0.05, 0.05) - at(0.95, 0.05))).toBeLessThan(30)
  await rm(out, { recursive: true })
})

test.skipIf(!hasStudio)('the studio takes close-ups of a piece', { timeout: 180_000 }, async () => {
  const out = await mkdtemp(join(tmpdir(), 'studio-'))
  const options = ['close-ups', '--only', 'dish-stool', '--out', out, '--size', `${SIDE}`]
  const { status, stderr } = run(['-P', 'make.py', '--', ...options], { CAT_TEX: out, CAT_DETAIL: '0.125' })
  expect([status, stderr]).toEqual([0, expect.anything()])
  const shown = JSON.parse(await readFile(join(out, 'dish-stool.json'), 'utf8'))
  expect(shown).toEqual({ material: 'wood:oak', detail: 'leg' })
  for (const kind of ['material', 'detail', 'scale']) {
    const { channels } = await sharp(join(out, `dish-stool-${kind}.webp`)).stats()
    // Neither black nor empty.
    expect([kind, channels.every(({ mean, stdev }) => mean > 60 && stdev > 4)]).toEqual([kind, true])
  }
  await rm(out, { recursive: true })
})

function run(options: readonly string[], env: Record<string, string> = {}) {
  return spawnSync('blender', [...blender, ...options], {
    cwd: STUDIO,
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin', HOME: tmpdir(), PYTHONDONTWRITEBYTECODE: '1', ...env },
  })
}
