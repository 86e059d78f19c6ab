/** The good samples that have to be taken, wherever their kind is. */
import sharp, { type Sharp } from 'sharp'
import { contentTypes, type FileKind, type UploadRule } from '#kit/core/files/file-kind.ts'
import { phoneJpeg } from '#tests/operations/large-samples.ts'
import { csvAmount, ofxUnclosed } from '#tests/support/bank/statement-files.ts'
import { countedCsv } from '#tests/support/files/product-file.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { goodDrawings, goodPdfs, hostilePdfs } from './documents.ts'
import { jpegSaying } from './pictures.ts'

export type GoodFile = { what: string; kind: FileKind; bytes: Uint8Array; name: string; claimed?: string }

const width = 8
const height = 6
const pixels = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 37) % 256)
const picture = () => sharp(pixels, { raw: { width, height, channels: 4 } })

const table = Buffer.from(countedCsv)
const plainTable = Buffer.from(countedCsv.replace('\uFEFF', '').replaceAll('\r\n', '\n'))

/** All of them, with the pictures that a camera, a scanner and a drawing program make. */
export async function goodFiles(): Promise<GoodFile[]> {
  const { png, jpeg, webp, avif, ico, glb } = sampleFiles
  const made = async (what: string, kind: FileKind, image: Sharp, name = `a.${kind}`) => ({
    what,
    kind,
    bytes: new Uint8Array(await image.toBuffer()),
    name,
  })
  return [
    { what: 'a PNG', kind: 'png', bytes: png, name: 'receipt.png' },
    { what: 'a PNG that calls itself a page', kind: 'png', bytes: png, name: 'A.PNG', claimed: 'text/html' },
    await made('an interlaced PNG', 'png', picture().png({ progressive: true })),
    await made('a PNG with a palette', 'png', picture().png({ palette: true })),
    await made('a grey PNG of 16 bits', 'png', picture().toColourspace('grey16').png()),
    await made('a PNG with a profile', 'png', picture().withIccProfile('srgb').png()),
    { what: 'a JPEG', kind: 'jpeg', bytes: jpeg, name: 'receipt.JPG' },
    await made('a baseline JPEG', 'jpeg', picture().jpeg({ progressive: false })),
    await made('a progressive JPEG', 'jpeg', picture().jpeg({ progressive: true }), 'a.jpeg'),
    await made('a JPEG for print', 'jpeg', picture().toColourspace('cmyk').jpeg()),
    { what: 'a phone’s JPEG', kind: 'jpeg', bytes: phoneJpeg(3), name: 'IMG_2031.jpeg' },
    {
      what: 'a JPEG with a script inside',
      kind: 'jpeg',
      bytes: jpegSaying('<script>alert(1)</script>'),
      name: 'a.jpg',
    },
    { what: 'a WebP', kind: 'webp', bytes: webp, name: 'a.webp' },
    await made('a WebP without loss', 'webp', picture().webp({ lossless: true })),
    { what: 'an AVIF', kind: 'avif', bytes: avif, name: 'a.avif' },
    { what: 'an icon', kind: 'ico', bytes: ico, name: 'favicon.ico' },
    { what: 'a table', kind: 'csv', bytes: table, name: 'products.csv' },
    { what: 'a table with plain ends of lines', kind: 'csv', bytes: plainTable, name: 'PRODUCTS.CSV' },
    { what: 'a statement', kind: 'statement', bytes: Buffer.from(csvAmount), name: 'nov.csv' },
    { what: 'a statement in OFX', kind: 'statement', bytes: Buffer.from(ofxUnclosed), name: 'NOV.QFX' },
    { what: 'a model', kind: 'glb', bytes: glb, name: 'chair.glb' },
    ...[...goodPdfs, ...hostilePdfs].map(([what, bytes, name]) => ({
      what,
      kind: 'pdf' as const,
      bytes,
      name,
    })),
    ...goodDrawings.map(([what, bytes, name]) => ({
      what,
      kind: name.toLowerCase().endsWith('.dwg') ? ('dwg' as const) : ('dxf' as const),
      bytes,
      name,
      claimed: '',
    })),
  ]
}

/** Those that `rule` takes. */
export function takenBy({ kinds }: UploadRule, files: readonly GoodFile[]): GoodFile[] {
  return files.filter(({ kind }) => kinds.includes(kind))
}

/** The closed list of types under which private files are served. */
export const privateTypes = new Set(
  (['png', 'jpeg', 'pdf', 'dwg', 'dxf'] as const).map((kind) => contentTypes[kind]),
)
