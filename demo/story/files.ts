import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentTypes, type FileKind } from '#kit/core/files/file-kind.ts'
import { UploadedFile } from '#kit/node/http/uploads.ts'
import type { World } from '#server/world.ts'
import { masterPath } from '../ready-pictures.ts'
import { emptyHome, type Home } from './homes/home.ts'
import { planPicture } from './homes/plan-picture.ts'

const HOMES = join(import.meta.dirname, '../../web/storefront/custom-design/homes')
const PLANS = join(import.meta.dirname, '../plan')
const CONCEPT_WIDTH = 1200

/** A file as it arrives from a browser. */
async function upload(
  { files }: World,
  name: string,
  kind: FileKind,
  bytes: Uint8Array,
): Promise<UploadedFile> {
  const path = files.temporaryPath()
  await writeFile(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return new UploadedFile(await openAsBlob(path), name, { type: contentTypes[kind], path, sha256 })
}

/** What a client sends of a home: the floor plan of the demo, or that of a home which is drawn on the board. */
export type PlanWords = 'pdf' | 'png' | 'dxf' | Home

export async function planFile(shop: World, kind: PlanWords): Promise<UploadedFile> {
  if (typeof kind !== 'string') return upload(shop, 'our-home.png', 'png', await planPicture(emptyHome(kind)))
  return upload(shop, `our-home.${kind}`, kind, await readFile(join(PLANS, `floor-plan-sample.${kind}`)))
}

/** A board of the demo as a concept, or the room of an example home. */
export async function conceptFile(shop: World, name: string): Promise<UploadedFile> {
  const isHome = name.startsWith('home-')
  const path = isHome ? join(HOMES, `${name.replace('home-', '')}-room-1080.webp`) : masterPath(name)
  const picture = sharp(path).resize(CONCEPT_WIDTH).jpeg({ quality: 80 })
  return upload(shop, `${name.replace('board-', 'concept-')}.jpg`, 'jpeg', await picture.toBuffer())
}

/** What a bank gives: a page with a head and facts, line by line. */
export function paperFile(
  shop: World,
  { name, head, facts }: { name: string; head: string; facts: readonly [string, string][] },
): Promise<UploadedFile> {
  const lines = facts.flatMap(([label, value], place) => {
    const y = 208 - place * 30
    return [textAt(28, y, 'F1 10', label), textAt(150, y, 'F2 11', value)]
  })
  const band = '0.93 0.91 0.87 rg 0 244 420 56 re f 0.17 0.16 0.14 rg'
  return upload(shop, name, 'pdf', pdfPage([band, textAt(28, 265, 'F2 16', head), ...lines].join('\n')))
}

function textAt(x: number, y: number, font: string, text: string): string {
  return `BT /${font} Tf ${x} ${y} Td (${text.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET`
}

/** A PDF of one page, drawn by `content`, with Helvetica as F1 and its bold as F2. */
function pdfPage(content: string): Uint8Array {
  const fonts = ['Helvetica', 'Helvetica-Bold'].map(
    (face, place) => `/F${place + 1} << /Type /Font /Subtype /Type1 /BaseFont /${face} >>`,
  )
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 300] /Contents 4 0 R /Resources << /Font << ${fonts.join(' ')} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  const starts: number[] = []
  let text = '%PDF-1.4\n'
  for (const [place, object] of objects.entries()) {
    starts.push(text.length)
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>`
  return Buffer.from(`${text}${tail}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1')
}

/** A photo of which nothing can be read. */
export async function darkPhoto(shop: World): Promise<UploadedFile> {
  const create = { width: 640, height: 480, channels: 3, background: '#17140f' } as const
  return upload(shop, 'IMG_2041.png', 'png', await sharp({ create }).png().toBuffer())
}

/** A table of the bank: what moved on `day`, in cents. */
export function statementOf(
  shop: World,
  day: string,
  lines: readonly (readonly [words: string, cents: number, ...unknown[]])[],
): Promise<UploadedFile> {
  const rows = lines.map(([words, cents]) => `${day},${words},${(cents / 100).toFixed(2)}`)
  const text = ['Posted Date,Description,Amount', ...rows, ''].join('\n')
  return upload(shop, `statement-${day}.csv`, 'csv', Buffer.from(text))
}
