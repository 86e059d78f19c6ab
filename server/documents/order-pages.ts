import { orderReference } from '#domain/orders/reference.ts'
import type { LetterShop } from '#server/emails/letters/letter.ts'
import { closingHeight, drawClosing } from './closing.ts'
import { type DocumentOrder, documentFacts, documentTitle } from './document-words.ts'
import type { FaceFiles } from './faces.ts'
import { drawItems } from './items-table.ts'
import {
  drawFoot,
  drawLetterhead,
  drawReceiver,
  drawRunningHead,
  drawTitle,
  FIRST_HALF,
  SECOND_HALF,
} from './letterhead.ts'
import { Paper } from './paper.ts'
import { styles } from './paper-styles.ts'

/** The quote, order or invoice as a PDF. */
export function orderPdf(order: DocumentOrder, shop: LetterShop, faces: FaceFiles): Promise<Buffer> {
  const title = `${documentTitle(order)} ${orderReference(order.id)}`
  const paper = new Paper(title, shop.storeName, faces, (next) =>
    drawRunningHead(next, shop.storeName, title),
  )
  drawLetterhead(paper, shop)
  drawTitle(paper, documentTitle(order), documentFacts(order, shop))
  drawPeople(paper, order)
  drawItems(paper, order.items, closingHeight(paper, order, shop))
  drawClosing(paper, order, shop)
  return paper.finish((number, of) => drawFoot(paper, shop, `Page ${number} of ${of}`))
}

function drawPeople(paper: Paper, order: DocumentOrder): void {
  const { customer } = order
  paper.beside(
    () => {
      paper.write('Prepared for', styles.label, FIRST_HALF)
      paper.write(`${customer.firstName} ${customer.lastName}`, styles.body, FIRST_HALF)
      paper.write(customer.email, styles.body, FIRST_HALF)
    },
    () => drawReceiver(paper, order, SECOND_HALF),
  )
  paper.skip(26)
}
