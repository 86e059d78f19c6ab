import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openFolderStore } from '#kit/node/files/folder-store.ts'
import { describePicture, makePictureSizes, pictureKey, storePictures } from './pictures.ts'

/** A picture with something in it, lying on its side as cameras store it, with a note in its metadata. */
function photograph(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#8c4a24',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .withExif({ IFD0: { ImageDescription: 'private note', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

test.each([
  [1600, [320, 800, 1200]],
  [1200, [320, 800, 1200]],
  [900, [320, 800, 900]],
  [800, [320, 800]],
  [200, [200]],
])('a picture %i pixels wide is made in %j and never enlarged', async (width, widths) => {
  const sizes = await makePictureSizes(await photograph(100, width))
  expect(sizes.filter(({ format }) => format === 'webp').map((size) => size.width)).toEqual(widths)
  expect(sizes.filter(({ format }) => format === 'avif').map((size) => size.width)).toEqual(widths)
})

test('quickly, the WebP alone is made', async () => {
  const sizes = await makePictureSizes(await photograph(100, 900), undefined, true)
  expect(sizes.map(({ format, width }) => [format, width])).toEqual(
    [320, 800, 900].map((width) => ['webp', width]),
  )
})

test('sizes are upright, carry no metadata and are what they claim', async () => {
  const sizes = await makePictureSizes(await photograph(600, 900))
  for (const { bytes, format, width, height } of sizes) {
    const metadata = await sharp(bytes).metadata()
    expect(metadata.format).toBe(format === 'avif' ? 'heif' : 'webp')
    expect([metadata.width, metadata.height]).toEqual([width, height])
    expect(width / height).toBeCloseTo(1.5, 1)
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation ?? 1).toBe(1)
    expect(bytes.includes('private note')).toBe(false)
  }
})

test('what is no picture is refused', async () => {
  await expect(makePictureSizes(Buffer.from('<svg'))).rejects.toThrow()
})

describe('a folder of files', () => {
  let folder = ''
  const stored = async () => (await readdir(join(folder, 'pictures')).catch(() => [])).toSorted()
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'lanai-pictures-'))))
  afterEach(() => rm(folder, { recursive: true }))

  test('has a picture under the hash of its bytes, in every width and format', async () => {
    const source = await photograph(500, 700)
    const picture = { key: pictureKey(source), sizes: await makePictureSizes(source) }
    const [described] = await storePictures(await openFolderStore(folder), [picture])
    expect(described).toEqual({ key: picture.key, width: 700, height: 500, widths: [320, 700] })
    expect(picture.key).toMatch(/^pictures\/[0-9a-f]{16}$/)
    expect((await stored()).map((name) => `pictures/${name}`)).toEqual(
      [320, 700].flatMap((width) => [`${picture.key}-${width}.avif`, `${picture.key}-${width}.webp`]),
    )
  })

  test('keeps no size of two pictures where one cannot be written', async () => {
    const files = await openFolderStore(folder)
    const paths = [join(folder, 'no folder', 'file')]
    const temporaryPath = () => paths.pop() ?? files.temporaryPath()
    const pictures = [photograph(50, 70), photograph(60, 80)].map(async (made) => {
      const source = await made
      return { key: pictureKey(source), sizes: await makePictureSizes(source) }
    })
    const storing = storePictures({ ...files, temporaryPath }, await Promise.all(pictures))
    await expect(storing).rejects.toMatchObject({ code: 'ENOENT' })
    expect([await stored(), await readdir(join(folder, 'tmp'))]).toEqual([[], []])
  })
})

test('a picture without sizes is no picture', () => {
  expect(() => describePicture('pictures/0', [])).toThrow('A picture has at least one size')
})
