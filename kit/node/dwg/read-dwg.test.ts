import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { smallBitmap, smallDwg } from '#tests/support/files/small-dwg.ts'
import { readDwg } from './read-dwg.ts'

/** Blue and red below, green and white above; rows are filled up to eight bytes. */
const fourPixels = smallBitmap({
  width: 2,
  height: 2,
  depth: 24,
  pixels: [255, 0, 0, 0, 0, 255, 0, 0, 0, 255, 0, 255, 255, 255, 0, 0],
})
/** The shop's server would draw it, however long that takes. */
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)
const bitmap = 2
const metafile = 3
const png = 6

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dwg-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the version of a DWG', () => {
  test.each([
    ['AC1015', 'AutoCAD 2000'],
    ['AC1021', 'AutoCAD 2007'],
    ['AC1032', 'AutoCAD 2018'],
    ['AC1099', 'AutoCAD (AC1099)'],
    ['what is this', 'AutoCAD'],
  ])('%s is %s', async (mark, version) => {
    expect(await read(smallDwg(mark))).toEqual({ version, picture: null })
  })
})

describe('the picture in a DWG', () => {
  test('is a bitmap, right way up', async () => {
    const { version, picture } = await read(smallDwg('AC1032', [{ kind: bitmap, bytes: fourPixels }]))
    expect(version).toBe('AutoCAD 2018')
    expect(await pixels(picture)).toEqual([
      [0, 255, 0],
      [255, 255, 255],
      [0, 0, 255],
      [255, 0, 0],
    ])
  })

  test.each([
    ['eight bits', 8, [0, 1, 0, 0], [0, 0, 0, 0, 10, 20, 30, 0]],
    ['one bit', 1, [0b0100_0000, 0, 0, 0], [0, 0, 0, 0, 10, 20, 30, 0]],
  ] as const)('is a bitmap with a palette, %s a pixel', async (_case, depth, row, palette) => {
    const bytes = smallBitmap({ width: 2, height: 1, depth, pixels: [...row], palette: [...palette] })
    const { picture } = await read(smallDwg('AC1024', [{ kind: bitmap, bytes }]))
    expect(await pixels(picture)).toEqual([
      [0, 0, 0],
      [30, 20, 10],
    ])
  })

  test('is a PNG, drawn anew', async () => {
    const made = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .png()
      .toBuffer()
    const { picture } = await read(smallDwg('AC1032', [{ kind: png, bytes: made }]))
    const { width, height, format, exif } = await sharp(picture ?? Buffer.alloc(0)).metadata()
    expect({ width, height, format, exif }).toEqual({ width: 3, height: 2, format: 'png', exif: undefined })
    const isTaken = async (width: number) =>
      (await read(smallDwg('AC1032', [{ kind: png, bytes: await wide(width) }]))).picture !== null
    expect([await isTaken(2048), await isTaken(2049)]).toEqual([true, false])
  })

  test('is taken from behind a heading and a metafile', async () => {
    const records = [
      { kind: 1, bytes: Buffer.alloc(80) },
      { kind: metafile, bytes: Buffer.alloc(50) },
      { kind: bitmap, bytes: fourPixels },
    ]
    expect((await read(smallDwg('AC1018', records))).picture).not.toBeNull()
  })

  test('is not looked for behind many that are broken', async () => {
    const broken = { kind: png, bytes: Buffer.from('no picture') }
    const behind = (count: number) =>
      read(
        smallDwg('AC1018', [
          ...Array.from({ length: count }, () => broken),
          { kind: bitmap, bytes: fourPixels },
        ]),
      )
    expect((await behind(3)).picture).not.toBeNull()
    expect((await behind(4)).picture).toBeNull()
  })

  test.each([
    ['a metafile alone', smallDwg('AC1015', [{ kind: metafile, bytes: Buffer.alloc(50) }])],
    ['a bitmap cut short', smallDwg('AC1015', [{ kind: bitmap, bytes: fourPixels }]).subarray(0, -6)],
    ['a bitmap that promises more than it has', smallDwg('AC1015', [{ kind: bitmap, bytes: huge(3000) }])],
    [
      'a whole bitmap of two million pixels',
      smallDwg('AC1015', [
        { kind: bitmap, bytes: Buffer.concat([huge(1500), Buffer.alloc(1500 * 1500 * 3)]) },
      ]),
    ],
    ['a bitmap larger than any preview', smallDwg('AC1015', [{ kind: bitmap, bytes: huge(60_000) }])],
    ['a PNG that is none', smallDwg('AC1032', [{ kind: png, bytes: Buffer.from('no picture') }])],
    ['an SVG in place of a PNG', smallDwg('AC1032', [{ kind: png, bytes: svg }])],
    ['a JPEG in place of a PNG', smallDwg('AC1032', [{ kind: png, bytes: Buffer.from(sampleFiles.jpeg) }])],
    ['a table without its mark', withoutSentinel()],
    ['a table beyond its end', beyondItsEnd()],
  ])('is none for %s', async (_case, bytes) => {
    const { version, picture } = await read(bytes)
    expect(version).toMatch(/^AutoCAD 20/)
    expect(picture).toBeNull()
  })

  test('is none where there is no file, or an empty one', async () => {
    expect(await read(Buffer.alloc(0))).toEqual({ version: 'AutoCAD', picture: null })
    expect(await readDwg(join(folder, 'missing'))).toEqual({ version: 'AutoCAD', picture: null })
  })

  test('never throws, whatever is damaged', async () => {
    const whole = smallDwg('AC1032', [{ kind: bitmap, bytes: fourPixels }])
    for (let at = 6; at < whole.length; at += 3) {
      const damaged = Buffer.from(whole)
      damaged[at] = 255 - (damaged[at] ?? 0)
      expect((await read(damaged)).version).toBe('AutoCAD 2018')
    }
  })
})

async function read(bytes: Buffer) {
  const path = join(folder, 'plan.dwg')
  await writeFile(path, bytes)
  return readDwg(path)
}

async function pixels(picture: Buffer | null): Promise<number[][]> {
  const { data, info } = await sharp(picture ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.width * info.height }, (_, index) => [
    ...data.subarray(index * info.channels, index * info.channels + 3),
  ])
}

function wide(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 1, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
}

function huge(side: number): Buffer {
  const bytes = Buffer.from(fourPixels)
  bytes.writeInt32LE(side, 4)
  bytes.writeInt32LE(side, 8)
  return bytes
}

function withoutSentinel(): Buffer {
  const bytes = smallDwg('AC1015', [{ kind: bitmap, bytes: fourPixels }])
  bytes[130] = 0
  return bytes
}

function beyondItsEnd(): Buffer {
  const bytes = smallDwg('AC1015', [{ kind: bitmap, bytes: fourPixels }])
  bytes.writeUInt32LE(0xffff_fff0, 0x0d)
  return bytes
}
