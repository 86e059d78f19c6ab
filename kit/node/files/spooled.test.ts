import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { spooled } from './spooled.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanai-spooled-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('many bytes are sent from a file that has no name any more', async () => {
  const bytes = randomBytes(3_000_000)
  const sent = await spooled(bytes, join(folder, 'reply'))
  expect(sent).toBeInstanceOf(Readable)
  expect(await readdir(folder)).toEqual([])
  expect((await buffer(sent as Readable)).equals(bytes)).toBe(true)
})

test('a few bytes are sent as they are', async () => {
  const bytes = randomBytes(1000)
  expect(await spooled(bytes, join(folder, 'reply'))).toBe(bytes)
})
