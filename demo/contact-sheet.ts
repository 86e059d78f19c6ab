/** Lays pictures out in rows with a name under each, for `make-contact-sheets.ts`. */
import sharp from 'sharp'

/** A picture by the path of its file, and what stands under it. */
export type Cell = { file: string; name: string }

/** How large a picture stands on a sheet, in pixels. */
export type CellSize = { width: number; height: number }

const GAP = 12
const NAME_HEIGHT = 26
const FONT_SIZE = 13
/** The paper and the ink of the shop's pages. */
const PAPER = '#fbfaf7'
const INK = '#211e1a'
const WEBP = { quality: 62, effort: 6 } as const

/** Writes one sheet; every row begins at the left, the longest gives its width. */
export async function writeSheet(path: string, rows: readonly (readonly Cell[])[], size: CellSize) {
  const step = { x: size.width + GAP, y: size.height + NAME_HEIGHT + GAP }
  const width = GAP + step.x * Math.max(...rows.map((row) => row.length))
  const height = GAP + step.y * rows.length
  const placed = rows.flatMap((row, y) =>
    row.map((cell, x) => ({ ...cell, left: GAP + x * step.x, top: GAP + y * step.y })),
  )
  const pictures = await Promise.all(
    placed.map(async ({ file, left, top }) => ({ input: await cropped(file, size), left, top })),
  )
  const names = placed.map(({ name, left, top }) => nameAt(name, left, top + size.height + NAME_HEIGHT / 2))
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="${FONT_SIZE}" fill="${INK}">${names.join('')}</svg>`
  await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite([...pictures, { input: Buffer.from(words), left: 0, top: 0 }])
    .webp(WEBP)
    .toFile(path)
}

function cropped(file: string, size: CellSize): Promise<Buffer> {
  return sharp(file)
    .resize({ ...size, fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function nameAt(name: string, x: number, y: number): string {
  const safe = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" dominant-baseline="middle">${safe}</text>`
}
