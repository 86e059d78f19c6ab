import { useQuery } from '@tanstack/react-query'
import type { NumberedPaper } from '#contract/numbered-papers.ts'
import { paperTitle } from '#domain/payments/numbered-papers.ts'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { SaveFileButton } from '#kit/browser/ui/save-file-button.tsx'
import { ask, call } from '#web/api.ts'
import type { ShownPayment } from './money-line.tsx'

type ShownPaper = Omit<NumberedPaper, 'amount'> & { amount: number }

type PapersOfProps = { of: string; payment: Pick<ShownPayment, 'received' | 'owed'> | null; total: number }

/** The papers of what somebody pays for. Nothing is asked before money came or its price changed: there are none. */
export function PapersOf({ of, payment, total }: PapersOfProps) {
  const { data } = useQuery({
    ...ask('GET /api/payables/:ref', { params: { ref: of } }),
    enabled: payment !== null && (payment.received > 0 || payment.owed !== total),
  })
  return <NumberedPapers papers={data?.payable.papers ?? []} />
}

/** Invoices, receipts and credit notes, each to be saved as PDF. */
export function NumberedPapers({ papers }: { papers: readonly ShownPaper[] }) {
  if (papers.length === 0) return null
  return (
    <ul aria-label="Invoices and receipts" className="grid gap-3 print:hidden">
      {papers.map((paper) => (
        <li key={paper.number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span>
            <span className="block">{paperTitle(paper)}</span>
            <span className="block text-sm text-muted">
              <CalendarDay day={paper.issuedOn} />, <Money dollars={paper.amount} />
            </span>
          </span>
          <SaveFileButton
            size="compact"
            fetchFile={() => call('GET /api/documents/:number.pdf', { params: { number: paper.number } })}
            failed="The PDF could not be made. Please try again."
          >
            {paper.number}
          </SaveFileButton>
        </li>
      ))}
    </ul>
  )
}
