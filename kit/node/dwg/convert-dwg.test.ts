import { access, chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { planBytes } from '#tests/support/files/plan-traces.ts'
import { convertDwg } from './convert-dwg.ts'

let folder = ''
let temporary = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convert-'))
  temporary = join(folder, 'tmp')
  await mkdir(temporary)
  await writeFile(join(folder, 'plan of; $(touch owned).dwg'), 'AC1032')
  await writeFile(join(folder, 'sample.dxf'), planBytes('floor-plan-sample.dxf'))
  vi.stubEnv('TMPDIR', temporary)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

test('has no drawing where the server has no converter', async () => {
  vi.stubEnv('PATH', join(folder, 'nothing'))
  expect(await convert()).toBe(false)
})

test('keeps the drawing that the converter makes', async () => {
  await converter(`cp ${folder}/sample.dxf "$3"`)
  expect(await convert()).toBe(true)
  expect(await readFile(join(folder, 'made.dxf'))).toEqual(await readFile(join(folder, 'sample.dxf')))
  expect(await readdir(temporary)).toEqual([])
})

test('hands a file name to the converter as it is, and nothing of our secrets', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret')
  await converter(`printf '%s\\n' "$@" > ${folder}/arguments; env > ${folder}/environment; exit 1`)
  expect(await convert()).toBe(false)
  const [, , , name] = (await readFile(join(folder, 'arguments'), 'utf8')).split('\n')
  expect(name).toBe(join(folder, 'plan of; $(touch owned).dwg'))
  expect(await readFile(join(folder, 'environment'), 'utf8')).not.toContain('secret')
  await expect(access(join(folder, 'owned'))).rejects.toThrow('ENOENT')
})

test.each([
  ['fails', 'cp $FOLDER/sample.dxf "$3"; exit 1'],
  ['makes nothing', 'exit 0'],
  ['makes something else', 'echo "<script>" > "$3"'],
  ['makes more than anybody can look at', 'head -c 60000000 /dev/zero > "$3"'],
])('keeps nothing of a converter that %s', async (_case, script) => {
  await converter(script.replace('$FOLDER', folder))
  expect(await convert()).toBe(false)
  await expect(access(join(folder, 'made.dxf'))).rejects.toThrow('ENOENT')
  expect(await readdir(temporary)).toEqual([])
})

function convert(): Promise<boolean> {
  return convertDwg(join(folder, 'plan of; $(touch owned).dwg'), join(folder, 'made.dxf'))
}

/** A converter of a few words of shell, called as `dwg2dxf -y -o MADE PLAN`. */
async function converter(script: string): Promise<void> {
  const programs = join(folder, 'programs')
  await mkdir(programs)
  await writeFile(join(programs, 'dwg2dxf'), `#!/bin/sh\n${script}\n`)
  await chmod(join(programs, 'dwg2dxf'), 0o755)
  vi.stubEnv('PATH', `${programs}${delimiter}${process.env['PATH'] ?? ''}`)
}
