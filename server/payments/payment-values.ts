import { depositTerms, duesLine, type LetterPayment, whenDue } from '#domain/payments/due-words.ts'
import { nextDue } from '#domain/payments/dues.ts'
import { type PaperKind, paperLabels } from '#domain/payments/numbered-papers.ts'
import { formatMoney } from '#kit/core/money.ts'

/** The values that a letter about a payment may ask for; what there is none of is empty. */
export function paymentValues(payment: LetterPayment, total: number) {
  const { dues, received, open, credit } = payment
  const next = nextDue(dues)
  return {
    schedule: duesLine(dues, formatMoney),
    depositTerms: depositTerms(dues),
    dueAmount: next ? formatMoney(next.open) : '',
    dueDate: next ? whenDue(next) : '',
    amountDue: formatMoney(next?.open ?? total),
    openAmount: formatMoney(open),
    receivedTotal: formatMoney(received) + (credit > 0 ? `. ${owedLine(credit)}` : ''),
    creditAmount: formatMoney(credit),
    paymentLine: paymentLine(payment),
  }
}

/** Names the papers that were issued: "Receipt RC-1002 and invoice INV-1001 are on the page of LN-1042, as PDF." */
export function papersLine(
  issued: readonly { kind: PaperKind; number: string; cancels: string | null }[],
  reference: string,
): string {
  const papers = issued.filter(({ cancels }) => cancels === null)
  if (papers.length === 0) return ''
  const named = papers.map(({ kind, number }) => `${paperLabels[kind].toLowerCase()} ${number}`).join(' and ')
  const line = `${named} ${papers.length > 1 ? 'are' : 'is'} on the page of ${reference}, as PDF.`
  return line.charAt(0).toUpperCase() + line.slice(1)
}

function owedLine(credit: number): string {
  return `That is ${formatMoney(credit)} more than was due: we owe you this, and write to you about it.`
}

/** What the end of an order means for its payment. */
function paymentLine({ received, credit, isStated, hasDeposit }: LetterPayment): string {
  const goesBack = hasDeposit ? `${KEPT}; what${REFUNDED}` : `What${REFUNDED}`
  if (credit > 0)
    return `You had paid ${formatMoney(received)}: we owe you ${formatMoney(credit)}, and write to you about it. ${goesBack}`
  if (received > 0)
    return `You had paid ${formatMoney(received)}, and we write to you about your payment. ${goesBack}`
  if (isStated) return 'You told us of a payment. We look for it, and write to you about it.'
  return 'You had not paid, so nothing is owed.'
}

const KEPT = 'A deposit is non-refundable when the change of mind is yours'
const REFUNDED = ' you paid for pieces that we could not supply, we refund.'
