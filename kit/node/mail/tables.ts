import { formatMoney } from '#kit/core/money.ts'
import { escapeHtml as text } from './escape-html.ts'
import { oneLine } from './fill-in.ts'
import { look, widths } from './look.ts'

/** Where the pages and pictures of the sender are. */
export type Site = { publicUrl: string }

/**
 * One line of what was bought or chosen; `unitPrice` in cents, null while it has none yet; `picture` is its address in
 * the shop, empty or left out where there is none.
 */
export type LetterItem = {
  name: string
  finish: string
  quantity: number
  unitPrice: number | null
  picture?: string
}

/** The whole address of `path`. Letters link to pages that ask for a sign-in, never with a token: mails are forwarded. */
export function siteUrl({ publicUrl }: Site, path: string): string {
  return publicUrl.replace(/\/+$/, '') + path
}

type Align = 'left' | 'right'
/** What the rows of one table have in common. */
type Columns = { isPriced: boolean; hasPictures: boolean }

/** The pieces with pictures where there are any, finish and quantity, and their amounts once every piece has a price. */
export function itemsTable(items: readonly LetterItem[], site: Site): string {
  const columns = {
    isPriced: items.every(({ unitPrice }) => unitPrice !== null),
    hasPictures: items.some(({ picture }) => Boolean(picture)),
  }
  return `<table class="ink" width="100%" cellpadding="0" cellspacing="0" border="0" style="${look.table}">
<tr>${pieceHead(columns)}${columnHead(columns.isPriced ? 'Amount' : 'Quantity', 'right')}</tr>
${items.map((item) => itemRow(item, columns, site)).join('\n')}
</table>`
}

/** Labels on the left, figures in one column on the right, the total set apart. */
export function figuresTable(rows: readonly { label: string; value: string }[]): string {
  return `<table role="presentation" class="ink" width="100%" cellpadding="0" cellspacing="0" border="0" style="${look.table}">
${rows.map((row) => figureRow(row, rows.length === 1)).join('\n')}
</table>`
}

/** The piece's column takes what the figures leave. */
function pieceHead({ hasPictures }: Columns): string {
  return columnHead('Piece', 'left', hasPictures ? 'colspan="2" ' : 'width="100%" ')
}

function columnHead(label: string, align: Align, more = ''): string {
  return `<th class="muted rule" scope="col" ${more}align="${align}" style="${look.columnHead}">${label}</th>`
}

function itemRow(item: LetterItem, { isPriced, hasPictures }: Columns, site: Site): string {
  const { name, finish, quantity, unitPrice } = item
  const small = [finish, isPriced ? quantityText(item) : '']
  const piece = cell('left', lines(name, small), hasPictures ? ' width="100%"' : '')
  const figure = unitPrice === null || !isPriced ? String(quantity) : formatMoney(unitPrice * quantity)
  const last = `<td class="rule" align="right" style="${look.cell}${look.price}">${figure}</td>`
  return `<tr>${hasPictures ? pictureCell(item, site) : ''}${piece}${last}</tr>`
}

/** The quantity stands with the piece, so that the amount has room on a phone. */
function quantityText({ quantity, unitPrice }: LetterItem): string {
  const each = quantity > 1 && unitPrice !== null ? ` · ${formatMoney(unitPrice)} each` : ''
  return `Quantity ${quantity}${each}`
}

/** The name stands beside it. Outlook on Windows reads no WebP, and would show a broken picture. */
function pictureCell({ picture }: LetterItem, site: Site): string {
  const image = picture
    ? `<!--[if !mso]><!--><img class="picture" src="${text(siteUrl(site, picture))}" alt="" width="${widths.picture}" style="${look.picture}"><!--<![endif]-->`
    : ''
  return `<td class="rule beside" width="${widths.pictureCell}" style="${look.cell}${look.beside}">${image}</td>`
}

function lines(name: string, small: readonly string[]): string {
  const more = small.map(oneLine).filter(Boolean)
  if (more.length === 0) return text(oneLine(name))
  return `${text(oneLine(name))}<br><span class="muted" style="${look.small}">${more.map(text).join('<br>')}</span>`
}

function cell(align: Align, html: string, attributes = ''): string {
  return `<td class="rule"${attributes} align="${align}" style="${look.cell}">${html}</td>`
}

/** A total alone is parted from nothing. */
function figureRow({ label, value }: { label: string; value: string }, isAlone: boolean): string {
  const style = label !== 'Total' ? look.figure : isAlone ? look.lone : look.total
  return `<tr><td class="rule" style="${style}">${text(label)}</td><td class="rule" align="right" style="${style}${look.price}">${text(value)}</td></tr>`
}
