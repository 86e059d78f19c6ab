import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** A walk through the shop that is being pictured: each picture with the words for it. */
export type Strip = {
  /** Pictures what the page shows now, under these words. */
  shoot(page: Page, words: string): Promise<void>
  words: readonly string[]
  /** Writes all pictures of the walk into one, `inRow` beside each other, each `width` px wide. */
  write(path: string, look: { width: number; inRow: number }): Promise<void>
}

const GAP = 12
const QUALITY = 74
const GROUND = '#f1ece3'
/** Until what fades or slides in has come to rest. */
const REST_MS = 500

export function newStrip(): Strip {
  const pictures: Buffer[] = []
  const words: string[] = []
  return {
    words,
    async shoot(page, text) {
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(REST_MS)
      pictures.push(await page.screenshot())
      words.push(text)
    },
    async write(path, { width, inRow }) {
      const cells = await Promise.all(pictures.map((picture) => sharp(picture).resize({ width }).toBuffer()))
      const { height } = await sharp(cells[0]).metadata()
      const rows = Math.ceil(cells.length / inRow)
      const columns = Math.min(inRow, cells.length)
      await sharp({
        create: {
          width: columns * (width + GAP) + GAP,
          height: rows * (height + GAP) + GAP,
          channels: 3,
          background: GROUND,
        },
      })
        .composite(
          cells.map((input, at) => ({
            input,
            left: GAP + (at % inRow) * (width + GAP),
            top: GAP + Math.floor(at / inRow) * (height + GAP),
          })),
        )
        .webp({ quality: QUALITY })
        .toFile(path)
    },
  }
}
