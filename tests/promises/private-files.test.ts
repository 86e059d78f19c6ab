import { randomUUID } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { contentTypes, safeFileName, uploadRules } from '#kit/core/files/file-kind.ts'
import { everyReply } from '#kit/node/http/security-headers.ts'
import { sendFile } from '#tests/support/hostile-files/at-door.ts'
import { goodFiles, privateTypes, takenBy } from '#tests/support/hostile-files/good-files.ts'
import { jpegSaying } from '#tests/support/hostile-files/pictures.ts'
import { uploadDoors } from '#tests/support/hostile-files/upload-doors.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { rawGet } from '#tests/support/load/raw-get.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const SCRIPT = '<script>alert(1)</script>'
const CANARY = 'canary-of-the-camera'
const shop = testShop()
staysSound(shop)
const samples = await goodFiles()
let read = 0
let tricks = 0
let pictures = 0

afterAll(() => {
  const figure = `${read} private files each served with exact headers under a type of the closed list; ${tricks} path tricks 404; ${pictures} made pictures hold no metadata`
  printPromise('P41', read + tricks + pictures, figure, read > 0 && tricks > 0 && pictures > 0)
})

const ask = (url: string, { token }: Person) =>
  shop.http.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })

const privateDoors = uploadDoors.filter(({ rule }) => ['floorPlan', 'evidence', 'concept'].includes(rule))

describe.each(privateDoors)('P41: $operation, $part', (door) => {
  test(
    'each file is served so that it cannot run, to its owner and the studio alone',
    { timeout: 60_000 },
    async () => {
      const open = await door.open(shop)
      for (const sample of takenBy(uploadRules[door.rule], samples)) {
        const { body } = await sendFile(shop, door, open, sample)
        const addresses = [
          ...new Set(body.match(/\/api\/files\/[\da-f-]{36}\?expires=\d+&signature=[\w-]+/g)),
        ]
        expect(addresses.length).toBeGreaterThan(0)
        const served = await Promise.all(addresses.map((address) => ask(address, nobody)))
        const named = `UTF-8''${encodeURIComponent(safeFileName(sample.name))}`
        const own = served.find(
          ({ rawPayload, headers }) =>
            rawPayload.equals(sample.bytes) && String(headers['content-disposition']).endsWith(named),
        )
        expect([sample.what, own?.statusCode, own?.headers]).toEqual([
          sample.what,
          200,
          expect.objectContaining(headersOf(safeFileName(sample.name), contentTypes[sample.kind])),
        ])
        for (const { headers } of served) expect(privateTypes).toContain(headers['content-type'])
        const [path = ''] = String(addresses[0]).split('?')
        const requested = [leilani, noa, kai, nobody].map(
          async (person) => (await ask(path, person)).statusCode,
        )
        expect(await Promise.all(requested)).toEqual([200, 200, 404, 401])
        read += served.length
      }
    },
  )
})

/** Every header that a private file has to carry, to the letter. */
function headersOf(name: string, type: string) {
  return {
    ...everyReply,
    'content-type': type,
    'content-disposition': `attachment; filename="${name.replaceAll(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  }
}

test('P41: no trick with its path opens a private file, and none lies where files are public', async () => {
  const [, door] = uploadDoors
  if (!door) throw new Error('There is no door for evidence')
  const [sample] = samples
  if (!sample) throw new Error('There is no sample')
  const reply = await sendFile(shop, door, await door.open(shop), sample)
  const id = /files\/([\da-f-]{36})/.exec(reply.body)?.[1] ?? ''
  const key = `evidence/${id}`
  expect(await shop.shop.files.read(key)).toBeDefined()
  const paths = [...waysTo(key), ...waysTo(`${id}.png`), ...waysTo('tmp/a')]
  const opened: [string, number | undefined][] = []
  for (const path of paths) {
    const { statusCode, body } = await rawGet(shop.http, path)
    if (statusCode !== 404 || body.includes('PNG')) opened.push([path, statusCode])
  }
  expect(opened).toEqual([])
  tricks += paths.length
})

const UPS = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  './/../',
  '....//',
  '..%252f',
  '..%00/',
]
const ROOTS = ['/pictures/', '/models/', '/assets/', '/api/files/', '/', '//']

function waysTo(key: string): string[] {
  const plain = [
    '/',
    '//',
    '/files/',
    '/data/files/',
    '/api/files/',
    '/uploads/',
    '/pictures/',
    '/models/',
  ].map((root) => `${root}${key}`)
  return [
    ...plain,
    ...ROOTS.flatMap((root) => UPS.flatMap((up) => [`${root}${up}${key}`, `${root}x/${up}${up}${key}`])),
  ]
}

test(
  'P41: a picture of the shop keeps nothing of what the camera or an attacker wrote into it',
  { timeout: 60_000 },
  async () => {
    const pixels = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a86' } })
    const described = await pixels
      .withExif({ IFD0: { Copyright: `${CANARY} ${SCRIPT}` } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${CANARY} ${SCRIPT}</x:xmpmeta>`)
      .withIccProfile('srgb')
      .jpeg()
      .toBuffer()
    expect(described.includes(CANARY)).toBe(true)
    for (const door of uploadDoors.filter(({ rule }) =>
      ['productImage', 'shopPicture', 'logo'].includes(rule),
    )) {
      const opened = await door.open(shop)
      for (const bytes of [described, jpegSaying(`${CANARY} ${SCRIPT}`)]) {
        const reply = await sendFile(shop, door, opened, {
          bytes,
          name: `${randomUUID()}.jpg`,
        })
        expect([door.part, reply.statusCode]).toEqual([door.part, 200])
      }
    }
    const folder = join(shop.shop.config.dataDir, 'files/pictures')
    for (const name of await readdir(folder)) {
      const made = await readFile(join(folder, name))
      const { exif, xmp, iptc, comments } = await sharp(made).metadata()
      expect([name, exif, xmp, iptc, comments]).toEqual([name, undefined, undefined, undefined, undefined])
      expect(made.includes(CANARY) || made.includes('<script>')).toBe(false)
      const { headers } = await shop.http.inject({ url: `/pictures/${name}` })
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(/^image\/(webp|avif|png|jpeg)$/),
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      pictures += 1
    }
  },
)
