import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { QuoteForm } from '#contract/orders/admin-operations.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Card } from '#kit/browser/ui/card.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { useNearView } from '#kit/browser/ui/use-near-view.ts'
import { useSettled } from '#kit/browser/ui/use-settled.ts'
import { call } from '#web/api.ts'
import { LetterTabs } from '../../letter-tabs.tsx'
import type { QuoteValues } from './quote-prefill.ts'
import type { QuoteDraft } from './use-quote-form.ts'

/** The letter is drawn once nothing was typed for this long. */
const REST_MS = 600

type QuoteLetterProps = { order: ShownOrder; draft: QuoteDraft }

/** The letter as its customer would read it if the quote were sent now. */
export function QuoteLetter({ order, draft }: QuoteLetterProps) {
  const { ref, isNear } = useNearView<HTMLDivElement>()
  const written: Written = [order.quote?.revision, draft.form.watch()]
  const current = JSON.stringify(written)
  const settled = useSettled(current, REST_MS)
  const isSendable = QuoteForm.safeParse(written[1]).success
  const { data, error } = useLetter(order, settled, isNear && isSendable && settled === current)
  return (
    <Card title="The letter" className="print:hidden">
      <div ref={ref} className="grid min-h-40 content-start gap-3 xl:[&_iframe]:[zoom:0.7]">
        {!isSendable && <p className="text-muted">It is drawn once every amount and the date can be read.</p>}
        {error && <Notice tone="warn">{messageOf(error, 'The letter could not be drawn.')}</Notice>}
        {data && <Drawn letter={data.preview} />}
        {!data && !error && isSendable && <TextSkeleton lines={8} />}
      </div>
    </Card>
  )
}

/** The lines of one revision, and what is written for them. */
type Written = [revision: number | null | undefined, values: QuoteValues]

/** The letter of what has settled; the last one stays until it is there. */
function useLetter({ _id: id }: ShownOrder, settled: string, enabled: boolean) {
  return useQuery({
    queryKey: ['POST /api/orders/:id/quote/preview', id, settled],
    queryFn: ({ signal }) => {
      const [revision, values] = JSON.parse(settled) as Written
      // What a colleague sent meanwhile is refused once the quote is sent, not here; prices of other lines are.
      const body = { ...values, seenSentAt: undefined, seenRevision: revision ?? undefined }
      return call('POST /api/orders/:id/quote/preview', { params: { id }, body, signal })
    },
    enabled,
    placeholderData: keepPreviousData,
    // Its link opens for a short while, and shows whatever was previewed last.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  })
}

function Drawn({ letter }: { letter: { subject: string; text: string; url: string } }) {
  return (
    <>
      <p>
        <span className="text-muted">Subject:</span> {letter.subject}
      </p>
      <LetterTabs letter={letter} url={letter.url} />
    </>
  )
}
