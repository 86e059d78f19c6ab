/**
 * Lays out some pieces of each designer package side by side, in the finishes that the package has: its picture
 * until there is one of its rooms. Run `make-pictures.ts` afterwards.
 *
 *   node demo/make-collages.ts
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { MASTERS } from './ready-pictures.ts'

/** Package → the master that stands large on the left, and the two on the right; each shows the package's own finish. */
const collages: Record<string, [string, string, string]> = {
  'one-bedroom': ['driftline-sofa', 'crest-bed', 'ring-table'],
  'two-bedroom': ['shoreline-sofa', 'hollow-chair', 'canoe-table'],
  'three-bedroom': ['sedge-bed', 'sedge-chair', 'lull-settee'],
  minimalist: ['reed-chair', 'slat-coffee', 'button-stool'],
  scandinavian: ['lanai-lounge', 'weft-bench', 'dish-stool'],
  modern: ['gable-chair', 'lagoon-coffee', 'channel-pouf'],
  luxury: ['hollow-chair', 'night-stand', 'rest-bench'],
}

const WIDTH = 1600
const HEIGHT = 1066
const GAP = 8
const SIDE = { width: WIDTH - HEIGHT - GAP, height: (HEIGHT - GAP) / 2 }
/** The paper of the shop's pages. */
const PAPER = '#fbfaf7'
const WEBP = { quality: 78, effort: 6 } as const

await mkdir(MASTERS.board, { recursive: true })
for (const [name, [lead, above, below]] of Object.entries(collages)) {
  const left = HEIGHT + GAP
  const layers = [
    { input: await cropped(lead, { width: HEIGHT, height: HEIGHT }), left: 0, top: 0 },
    { input: await cropped(above, SIDE), left, top: 0 },
    { input: await cropped(below, SIDE), left, top: SIDE.height + GAP },
  ]
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite(layers)
    .webp(WEBP)
    .toFile(join(MASTERS.board, `board-${name}.webp`))
}

function cropped(master: string, size: { width: number; height: number }): Promise<Buffer> {
  return sharp(join(MASTERS.product, `${master}.webp`))
    .resize({ ...size, fit: 'cover' })
    .png()
    .toBuffer()
}
