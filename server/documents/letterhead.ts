import type { OrderAddress } from '#server/db/schema/orders.ts'
import type { LetterShop } from '#server/outbox/letter.ts'
import type { Paper } from './paper.ts'
import { sheet, styles } from './paper-styles.ts'

const CONTACT = { x: 352, align: 'right' } as const
const FACT_WIDTH = 128
/** The most that a logo takes, in points. */
const LOGO = { width: 230, height: 36 }

/** The two halves of a sheet, for what stands side by side. */
export const FIRST_HALF = { width: 230 }
export const SECOND_HALF = { x: sheet.left + 256 }

/** Whose paper it is, on the first sheet. */
export function drawLetterhead(paper: Paper, { storeName, address, phone, email, logo }: LetterShop): void {
  paper.beside(
    () => (logo ? paper.picture(logo, LOGO) : paper.write(storeName, styles.store, FIRST_HALF)),
    () => {
      for (const line of [address, phone, email]) if (line) paper.write(line, styles.small, CONTACT)
    },
  )
  closeHead(paper, 14)
}

/** Whose paper it is, where nobody has to reach the shop. */
export function drawNameHead(paper: Paper, storeName: string): void {
  paper.write(storeName, styles.store, FIRST_HALF)
  closeHead(paper, 14)
}

/** What stands on the second and later sheets instead of the letterhead. */
export function drawRunningHead(paper: Paper, storeName: string, title: string): void {
  paper.beside(
    () => paper.write(storeName, styles.storeSmall, FIRST_HALF),
    () => paper.write(title, styles.small, CONTACT),
  )
  closeHead(paper, 10)
}

function closeHead(paper: Paper, gap: number): void {
  paper.skip(gap)
  paper.rule()
  paper.skip(24)
}

/** What the paper is, and below that facts as label and value, side by side. */
export function drawTitle(
  paper: Paper,
  title: string,
  facts: readonly (readonly [label: string, value: string])[],
): void {
  paper.write(title, styles.title)
  paper.skip(10)
  const wide = Math.min(FACT_WIDTH, (sheet.right - sheet.left) / facts.length)
  const columns = facts.map(([label, value], index) => () => {
    const place = { x: sheet.left + index * wide, width: wide - 12 }
    paper.write(label, styles.label, place)
    paper.write(value, styles.strong, place)
  })
  paper.beside(...columns)
  paper.skip(20)
}

type Signed = Pick<LetterShop, 'storeName' | 'email' | 'phone'>

/** How to reach the shop, and which page this is. */
export function drawFoot(paper: Paper, { storeName, email, phone }: Signed, pages: string): void {
  paper.beside(
    () => paper.write([storeName, phone, email].filter(Boolean).join('  ·  '), styles.small, { width: 400 }),
    () => paper.write(pages, styles.small, CONTACT),
  )
}

export type Receiver = { isPickup: boolean; shippingAddress: OrderAddress }

/** Where the pieces go; of what is collected only by whom. */
export function drawReceiver(
  paper: Paper,
  { isPickup, shippingAddress }: Receiver,
  place: typeof FIRST_HALF | typeof SECOND_HALF,
): void {
  const { fullName, phone } = shippingAddress
  const lines = isPickup ? [fullName, phone].filter(Boolean) : addressLines(shippingAddress)
  paper.write(isPickup ? 'Collected by' : 'Deliver to', styles.label, place)
  for (const line of lines) paper.write(line, styles.body, place)
}

/** An address as an envelope has it, a text for each line. */
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
