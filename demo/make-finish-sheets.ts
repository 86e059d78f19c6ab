/**
 * Lays many small pictures of materials into one file each, so that a page asks for one instead of ten: the finishes
 * beside their names (`web/parts/swatches.webp`), and the styles as boards of three materials on the home page
 * (`web/storefront/home/style-boards.webp`). The order of both is that of `--at` in the style sheets beside them.
 *
 *   node demo/make-finish-sheets.ts
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const WEBP = { quality: 72, effort: 6 } as const
/** The paper of the shop's pages. */
const PAPER = '#fbfaf7'

/** A swatch is 32 px wide at most, on a screen of two dots a pixel. */
const SWATCH = 64
/** A style board, its three parts, the line between them and the stretch after which a weave begins anew. */
const BOARD = { width: 400, height: 300, lead: 265, above: 178, line: 5, tile: 240 }
/** The three materials of a style, the largest first, in the order of the sheet. */
const boards = [
  ['oak', 'snow', 'fog'],
  ['sage', 'oak', 'cord'],
  ['walnut', 'ivory', 'rust'],
  ['boucle', 'cognac', 'travertine'],
  ['oak', 'ivory', 'cord'],
] as const
/** A board of wood, a hide or a slab is one; weaves repeat. */
const whole = new Set(['oak', 'walnut', 'cognac', 'travertine'])

await sheet(await swatches(), SWATCH, SWATCH, '../web/parts/swatches.webp')
await sheet(
  await Promise.all(boards.map(boardOf)),
  BOARD.width,
  BOARD.height,
  '../web/storefront/home/style-boards.webp',
)

async function swatches(): Promise<Buffer[]> {
  const folder = here('finishes/swatches')
  const names = (await readdir(folder)).toSorted()
  return Promise.all(names.map((name) => sharp(join(folder, name)).resize(SWATCH, SWATCH).png().toBuffer()))
}

async function boardOf([lead, above, below]: (typeof boards)[number]): Promise<Buffer> {
  const { width, height, line } = BOARD
  const right = BOARD.lead + line
  const under = BOARD.above + line
  const parts: OverlayOptions[] = [
    { input: await filled(lead, BOARD.lead, height), left: 0, top: 0 },
    { input: await filled(above, width - right, BOARD.above), left: right, top: 0 },
    { input: await filled(below, width - right, height - under), left: right, top: under },
  ]
  return blank(width, height).composite(parts).png().toBuffer()
}

async function filled(material: string, width: number, height: number): Promise<Buffer> {
  const source = sharp(here(`finishes/materials/${material}.webp`))
  if (whole.has(material)) return source.resize(width, height, { fit: 'cover' }).png().toBuffer()
  const input = await source.resize(BOARD.tile, BOARD.tile).png().toBuffer()
  const tiled = await blank(2 * BOARD.tile, 2 * BOARD.tile)
    .composite([{ input, tile: true, left: 0, top: 0 }])
    .png()
    .toBuffer()
  return sharp(tiled).extract({ left: 0, top: 0, width, height }).png().toBuffer()
}

/** Side by side, from left to right. */
async function sheet(pictures: Buffer[], width: number, height: number, path: string): Promise<void> {
  const parts = pictures.map((input, at) => ({ input, left: at * width, top: 0 }))
  await blank(width * pictures.length, height)
    .composite(parts)
    .webp(WEBP)
    .toFile(here(path))
}

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: PAPER } })
}
