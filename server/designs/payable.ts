import type { DesignRequest } from '#contract/designs/design-request.ts'
import { isCalledOff, isOver } from '#domain/designs/design-status.ts'
import type { Payable } from '#domain/payments/payable.ts'
import { paymentStatuses } from '#domain/payments/payment-status.ts'
import { formatMoney } from '#kit/core/money.ts'
import type { Letter } from '#server/outbox/letter.ts'
import { type Books, booksOf } from '#server/payments/books.ts'
import { papersLine } from '#server/payments/payment-values.ts'
import { papersOf, type PayablePort, type PaymentOutcome, written } from '#server/payments/payable-port.ts'
import { presentPayment } from '#server/payments/payables.ts'
import { changeRequestIn } from './change-request.ts'
import { awaitsAnswer, type DesignLetter, designLetter } from './letters.ts'
import { requireRequest, type StoredRequest, updateRequest } from './queries.ts'
import type { PaperSubject } from '#server/db/schema/documents.ts'

/** A design fee as something to be paid; a pending request is in progress once it is. The studio may set any status. */
export const designPayable: PayablePort<DesignRequest, { request: DesignRequest }> = {
  notAwaited: 'fee_not_open',
  require: requireRequest,
  change(tx, world, settings, actor, id, act) {
    let outcome: PaymentOutcome | undefined
    let books: Books | undefined
    let begins = false
    return changeRequestIn(tx, world, settings, actor, id, {
      isDone: (before) => act.isDone?.(payableOf(before)) ?? false,
      async write(tx, before, at) {
        books = booksOf(tx, world, settings, actor, at)
        outcome = await act.write(books, payableOf(before))
        if (!outcome) return false
        begins = outcome.isBegun === true && before.status === 'pending'
        const status = begins ? ({ status: 'in_progress' } as const) : {}
        return updateRequest(tx, id, { ...outcome.columns, ...status, updatedAt: at })
      },
      otherwise: act.otherwise ?? 'illegal_state',
      event: () => written(outcome).event,
      description: () => written(outcome).description ?? '',
      async letters(about, after) {
        const done = written(outcome)
        const papers = await papersOf(act, books, settings, id, paperSubject(after), done.reason)
        return lettersOf(done, { ...about, papers: papersLine(papers, after.number) }, after, begins)
      },
    })
  },
  present: async (_world, _viewer, request) => ({ request }),
}

function payableOf(request: StoredRequest): Payable {
  const { user, paymentStatus, paymentMethod, paymentNote, paidAt, status } = request
  return {
    id: request._id,
    userId: user._id,
    status: paymentStatus,
    method: paymentMethod,
    evidenceFileId: request.evidence?.id ?? null,
    isStated: awaitsAnswer(request),
    note: paymentNote,
    paidAt,
    isOver: isOver(status),
    next: paymentStatuses,
  }
}

function lettersOf(
  { event, description: reason = '', words }: PaymentOutcome,
  about: DesignLetter,
  { status, payable }: StoredRequest,
  begins: boolean,
): Letter[] {
  switch (event) {
    case 'evidence_uploaded':
      return [designLetter('payment-evidence-received', about), designLetter('studio-design-evidence', about)]
    case 'paid':
      if (isOver(status)) return []
      return [designLetter(begins ? 'design-payment-approved' : 'design-payment-approved:begun', about)]
    case 'payment_rejected':
    case 'payment_set_aside':
      return [designLetter('design-payment-rejected', about, { reason })]
    case 'refunded':
      return [designLetter('design-fee-refunded', about)]
    case 'payment_received':
      return partLetters(reason, about, { status, payable })
    case 'cheque_bounced':
      return words ? [designLetter('cheque-bounced', about, words)] : []
    case 'reduced':
      return words ? [designLetter('credit-note', about, words)] : []
    case 'refund_approved':
      return words ? [designLetter('refund-approved', about, words)] : []
    case 'refund_sent':
      return words ? [designLetter('design-fee-refunded:part', about, words)] : []
    case 'reminded':
      return [designLetter('design-payment-due', about)]
    default:
      return []
  }
}

/** Of a design that was finished nobody waits for a word; of one that was called off we owe what came. */
function partLetters(
  receivedAmount: string,
  about: DesignLetter,
  { status, payable }: Pick<StoredRequest, 'status' | 'payable'>,
): Letter[] {
  if (isOver(status) && !isCalledOff(status)) return []
  const openAmount = formatMoney(presentPayment(payable)?.open ?? 0)
  return [designLetter('design-payment-part', about, { receivedAmount, openAmount })]
}

/** Who a paper of a design fee is for, and which request it names. */
export function paperSubject({ number: reference, user }: StoredRequest): PaperSubject {
  const { firstName, lastName, email } = user
  return { customer: { firstName, lastName, email }, reference }
}
