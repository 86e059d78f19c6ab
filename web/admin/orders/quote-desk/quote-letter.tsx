import { keepPreviousData, useQuery } from '@tanstack/react-query'
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
  const typed = useSettled(JSON.stringify(draft.form.watch()), REST_MS)
  const isReadable = draft.totals !== undefined
  return (
    <Card title="The letter" className="print:hidden">
      <div ref={ref} className="grid min-h-40 content-start gap-3 xl:[&_iframe]:[zoom:0.7]">
        {!isReadable && <p className="text-muted">It stands here once every amount can be read.</p>}
        {isReadable && isNear && <Drawn order={order} typed={typed} />}
      </div>
    </Card>
  )
}

function Drawn({ order: { _id: id, quote }, typed }: { order: ShownOrder; typed: string }) {
  const { data, error } = useQuery({
    queryKey: ['POST /api/orders/:id/quote/preview', id, quote?.revision, typed],
    queryFn: ({ signal }) =>
      call('POST /api/orders/:id/quote/preview', {
        params: { id },
        // What a colleague sent meanwhile is told of where the quote is sent.
        body: { ...(JSON.parse(typed) as QuoteValues), seenSentAt: undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Its link opens for a short while, and shows whatever was previewed last.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (error) return <Notice tone="warn">{messageOf(error, 'The letter could not be drawn.')}</Notice>
  if (!data) return <TextSkeleton lines={8} />
  return (
    <>
      <p>
        <span className="text-muted">Subject:</span> {data.preview.subject}
      </p>
      <LetterTabs letter={data.preview} url={data.preview.url} />
    </>
  )
}
