import { formatMoney } from '#domain/money.ts'
import { escapeHtml as text } from './escape-html.ts'
import { oneLine } from './fill-in.ts'
import { look } from './letter-look.ts'
import type { LetterItem } from './letter.ts'

/** The pieces with finish and quantity, and their amounts once every piece has a price. */
export function itemsTable(items: readonly LetterItem[]): string {
  const priced = items.every((item) => item.unitPrice !== null)
  const head = columnHead('Piece', 'left') + columnHead('Quantity', priced ? 'center' : 'right')
  return `<table class="ink" width="100%" cellpadding="0" cellspacing="0" border="0" style="${look.table}">
<tr>${head}${priced ? columnHead('Amount', 'right') : ''}</tr>
${items.map((item) => itemRow(item, priced)).join('\n')}
</table>`
}

/** Labels on the left, figures in one column on the right, the total set apart. */
export function figuresTable(rows: readonly { label: string; value: string }[]): string {
  return `<table role="presentation" class="ink" width="100%" cellpadding="0" cellspacing="0" border="0" style="${look.table}">
${rows.map(figureRow).join('\n')}
</table>`
}

/** The piece's column takes what the figures leave. */
function columnHead(label: string, align: 'left' | 'center' | 'right'): string {
  const isPiece = align === 'left'
  const style = isPiece ? look.columnHead : `${look.columnHead}padding-left:8px;`
  return `<th class="muted rule" scope="col" ${isPiece ? 'width="100%" ' : ''}align="${align}" style="${style}">${label}</th>`
}

function itemRow({ name, finish, quantity, unitPrice }: LetterItem, priced: boolean): string {
  const piece = cell('left', lines(name, finish))
  if (!priced || unitPrice === null) return `<tr>${piece}${cell('right', String(quantity))}</tr>`
  const each = quantity > 1 ? `${formatMoney(unitPrice)} each` : ''
  const amount = lines(formatMoney(unitPrice * quantity), each)
  return `<tr>${piece}${cell('center', String(quantity))}${cell('right', amount, look.price)}</tr>`
}

function lines(first: string, second: string): string {
  if (oneLine(second) === '') return text(oneLine(first))
  return `${text(oneLine(first))}<br><span class="muted" style="${look.small}">${text(oneLine(second))}</span>`
}

function cell(align: 'left' | 'center' | 'right', html: string, more = ''): string {
  return `<td class="rule" align="${align}" style="${look.cell}${more}">${html}</td>`
}

function figureRow({ label, value }: { label: string; value: string }): string {
  const style = label === 'Total' ? look.total : look.figure
  return `<tr><td class="rule" style="${style}">${text(label)}</td><td class="rule" align="right" style="${style}${look.price}">${text(value)}</td></tr>`
}
