/** PDFs and drawings as people and attackers send them. */
import { deflateSync } from 'node:zlib'
import { pdfOf } from '#tests/operations/large-samples.ts'
import { binaryDxf } from '#tests/support/files/binary-dxf.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { smallDwg } from '#tests/support/files/small-dwg.ts'

const MB = 1024 * 1024
type Named = [what: string, bytes: Uint8Array, name: string]

const pdf = (body: string | Buffer, root = '') =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${root}>>endobj\n`, 'latin1'),
    Buffer.from(body),
    Buffer.from('\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n', 'latin1'),
  ])
const pages = (count: number) =>
  `2 0 obj<</Type/Pages/Count ${count}/Kids[${Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ')}]>>endobj\n` +
  Array.from({ length: count }, (_, at) => `${at + 3} 0 obj<</Type/Page/Parent 2 0 R>>endobj\n`).join('')

function packedObjects(): Buffer {
  const packed = deflateSync(Buffer.alloc(64 * MB, ' '), { level: 9 })
  const head = `3 0 obj<</Type/ObjStm/N 1/First 8/Filter/FlateDecode/Length ${packed.length}>>stream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream endobj')])
}

/** PDFs that would do something, or cost something, where a reader runs them: kept as they came. */
export const hostilePdfs: Named[] = [
  [
    'a PDF with JavaScript',
    pdf(pages(1), '/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(app.alert(1))>>]>>>>'),
    'a.pdf',
  ],
  ['a PDF that acts when opened', pdf(pages(1), '/OpenAction<</S/URI/URI(https://evil.example)>>'), 'a.pdf'],
  ['a PDF that starts a program', pdf(pages(1), '/OpenAction<</S/Launch/F(cmd.exe)>>'), 'a.pdf'],
  [
    'an encrypted PDF',
    pdf(`${pages(1)}9 0 obj<</Filter/Standard/V 5/R 6>>endobj`, '/Encrypt 9 0 R'),
    'a.pdf',
  ],
  ['a PDF of 10,000 pages', pdf(pages(10_000)), 'a.pdf'],
  ['a PDF that unpacks to 64 MB', pdf(packedObjects()), 'a.pdf'],
]

/** What is no whole PDF or drawing. */
export const brokenDocuments: Named[] = [
  ['a PDF without its end', pdfOf(2000).subarray(0, 1000), 'a.pdf'],
  ['a PDF without its beginning', pdfOf(2000).subarray(20), 'a.pdf'],
  ['a PDF in the middle of a page', Buffer.from('<html>%PDF-1.4\n%%EOF'), 'a.pdf'],
  ['a script called a PDF', Buffer.from('%PDX-1.7\nalert(1)\n%%EOF'), 'a.pdf'],
  ['prose about a DWG', Buffer.from('AC1032 is the version of 2018'), 'a.dwg'],
  ['a DXF cut short', Buffer.from('0\nSECTION\n2\nENTITIES\n0\nLINE'), 'a.dxf'],
  ['a binary DXF cut short', binaryDxf(sampleFiles.dxf, false).subarray(0, 30), 'a.dxf'],
]

export const goodPdfs: Named[] = ['1.4', '1.5', '1.6', '1.7', '2.0'].map((version) => [
  `a PDF ${version}`,
  pdfOf(3000, version),
  'plan.pdf',
])

/** Drawings of every version that is taken. */
export const goodDrawings: Named[] = [
  ...['AC1015', 'AC1018', 'AC1021', 'AC1024', 'AC1027', 'AC1032'].map((version): Named => [
    `a DWG ${version}`,
    smallDwg(version),
    'plan.dwg',
  ]),
  ['a DXF', sampleFiles.dxf, 'plan.dxf'],
  [
    'a DXF of Windows',
    Buffer.from(Buffer.from(sampleFiles.dxf).toString().replaceAll('\n', '\r\n')),
    'plan.dxf',
  ],
  ['a binary DXF', binaryDxf(sampleFiles.dxf, false), 'plan.dxf'],
  ['a binary DXF of R12', binaryDxf(sampleFiles.dxf, true), 'PLAN.DXF'],
]
