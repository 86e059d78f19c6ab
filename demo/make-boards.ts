/**
 * Lays out the style board of each designer package, seen from above: prints of its pieces in the finishes that the
 * package has, and samples of their woods, cloths and leathers. Run `make-pictures.ts` afterwards.
 *
 *   node demo/make-boards.ts
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { MASTERS } from './ready-pictures.ts'

type Board = { prints: [string, string, string]; wood: string; cloths: string[] }

/** The first piece lies large on the left. Samples are named as the files of swatches. */
const boards: Record<string, Board> = {
  'one-bedroom': {
    prints: ['driftline-sofa', 'crest-bed', 'ring-table'],
    wood: 'wood-oak',
    cloths: ['fabric-oat', 'fabric-sage', 'boucle-fog'],
  },
  'two-bedroom': {
    prints: ['shoreline-sofa', 'hollow-chair', 'canoe-table'],
    wood: 'wood-walnut',
    cloths: ['fabric-linen', 'boucle-ivory', 'fabric-rust'],
  },
  'three-bedroom': {
    prints: ['sedge-bed', 'sedge-chair', 'lull-settee'],
    wood: 'wood-teak',
    cloths: ['fabric-indigo', 'fabric-sage', 'fabric-linen'],
  },
  minimalist: {
    prints: ['reed-chair', 'slat-coffee', 'button-stool'],
    wood: 'wood-oak',
    cloths: ['boucle-ivory', 'fabric-snow'],
  },
  scandinavian: {
    prints: ['lanai-lounge', 'weft-bench', 'dish-stool'],
    wood: 'wood-oak',
    cloths: ['fabric-sage', 'fabric-ivory'],
  },
  modern: {
    prints: ['gable-chair', 'lagoon-coffee', 'channel-pouf'],
    wood: 'wood-walnut',
    cloths: ['velvet-ochre', 'leather-tan'],
  },
  luxury: {
    prints: ['hollow-chair', 'night-stand', 'rest-bench'],
    wood: 'wood-walnut',
    cloths: ['boucle-ivory', 'leather-cognac'],
  },
}

const WIDTH = 1600
const HEIGHT = 1066
/** Centre, width, height and turn in degrees of the three prints. */
const PRINTS = [
  [520, 480, 780, 780, -2],
  [1235, 315, 500, 400, 1.5],
  [1300, 735, 440, 400, -1.5],
] as const
const PLANKS = [
  [180, 870, 150, 330, -14],
  [345, 905, 150, 330, -7],
] as const
const CLOTHS = [
  [985, 868, 270, 270, 9],
  [815, 915, 230, 230, -6],
  [1140, 960, 200, 200, 24],
] as const
const BORDER = 16
const WEBP = { quality: 82, effort: 6 } as const
const SWATCHES = fileURLToPath(new URL('../web/products/swatches/', import.meta.url))

type Place = readonly [x: number, y: number, width: number, height: number, turn: number]

await mkdir(MASTERS.board, { recursive: true })
for (const [name, { prints, wood, cloths }] of Object.entries(boards)) {
  const layers = await Promise.all([
    ...PRINTS.map(async (place, at) => print(place, await piece(prints[at] ?? '', place))),
    ...PLANKS.map(async (place, at) => sample(place, await address(plank(wood, at)))),
    ...cloths.map(async (cloth, at) => sample(CLOTHS[at] ?? CLOTHS[0], await address(swatch(cloth)))),
  ])
  await sharp(Buffer.from(table(layers.join(''))))
    .webp(WEBP)
    .toFile(join(MASTERS.board, `board-${name}.webp`))
}

/** The table in the light of a window on the left. */
function table(layers: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="light" x2="1" y2="1"><stop stop-color="#f1ece3"/><stop offset="1" stop-color="#d9d1c4"/></linearGradient>
      <filter id="shadow" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur stdDeviation="11"/></filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#light)"/>${layers}</svg>`
}

function print([x, y, width, height, turn]: Place, picture: string): string {
  const paper = `<rect x="${-width / 2 - BORDER}" y="${-height / 2 - BORDER}" width="${width + 2 * BORDER}" height="${height + 2 * BORDER}" fill="#fdfcf9"/>`
  return lying([x, y, width + 2 * BORDER, height + 2 * BORDER, turn], paper + image(width, height, picture))
}

function sample([x, y, width, height, turn]: Place, picture: string): string {
  return lying([x, y, width, height, turn], image(width, height, picture))
}

/** On the table, with the shadow of its thickness. */
function lying([x, y, width, height, turn]: Place, what: string): string {
  const shade = `<rect x="${-width / 2 + 6}" y="${-height / 2 + 9}" width="${width}" height="${height}" fill="#3b3128" opacity=".42" filter="url(#shadow)"/>`
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shade}${what}</g>`
}

function image(width: number, height: number, picture: string): string {
  return `<image x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${picture}"/>`
}

function piece(master: string, [, , width, height]: Place): Promise<string> {
  return address(sharp(join(MASTERS.product, `${master}.webp`)).resize({ width, height, fit: 'cover' }))
}

function swatch(name: string): Sharp {
  return sharp(join(SWATCHES, `${name}.webp`))
}

/** Its grain runs along; each is cut from another place. */
function plank(name: string, at: number): Sharp {
  return swatch(name)
    .rotate(90)
    .extract({ left: 210 * at, top: 0, width: 190, height: 418 })
}

async function address(picture: Sharp): Promise<string> {
  const png = await picture.png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
