import type { OrderAddress } from '#server/db/schema/orders.ts'
import type { LetterShop } from '#server/emails/letters/letter.ts'
import { type DocumentOrder, documentFacts, documentTitle } from './document-words.ts'
import type { FaceFiles } from './faces.ts'
import { drawClosing } from './closing.ts'
import { drawItems } from './items-table.ts'
import { Paper } from './paper.ts'
import { sheet, styles } from './paper-styles.ts'
import { orderReference } from '#domain/reference.ts'

const CONTACT = { x: 352, align: 'right' } as const
const FIRST = { width: 230 }
const SECOND = { x: sheet.left + 256 }
const FACT_WIDTH = 128
/** The most that a logo takes, in points. */
const LOGO = { width: 230, height: 36 }

/** The quote, order or invoice as a PDF. */
export function orderPdf(order: DocumentOrder, shop: LetterShop, faces: FaceFiles): Promise<Buffer> {
  const title = `${documentTitle(order)} ${orderReference(order.id)}`
  const paper = new Paper(title, shop.storeName, faces, (next) =>
    drawRunningHead(next, shop.storeName, title),
  )
  drawLetterhead(paper, shop)
  drawFacts(paper, order, shop)
  drawPeople(paper, order)
  drawItems(paper, order.items)
  drawClosing(paper, order, shop)
  return paper.finish((number, of) => drawFoot(paper, shop, `Page ${number} of ${of}`))
}

function drawLetterhead(paper: Paper, { storeName, address, phone, email, logo }: LetterShop): void {
  paper.beside(
    () => (logo ? paper.picture(logo, LOGO) : paper.write(storeName, styles.store, FIRST)),
    () => {
      for (const line of [address, phone, email]) if (line) paper.write(line, styles.small, CONTACT)
    },
  )
  paper.skip(14)
  paper.rule()
  paper.skip(24)
}

/** What stands on the second and later sheets instead of the letterhead. */
function drawRunningHead(paper: Paper, storeName: string, title: string): void {
  paper.beside(
    () => paper.write(storeName, styles.storeSmall, FIRST),
    () => paper.write(title, styles.small, CONTACT),
  )
  paper.skip(10)
  paper.rule()
  paper.skip(24)
}

function drawFacts(paper: Paper, order: DocumentOrder, shop: LetterShop): void {
  paper.write(documentTitle(order), styles.title)
  paper.skip(10)
  const facts = documentFacts(order, shop).map(([label, value], index) => () => {
    const place = { x: sheet.left + index * FACT_WIDTH, width: FACT_WIDTH - 12 }
    paper.write(label, styles.label, place)
    paper.write(value, styles.strong, place)
  })
  paper.beside(...facts)
  paper.skip(20)
}

function drawPeople(paper: Paper, { customer, shippingAddress }: DocumentOrder): void {
  paper.beside(
    () => {
      paper.write('Prepared for', styles.label, FIRST)
      paper.write(`${customer.firstName} ${customer.lastName}`, styles.body, FIRST)
      paper.write(customer.email, styles.body, FIRST)
    },
    () => {
      paper.write('Deliver to', styles.label, SECOND)
      for (const line of addressLines(shippingAddress)) paper.write(line, styles.body, SECOND)
    },
  )
  paper.skip(26)
}

function addressLines({
  fullName,
  address,
  city,
  state,
  postalCode,
  country,
  phone,
}: OrderAddress): string[] {
  const region = [state, postalCode].filter(Boolean).join(' ')
  const place = [city, region].filter(Boolean).join(', ')
  return [fullName, address, [place, country].filter(Boolean).join(', '), phone].filter(Boolean)
}

function drawFoot(paper: Paper, { storeName, email, phone }: LetterShop, pages: string): void {
  paper.beside(
    () => paper.write([storeName, phone, email].filter(Boolean).join('  ·  '), styles.small, { width: 400 }),
    () => paper.write(pages, styles.small, CONTACT),
  )
}
