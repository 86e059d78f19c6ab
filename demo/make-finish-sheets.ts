/**
 * Lays many small pictures of materials into one file each, so that a page asks for one instead of ten: the finishes
 * beside their names (`web/products/swatches.webp`), and styles as boards of three materials on the home page
 * (`web/storefront/home/style-boards.webp`) and in the brief (`web/storefront/custom-design/style-tiles.webp`). The
 * order of each is that of `--at` in the style sheet beside it.
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

/** A swatch beside its name is 40 px wide at most: its color and weave are seen, what is closer has a picture of its own. */
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
/** The same of the styles that a client chooses from, small. */
const tiles = [
  ['walnut', 'ivory', 'rust'],
  ['oak', 'snow', 'fog'],
  ['walnut', 'oat', 'cognac'],
  ['ebonised', 'charcoal', 'espresso'],
  ['sage', 'oak', 'cord'],
  ['ochre', 'koa', 'clay'],
] as const
const TILE = { width: 240, height: 180 }
/** A board of wood, a hide or a slab is one; weaves repeat. */
const whole = new Set(['oak', 'walnut', 'ebonised', 'koa', 'cognac', 'espresso', 'travertine'])

const MATERIALS = here('finishes/materials')
const SWATCHES = here('../web/products/swatches')
const materialNames = await readdir(MATERIALS)
const swatchNames = (await readdir(SWATCHES)).toSorted()

await sheet(await swatches(), SWATCH, SWATCH, '../web/products/swatches.webp')
await sheet(
  await Promise.all(boards.map(boardOf)),
  BOARD.width,
  BOARD.height,
  '../web/storefront/home/style-boards.webp',
)
await sheet(
  await Promise.all(
    tiles.map(async (tile) =>
      sharp(await boardOf(tile))
        .resize(TILE.width, TILE.height)
        .png()
        .toBuffer(),
    ),
  ),
  TILE.width,
  TILE.height,
  '../web/storefront/custom-design/style-tiles.webp',
)

async function swatches(): Promise<Buffer[]> {
  return Promise.all(
    swatchNames.map((name) => sharp(join(SWATCHES, name)).resize(SWATCH, SWATCH).png().toBuffer()),
  )
}

async function boardOf([lead, above, below]: (typeof boards | typeof tiles)[number]): Promise<Buffer> {
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
  const source = sharp(sourceOf(material))
  if (whole.has(material)) return source.resize(width, height, { fit: 'cover' }).png().toBuffer()
  const input = await source.resize(BOARD.tile, BOARD.tile).png().toBuffer()
  const tiled = await blank(2 * BOARD.tile, 2 * BOARD.tile)
    .composite([{ input, tile: true, left: 0, top: 0 }])
    .png()
    .toBuffer()
  return sharp(tiled).extract({ left: 0, top: 0, width, height }).png().toBuffer()
}

/** A material of the boards has a picture of its own; of all others the swatch serves. */
function sourceOf(material: string): string {
  if (materialNames.includes(`${material}.webp`)) return join(MATERIALS, `${material}.webp`)
  const swatch = swatchNames.find((name) => name.endsWith(`-${material}.webp`))
  if (swatch === undefined) throw new Error(`There is no picture of the material ${material}`)
  return join(SWATCHES, swatch)
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
