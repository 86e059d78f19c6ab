import type { LetterShop } from '#server/outbox/letter.ts'
import { drawPieces } from './booklet-pieces.ts'
import { drawCover, drawPlate, earlierWords } from './booklet-plates.ts'
import { openViews, type View, type Views } from './booklet-views.ts'
import type { FaceFiles } from './faces.ts'
import { layPages, type LaidPage } from './laid-pages.ts'
import {
  drawFoot,
  drawLetterhead,
  drawRunningHead,
  drawTitle,
  FIRST_HALF,
  SECOND_HALF,
} from './letterhead.ts'
import { Paper } from './paper.ts'
import { styles } from './paper-styles.ts'
import type { PrintedBooklet } from './printed-booklet.ts'

/** A design as a PDF: what the client said, the plan, every concept with its comments, and the pieces. */
export async function bookletPdf(
  booklet: PrintedBooklet,
  shop: LetterShop,
  faces: FaceFiles,
): Promise<Buffer> {
  const laid: LaidPage[] = []
  const opened: Views[] = []
  for (const { file } of booklet.plates) opened.push(await openViews(file, laid))
  const title = `Design board ${booklet.number}`
  const paper = new Paper(title, shop.storeName, faces, (next) =>
    drawRunningHead(next, shop.storeName, title),
  )
  drawLetterhead(paper, shop)
  drawTitle(paper, 'Design board', booklet.facts)
  drawCover(paper, coverOf(booklet, opened))
  drawBrief(paper, booklet)
  const earlier = earlierWords('comment', booklet.earlierComments)
  if (earlier) paper.write(earlier, styles.small)
  for (const [place, plate] of booklet.plates.entries()) {
    const views = opened[place]
    if (views) drawPlate(paper, plate, views)
  }
  drawPieces(paper, booklet.pieces)
  const pdf = await paper.finish((number, of) => drawFoot(paper, shop, `Page ${number} of ${of}`))
  return layPages(pdf, laid)
}

/** The last picture that the studio sent, else how the last concept begins; the plan alone is no cover. */
function coverOf({ plates }: PrintedBooklet, opened: readonly Views[]): View | undefined {
  const pictures = plates.map(({ file }, at) =>
    file.kind === 'picture' ? opened[at]?.views[0] : opened[at]?.picture,
  )
  const begun = opened.map(({ views }) => views[0])
  return pictures.slice(1).findLast(Boolean) ?? begun.slice(1).findLast(Boolean)
}

/** Whose design it is, and what they told of the home. */
function drawBrief(paper: Paper, { client, brief, notes }: PrintedBooklet): void {
  paper.beside(
    () => {
      paper.write('Prepared for', styles.label, FIRST_HALF)
      paper.write(`${client.firstName} ${client.lastName}`, styles.body, FIRST_HALF)
      paper.write(client.email, styles.body, FIRST_HALF)
    },
    () => {
      for (const [label, value] of brief) {
        paper.write(label, styles.label, SECOND_HALF)
        paper.write(value, styles.body, SECOND_HALF)
        paper.skip(4)
      }
    },
  )
  if (!notes) return
  paper.skip(10)
  paper.write('What you told us', styles.label)
  paper.write(notes, styles.body)
}
