import { paperLabels, paperTitle } from '#domain/payments/numbered-papers.ts'
import { methodInSentence } from '#domain/payments/payment-method.ts'
import { exciseLabel } from '#domain/tax/excise.ts'
import { longDay } from '#kit/core/long-date.ts'
import { formatMoney } from '#kit/core/money.ts'
import type { PaperSnapshot } from '#server/db/schema/documents.ts'
import { addressInWords, documentItem } from '#server/documents/item-words.ts'
import { orderSums, type Sheet, type Sum } from '#server/documents/sheet.ts'
import type { findPaper } from './read-papers.ts'

type Paper = Awaited<ReturnType<typeof findPaper>>

/** A numbered paper as it was issued. */
export function paperSheet(paper: Paper): Sheet {
  const { number, issuedOn, cents, cancels, snapshot } = paper
  const { customer, reference, order } = snapshot
  const isInvoice = paper.kind === 'invoice' && cancels === null
  return {
    title: cancels === null ? paperLabels[paper.kind] : 'Cancellation',
    number,
    facts: [
      ['Number', number],
      ['Date', longDay(issuedOn)],
      [order ? 'Order' : 'Design', reference],
    ],
    customer,
    receiver: order ? { ...order, shippingAddress: addressInWords(order.shippingAddress) } : null,
    items: isInvoice ? itemsOf(snapshot) : [],
    sums: isInvoice ? sumsOf(snapshot) : [],
    total: [isInvoice ? 'Total' : 'Amount', formatMoney(cents)],
    after: isInvoice ? afterOf(snapshot) : [],
    note: '',
    words: wordsOf(paper),
  }
}

/** What was sold; a design is its fee. */
function itemsOf({ order, sums }: PaperSnapshot) {
  const fee = { name: 'Design service', finish: '', quantity: 1, unitPrice: sums.total }
  return order?.items.map(documentItem) ?? [fee]
}

function sumsOf({ order, sums: { charges } }: PaperSnapshot): Sum[] {
  const charged: Sum[] = charges > 0 ? [['Charges', formatMoney(charges)]] : []
  return order ? [...orderSums({ ...order, taxLabel: taxLabelOf(order) }), ...charged] : charged
}

function taxLabelOf({ taxPpm: ppm, taxCounty: county }: NonNullable<PaperSnapshot['order']>): string {
  return ppm === null ? 'Tax' : exciseLabel({ ppm, county })
}

function afterOf({ sums: { reduced, received, open } }: PaperSnapshot): Sum[] {
  const credited: Sum[] = reduced > 0 ? [['Credit notes', formatMoney(-reduced)]] : []
  const rest: Sum[] = open > 0 ? [['Open', formatMoney(open)]] : []
  return [...credited, ['Received', formatMoney(received)], ...rest]
}

function wordsOf({ kind, cents, cancels, snapshot }: Paper): string[] {
  const { reference, payment, reason, sums } = snapshot
  const why = reason ? [`Reason: ${reason}`] : []
  if (cancels !== null) return [`${paperTitle({ kind, cancels })} for ${reference}.`, ...why]
  if (kind === 'credit_note')
    return [`${reference} comes to ${formatMoney(cents)} less than what was agreed.`, ...why]
  if (kind === 'invoice')
    return [sums.open > 0 ? `For ${reference}.` : `${reference} is paid in full. Thank you.`]
  return payment ? receiptWords(payment, snapshot) : []
}

function receiptWords(
  { method, receivedOn, reference }: NonNullable<PaperSnapshot['payment']>,
  { reference: about, sums: { received, open } }: PaperSnapshot,
): string[] {
  const by = `Received by ${methodInSentence(method)} on ${longDay(receivedOn)} for ${about}.`
  const rest = open > 0 ? `, and ${formatMoney(open)} is open` : ''
  return [by, reference && `Reference: ${reference}`, `${formatMoney(received)} came in all${rest}.`].filter(
    Boolean,
  )
}
