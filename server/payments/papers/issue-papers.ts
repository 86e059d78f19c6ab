import type { Settings } from '#contract/settings.ts'
import type { PaperKind } from '#domain/payments/numbered-papers.ts'
import { refundReasonLabel } from '#domain/payments/refund-rules.ts'
import type { PaperSnapshot, PaperSubject } from '#server/db/schema/documents.ts'
import type { Books } from '../books.ts'
import { duePapersText, issueText } from './issue-text.ts'

type DuePaper = Pick<PaperSnapshot, 'sums'> & {
  payment: PaperSnapshot['payment'] | null
  kind: PaperKind
  sourceId: string | null
  cents: number
  /** The number of the paper that it cancels. */
  cancels: string | null
  reasonCode: string | null
  reason: string | null
}

/** A paper that an act issued. */
export type IssuedPaper = Pick<DuePaper, 'kind' | 'cancels'> & {
  number: string
  issuedOn: string
  amount: number
}

type Issuer = Pick<Settings, 'general' | 'numbers'>

/**
 * Issues the papers that a payable lacks after an act: a receipt for money that came, an invoice once nothing is open,
 * a credit note for what it comes to less; and the cancellation of each that is no longer so.
 * Asked last: until the transaction ends, nobody else draws a number of these series.
 */
export async function issuePapers(
  { tx, at, today }: Books,
  { general, numbers }: Issuer,
  id: string,
  subject: PaperSubject,
  reason?: string,
): Promise<IssuedPaper[]> {
  const due = await tx.rows<DuePaper>({ name: 'due_papers', text: duePapersText, values: [id, at] })
  if (due.length === 0) return []
  const { storeName, address, phoneNumber: phone, storeEmail: email, timeZone } = general
  const shop = { storeName, address, phone, email, timeZone }
  const rows = due.map(({ sums, payment, reasonCode, reason: own, ...paper }, place) => {
    const why = reasonCode ? [refundReasonLabel(reasonCode), own].filter(Boolean).join(': ') : (own ?? reason)
    const snapshot: PaperSnapshot = {
      ...subject,
      shop,
      sums,
      payment: payment ?? undefined,
      reason: why || undefined,
    }
    return { ...paper, place, series: numbers.prefixes[paper.kind], snapshot }
  })
  const values = [JSON.stringify(rows), id, today, at]
  return tx.rows<IssuedPaper>({ name: 'issue_papers', text: issueText, values })
}
