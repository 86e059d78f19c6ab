import { describe, expect, test } from 'vitest'
import { contentTypes, mayCarryName, safeFileName, uploadRules, type FileKind } from './file-kind.ts'
import { fileKindOf, kindAmong } from './kind-of-bytes.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'

const END_BYTES = 65_536

function kindOf(file: Uint8Array | string) {
  const bytes = typeof file === 'string' ? Uint8Array.from(file, (letter) => letter.charCodeAt(0)) : file
  return fileKindOf(bytes.subarray(0, END_BYTES), bytes.subarray(-END_BYTES))
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(parts.flatMap((part) => [...part]))
}

const filler = new Uint8Array(2 * END_BYTES)

describe('what a file is', () => {
  test.each(Object.entries(sampleFiles))('knows an honest %s', (kind, bytes) => {
    expect(kindOf(bytes)).toBe(kind)
  })

  test.each([
    ['a PDF 2.0', '%PDF-2.0\n…\n%%EOF', 'pdf'],
    ['a PDF after a byte order mark and an empty line', '\xef\xbb\xbf\n%PDF-1.7\n%%EOF\r\n', 'pdf'],
    ['a DWG of 2000', 'AC1015\0\0\0\0\0\0\x06\x01', 'dwg'],
    ['a DWG of 2013', 'AC1027\0\0\0\0\0\0\0\x03', 'dwg'],
    [
      'a DXF with Windows line ends and padded codes',
      '  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nEOF\r\n\x1a',
      'dxf',
    ],
    ['a DXF that opens with comments', '999\nmade by hand\n999\n\n0\nSECTION\n0\nEOF', 'dxf'],
    ['a binary DXF of R12', 'AutoCAD Binary DXF\r\n\x1a\0\0SECTION\0\x02HEADER\0\0EOF\0', 'dxf'],
    ['a binary DXF of today', 'AutoCAD Binary DXF\r\n\x1a\0\0\0SECTION\0\x02\0HEADER\0\0\0EOF\0', 'dxf'],
    ['a WebP with transparency', `RIFF\x40\0\0\0WEBPVP8X\x0a\0\0\0\x10\0\0\0\x02\0\0\x01\0\0`, 'webp'],
    ['an AVIF of another main brand', '\0\0\0\x18ftypmif1\0\0\0\0miafavif', 'avif'],
  ])('knows %s', (_case, file, kind) => {
    expect(kindOf(file)).toBe(kind)
  })

  test('knows a picture by its ends when the middle is far away', () => {
    const { jpeg, png } = sampleFiles
    expect(kindOf(joined(jpeg.subarray(0, -2), filler, jpeg.subarray(-2)))).toBe('jpeg')
    expect(kindOf(joined(png.subarray(0, -12), filler, png.subarray(-12)))).toBe('png')
  })

  test('takes a photo to which the phone has added data of its own', () => {
    expect(kindOf(joined(sampleFiles.jpeg, filler.subarray(0, 500)))).toBe('jpeg')
  })

  test.each([
    ['nothing', ''],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a program', 'MZ\x90\0\x03'],
    ['a ZIP', 'PK\x03\x04'],
    ['a GIF', 'GIF89a\x03\0\x02\0'],
    ['a TIFF', 'II*\0\x36\0\0\0'],
    ['a BMP', 'BM\x9a\0\0\0'],
    ['a GIF that goes on as JavaScript', 'GIF89a/*\0*/=1;alert(1)'],
    ['a WAV', 'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x44\xac\0\0\x88\x58'],
    ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a video', '\0\0\0\x18ftypisom\0\0\x02\0isomiso2'],
    ['a glTF of version 1', 'glTF\x01\0\0\0\x14\0\0\0\0\0\0\0\0\0\0\0'],
    ['an empty icon', '\0\0\x01\0\0\0'],
    ['a PDF header without an end', '%PDF-1.4\nhello'],
    ['a PDF end without a header', 'hello %%EOF'],
    ['a PDF header in the middle of HTML', '<html>%PDF-1.4\n%%EOF'],
    ['prose about a DWG', 'AC1032 is the version of 2018'],
    ['prose about a DXF', '0 SECTION\n0\nEOF'],
    ['a DXF cut short', '0\nSECTION\n2\nENTITIES\n0\nLINE'],
    ['a binary DXF cut short', 'AutoCAD Binary DXF\r\n\x1a\0\0SECTION\0'],
    ['the bare PNG signature', '\x89PNG\r\n\x1a\n'],
  ])('does not know %s', (_case, file) => {
    expect(kindOf(file)).toBeUndefined()
  })

  test.each(['png', 'jpeg', 'pdf', 'dxf'] as const)('refuses a %s cut short', (kind) => {
    expect(kindOf(sampleFiles[kind].subarray(0, -9))).toBeUndefined()
  })

  test('refuses a PNG with a script behind its end', () => {
    const script = Uint8Array.from('<script>alert(1)</script>', (letter) => letter.charCodeAt(0))
    expect(kindOf(joined(sampleFiles.png, script))).toBeUndefined()
  })

  test('refuses a PNG whose header fails its checksum', () => {
    const forged = sampleFiles.png.slice()
    forged[19] = 0xff
    expect(kindOf(forged)).toBeUndefined()
  })

  test('refuses a JPEG whose only end is that of the thumbnail inside it', () => {
    const { jpeg } = sampleFiles
    expect(kindOf(joined(jpeg.subarray(0, 2), jpeg, jpeg.subarray(2, -2)))).toBeUndefined()
  })
})

