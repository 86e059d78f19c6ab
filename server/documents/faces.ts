import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

export type Face = 'serif' | 'sans' | 'bold'

/** Each face comes in two files: Latin, and the letters with marks beyond it, such as ā. The first that has a letter sets it. */
export type FaceFiles = Record<Face, [latin: Buffer, extended: Buffer]>

const BOLD_WEIGHT = 600
const { resolve } = createRequire(import.meta.url)

/** The shop's own typefaces as files that a PDF can carry. */
export async function loadFaces(): Promise<FaceFiles> {
  const serif = '@fontsource/instrument-serif/files/instrument-serif-{set}-400-normal.woff2'
  const sans = '@fontsource-variable/instrument-sans/files/instrument-sans-{set}-wght-normal.woff2'
  return {
    serif: await bothSets(serif),
    sans: await bothSets(sans, 400),
    bold: await bothSets(sans, BOLD_WEIGHT),
  }
}

function bothSets(pattern: string, weight?: number): Promise<[Buffer, Buffer]> {
  return Promise.all([
    loadFace(pattern.replace('{set}', 'latin'), weight),
    loadFace(pattern.replace('{set}', 'latin-ext'), weight),
  ])
}

/** A PDF cannot hold a variable font, so its weight is pinned. */
async function loadFace(specifier: string, weight?: number): Promise<Buffer> {
  const file = await readFile(resolve(specifier))
  return subsetFont(file, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    ...(weight && { variationAxes: { wght: weight } }),
  })
}
