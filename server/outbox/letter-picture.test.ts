import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { letterPicture, MAX_PICTURE_BYTES } from './letter-picture.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanai-letter-picture-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function drawn(bytes: Uint8Array, name = 'Living room.png') {
  const path = join(folder, 'source')
  await writeFile(path, bytes)
  return letterPicture(path, name)
}

const noise = (channels: 1 | 3, width: number, height: number) =>
  sharp(randomBytes(width * height * channels), { raw: { width, height, channels } })
    .png()
    .toBuffer()

test('a picture is a JPEG no larger than a letter shows, whatever it was', async () => {
  const create = { width: 3000, height: 2000, channels: 4, background: '#08808080' } as const
  const picture = await drawn(await sharp({ create }).png().toBuffer())
  expect(picture).toMatchObject({ kind: 'picture', name: 'Living room.jpg' })
  const { format, width, height } = await sharp(Buffer.from(picture!.jpeg, 'base64')).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1072, height: 715 })
})

test('one that is hard to pack is packed harder, or stays at home', async () => {
  const hard = await drawn(await noise(3, 700, 700))
  expect(Buffer.from(hard?.jpeg ?? '', 'base64').length).toBeLessThanOrEqual(MAX_PICTURE_BYTES)
  expect(await drawn(await noise(3, 1600, 1600))).toBeUndefined()
})

test.each(['pdf', 'dxf', 'glb'] as const)('what is no picture is none: %s', async (kind) => {
  expect(await drawn(sampleFiles[kind])).toBeUndefined()
})
