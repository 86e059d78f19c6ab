import type { LetterShop } from '#server/outbox/letter.ts'
import { drawPieces } from './board-pieces.ts'
import { drawPlate, earlierWords } from './board-plates.ts'
import { openViews, type Views } from './board-views.ts'
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
import type { PrintedBoard } from './printed-board.ts'

/** A design as a PDF: what the client said, the plan, every concept with its comments, and the pieces. */
export async function boardPdf(board: PrintedBoard, shop: LetterShop, faces: FaceFiles): Promise<Buffer> {
  const laid: LaidPage[] = []
  const opened: Views[] = []
  for (const { file } of board.plates) opened.push(await openViews(file, laid))
  const title = `Design board ${board.number}`
  const paper = new Paper(title, shop.storeName, faces, (next) =>
    drawRunningHead(next, shop.storeName, title),
  )
  drawLetterhead(paper, shop)
  drawTitle(paper, 'Design board', board.facts)
  drawBrief(paper, board)
  const earlier = earlierWords('comment', board.earlierComments)
  if (earlier) paper.write(earlier, styles.small)
  for (const [place, plate] of board.plates.entries()) {
    const views = opened[place]
    if (views) drawPlate(paper, plate, views)
  }
  drawPieces(paper, board.pieces)
  const pdf = await paper.finish((number, of) => drawFoot(paper, shop, `Page ${number} of ${of}`))
  return layPages(pdf, laid)
}

/** Whose design it is, and what they told of the home. */
function drawBrief(paper: Paper, { client, brief, notes }: PrintedBoard): void {
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
