import { useEffect, useRef, useState } from 'react'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useLatePart } from '#kit/browser/ui/use-late-part.ts'

const loadForm = () => import('./review-form.tsx')

type YourReviewProps = { productId: string; mayReview: boolean }

/** The form for those the piece was delivered to, and thanks once they have written. */
export function YourReview({ productId, mayReview }: YourReviewProps) {
  const [outcome, setOutcome] = useState<string | undefined>(undefined)
  const { Part: Form, isMissing } = useLatePart(loadForm, mayReview)
  if (outcome !== undefined) return <Outcome words={outcome} />
  if (!mayReview) return null
  if (isMissing) return <TryAgain message="Failed to load the review form" />
  return Form ? <Form productId={productId} onDone={setOutcome} /> : <TextSkeleton />
}

/** Takes the focus, which was in the form that is gone now. */
function Outcome({ words }: { words: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <Notice tone="good">{words}</Notice>
    </div>
  )
}
