import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describePicture, makePictureSizes, pictureKey, storeSizes } from './pictures.ts'

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

test('a stored picture is found under the hash of its bytes, in every width and format', async () => {
  const saved = new Map<string, Uint8Array>()
  const source = await photograph(500, 700)
  const files = { put: async (key: string, bytes: Uint8Array) => void saved.set(key, bytes) }
  const stored = await storeSizes(files, pictureKey(source), await makePictureSizes(source))
  expect(stored).toEqual({ key: pictureKey(source), width: 700, height: 500, widths: [320, 700] })
  expect(stored.key).toMatch(/^pictures\/[0-9a-f]{16}$/)
  expect([...saved.keys()].toSorted()).toEqual(
    [320, 700].flatMap((width) => [`${stored.key}-${width}.avif`, `${stored.key}-${width}.webp`]),
  )
  expect(saved.get(`${stored.key}-320.webp`)?.length).toBeGreaterThan(0)
})

test('a picture without sizes is no picture', () => {
  expect(() => describePicture('pictures/0', [])).toThrow('A picture has at least one size')
})
