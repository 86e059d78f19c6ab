import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { uploadRules } from '#domain/file-kind.ts'
import { designBooks } from '#tests/support/design-books.ts'
import { givenRequest } from '#tests/support/given-design.ts'
import { leilani, noa, type Person } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'
import { evidence, formBytes, type Part, sendForm } from './evidence-door.ts'
import { pdfOf, pngOf } from './large-samples.ts'
import { refusalOf } from './refusals.ts'

const shop = testShop()
const doors = openDoors(shop)
const { png, jpeg, pdf, webp, dwg, dxf } = sampleFiles

type Door = {
  rule: 'floorPlan' | 'evidence' | 'concept'
  /** The name of the file's part. */
  part: string
  person: Person
  path: () => Promise<string>
}

const under = async (status: 'pending' | 'in_progress', act: string) =>
  `/api/design-requests/${await givenRequest(shop, leilani, { status })}/${act}`

/** Every way by which a file comes into a design request. */
const ways: Door[] = [
  { rule: 'floorPlan', part: 'floorPlan', person: leilani, path: async () => '/api/design-requests' },
  {
    rule: 'evidence',
    part: 'file',
    person: leilani,
    path: () => under('pending', 'payment-evidence'),
  },
  { rule: 'concept', part: 'conceptImage', person: noa, path: () => under('in_progress', 'concepts') },
]

async function kept() {
  const folder = join(shop.shop.config.dataDir, 'files')
  const list = (name: string) => readdir(join(folder, name)).catch(() => [])
  const folders = await Promise.all(['plans', 'evidence', 'concepts', 'tmp'].map(list))
  return { books: await designBooks(shop.shop.db), folders }
}

describe.each(ways)('$part', ({ rule, part, person, path }) => {
  const { maxBytes, tooLarge, wrongType, missing, extensions } = uploadRules[rule]
  const named = (bytes: Uint8Array | string, filename: string, type?: string): Part => ({
    ...evidence(bytes, filename, type),
    name: part,
  })

  /** A form that is refused and leaves nothing: no row, no bytes, no half of a file. */
  async function refused(parts: Part[], end?: string) {
    const address = await path()
    const before = await kept()
    const refusal = await refusalOf(await sendForm(doors, address, formBytes(parts, end), person))
    expect(await kept()).toEqual(before)
    return refusal
  }

  test.each<[string, string | Uint8Array, string]>([
    ['a web page', '<!doctype html><script>alert(1)</script>', 'a.png'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png'],
    ['a program', 'MZ\x90\0', 'a.jpg'],
    ['an archive', 'PK\x03\x04', 'a.pdf'],
    ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0;', 'a.png'],
    ['a WebP', webp, 'a.webp'],
    ['a picture with a second ending', png, 'a.png.html'],
    ['a picture without an ending', png, 'a'],
    ['4 thousand million pixels', pngOf(64_250, 64_250), 'a.png'],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'a.jpg'],
    ['half a PNG', png.subarray(0, png.length / 2), 'a.png'],
    ['a PDF without its end', pdfOf(2000).subarray(0, 1000), 'a.pdf'],
    ...(rule === 'floorPlan'
      ? []
      : ([
          ['a DWG', dwg, 'a.dwg'],
          ['a DXF called a PDF', dxf, 'a.pdf'],
        ] as [string, Uint8Array, string][])),
  ])('%s is refused', async (_what, bytes, name) => {
    expect(await refused([named(bytes, name)])).toMatchObject({ status: 415, message: wrongType })
  })

  test('a byte over the limit is refused, the limit itself is taken', async () => {
    expect(await refused([named(pdfOf(maxBytes + 1), 'a.pdf')])).toMatchObject({
      status: 413,
      message: tooLarge,
    })
    const form = formBytes([named(pdfOf(maxBytes), 'a.pdf')])
    expect((await sendForm(doors, await path(), form, person)).status).toBe(200)
  })

  test.each<[string, Part[], string?]>([
    ['two files', [named(png, 'a.png'), named(png, 'b.png')]],
    ['a file under another name', [{ ...named(png, 'a.png'), name: 'picture' }]],
    ['no end', [named(png, 'a.png')], ''],
  ])('a form with %s cannot be read', async (_what, parts, end) => {
    expect(await refused(parts, end)).toMatchObject({ status: 400, code: 'malformed_request' })
  })

  test.each<[string, Part[]]>([
    ['no file', []],
    ['an empty file', [named('', 'a.png')]],
    ['text where the file belongs', [{ name: part, bytes: 'a.png' }]],
  ])('with %s the file is missing', async (_what, parts) => {
    expect(await refused(parts)).toMatchObject({ status: 400, message: missing })
  })

  test.each(extensions.filter((extension) => /jpe?g|png|pdf/.test(extension)))(
    'takes %s',
    async (extension) => {
      const bytes = extension === '.pdf' ? pdf : extension === '.png' ? png : jpeg
      // What the browser says of it is not believed.
      const form = formBytes([named(bytes, `A${extension.toUpperCase()}`, 'text/html')])
      const reply = await sendForm(doors, await path(), form, person)
      expect(reply.status).toBe(200)
      expect(await reply.text()).not.toContain('text/html')
    },
  )
})