test('files are served under a closed list of types', () => {
  expect(contentTypes).toEqual({
    png: 'image/png',
    jpeg: 'image/jpeg',
    pdf: 'application/pdf',
    webp: 'image/webp',
    avif: 'image/avif',
    glb: 'model/gltf-binary',
    ico: 'image/x-icon',
    dwg: 'application/octet-stream',
    dxf: 'application/octet-stream',
    svg: 'image/svg+xml',
    csv: 'text/csv',
    statement: 'text/plain',
  } satisfies Record<FileKind, string>)
})

describe('what may be uploaded', () => {
  test('payment evidence: pictures and PDF under 5 MB', () => {
    expect(uploadRules.evidence).toEqual({
      kinds: ['jpeg', 'png', 'pdf'],
      extensions: ['.jpg', '.jpeg', '.png', '.pdf'],
      maxBytes: 5_242_880,
      tooLarge: 'File size must be less than 5MB',
      wrongType: 'Please upload a valid image or PDF file',
      missing: 'Please select a file to upload',
    })
  })

  test('floor plans: drawings too, up to 10 MB', () => {
    expect(uploadRules.floorPlan).toEqual({
      kinds: ['pdf', 'png', 'jpeg', 'dwg', 'dxf'],
      extensions: ['.pdf', '.png', '.jpg', '.jpeg', '.dwg', '.dxf'],
      maxBytes: 10_485_760,
      tooLarge: 'File size must be less than 10MB',
      wrongType: 'Please upload a valid floor plan file (PDF, PNG, JPG, DWG, or DXF)',
      missing: 'Please upload your floor plan to get started',
    })
  })

  test.each([
    ['receipt.pdf', 'evidence', true],
    ['RECEIPT.JPG', 'evidence', true],
    ['plan.DWG', 'floorPlan', true],
    ['plan.dwg', 'evidence', false],
    ['receipt.html', 'evidence', false],
    ['receipt.pdf.html', 'evidence', false],
    ['pdf', 'evidence', false],
    ['', 'floorPlan', false],
  ] as const)('a file named "%s" as %s: %s', (name, rule, expected) => {
    expect(mayCarryName(uploadRules[rule], name)).toBe(expected)
  })
})

describe('a file name made safe', () => {
  test.each([
    ['floor plan.pdf', 'floor plan.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\kai\\plan.dwg', 'plan.dwg'],
    ['a\r\nX-Evil: y.png', 'aX-Evil y.png'],
    ['plan\0.pdf', 'plan.pdf'],
    ['.htaccess', 'htaccess'],
    ['"><img onerror=alert(1)>.png', 'img onerror=alert(1).png'],
    ['sofa 84%22 %0D%0A.png', 'sofa 84 .png'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['half \uD83D a face.png', 'half a face.png'],
    ['  plan   of \t the house.pdf. ', 'plan of the house.pdf'],
    ['cafe\u0301.jpg', 'caf\u00E9.jpg'],
    ['🌺 lānai.jpg', '🌺 lānai.jpg'],
    ['', 'file'],
    ['///', 'file'],
    ['..', 'file'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })

  test('is at most 120 characters long and keeps its extension', () => {
    expect(safeFileName(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`)
    expect(safeFileName('b'.repeat(300))).toBe('b'.repeat(120))
  })

  test('of many marks is read at once', () => {
    const name = `a${'\u0301'.repeat(60_000)}${'\u0316'.repeat(60_000)}.png`
    expect(safeFileName(name)).toBe(`á${'\u0301'.repeat(29)}.png`)
  })

  test('is never cut inside a character', () => {
    expect(safeFileName(`${'🌺'.repeat(200)}.png`)).toBe(`${'🌺'.repeat(116)}.png`)
  })

  test('stays as it is when made safe again', () => {
    const once = safeFileName('..\\x/" odd\u0000 name .tar.gz')
    expect(safeFileName(once)).toBe(once)
  })
})

test('a file is looked for among the kinds that are expected', () => {
  const among = (kinds: ('jpeg' | 'png')[]) => kindAmong(kinds, sampleFiles.png, sampleFiles.png)
  expect([among(['jpeg', 'png']), among(['jpeg'])]).toEqual(['png', undefined])
})
