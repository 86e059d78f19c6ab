/**
 * Lays out all pictures of the demo's pieces and rooms on contact sheets, for those who judge them:
 * `docs/catalogue/*.webp`, shown by `docs/catalogue.md`.
 *
 *   node demo/make-contact-sheets.ts
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { writeSheet, type Cell } from './contact-sheet.ts'
import { MASTERS } from './ready-pictures.ts'

type Piece = { slug: string; name: string; categoryId: string; variants: { options: Option[] }[] }
type Option = { id: string; name: string; default: boolean }

const SHEETS = join(import.meta.dirname, '../docs/catalogue')
const CATALOGUE = join(import.meta.dirname, 'catalogue')
const ALL_IN_A_ROW = 10
const ALL_SIZE = { width: 170, height: 170 }
const KINDS = ['room', 'material', 'detail', 'scale'] as const
const KIND_IN_A_ROW = 8
const KIND_SIZE = { width: 210, height: 210 }
const PIECE_SIZE = { width: 280, height: 280 }
const ROOMS_IN_A_ROW = 3
const ROOM_SIZE = { width: 480, height: 320 }

const pieces: Piece[] = JSON.parse(await readFile(join(CATALOGUE, 'products.json'), 'utf8'))
await rm(SHEETS, { recursive: true, force: true })
await mkdir(SHEETS, { recursive: true })

await writeSheet(sheet('all'), inRows(pieces.map(heroOf), ALL_IN_A_ROW), ALL_SIZE)
for (const [category, ofIt] of Map.groupBy(pieces, ({ categoryId }) => categoryId)) {
  await writeSheet(sheet(category), ofIt.map(viewsOf), PIECE_SIZE)
}
for (const kind of KINDS) {
  const cells = pieces.map(({ slug, name }) => ({ file: masterOf(`${slug}-${kind}`), name }))
  const pictured = cells.filter(({ file }) => existsSync(file))
  await writeSheet(sheet(`kind-${kind}`), inRows(pictured, KIND_IN_A_ROW), KIND_SIZE)
}
await writeSheet(sheet('rooms'), inRows(await roomCells(), ROOMS_IN_A_ROW), ROOM_SIZE)

function sheet(name: string): string {
  return join(SHEETS, `${name}.webp`)
}

function heroOf({ slug, name }: Piece): Cell {
  return { file: masterOf(slug), name }
}

/** Hero, at home, and all kinds of view in the finish that is chosen first, then the other finishes that there are pictures of. */
function viewsOf(piece: Piece): Cell[] {
  const { slug, variants } = piece
  const others = variants.flatMap(({ options }) => options.filter((option) => !option.default))
  const cells = [
    heroOf(piece),
    { file: masterOf(`${slug}-room`), name: 'in a room' },
    ...['angle', 'material', 'detail', 'front', 'scale'].map((name) => ({
      file: masterOf(`${slug}-${name}`),
      name,
    })),
    ...others.map(({ id, name }) => ({ file: masterOf(`${slug}-${id}`), name })),
  ]
  return cells.filter(({ file }) => existsSync(file))
}

async function roomCells(): Promise<Cell[]> {
  const files = (await readdir(MASTERS.room)).toSorted()
  return files.map((file) => ({ file: join(MASTERS.room, file), name: basename(file, '.webp') }))
}

function masterOf(name: string): string {
  return join(MASTERS.product, `${name}.webp`)
}

function inRows(cells: readonly Cell[], inARow: number): Cell[][] {
  return Array.from({ length: Math.ceil(cells.length / inARow) }, (_, row) =>
    cells.slice(row * inARow, (row + 1) * inARow),
  )
}
