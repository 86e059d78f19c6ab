import type { ReactNode } from 'react'
import { answerableStatuses } from '#domain/designs/client-moves.ts'
import { isOver } from '#domain/designs/design-status.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { DueBadge } from '../due-badge.tsx'
import { isPaymentToCheck } from '../request-words.ts'

/** What has to happen next, and by whom; nothing once the request is over. */
export function NextStep({ request }: { request: ShownRequest }) {
  const step = stepOf(request)
  if (step === undefined) return null
  return (
    <Notice tone={step.isOurs ? 'warn' : 'neutral'} className="sticky top-0 z-10 mb-5 print:hidden">
      {step.words}
    </Notice>
  )
}

/** `isOurs`: the studio is asked to act. */
type Step = { isOurs: boolean; words: ReactNode }

function stepOf(request: ShownRequest): Step | undefined {
  if (isOver(request.status)) return undefined
  if (isPaymentToCheck(request)) return { isOurs: true, words: <EvidenceHere /> }
  const { status, paymentStatus, conceptDueAt, revisionCount } = request
  if (paymentStatus === 'rejected') return { isOurs: false, words: 'Waits for new payment evidence.' }
  if (conceptDueAt !== null) {
    const what = revisionCount === 0 ? 'The first concept:' : `The concept after revision ${revisionCount}:`
    return { isOurs: true, words: <Due what={what} at={conceptDueAt} /> }
  }
  if (status === 'pending') return { isOurs: false, words: 'Waits for the payment of the design fee.' }
  if (answerableStatuses.includes(status))
    return { isOurs: false, words: 'Waits for the answer of the client.' }
  return undefined
}

function EvidenceHere() {
  return (
    <>
      Payment evidence is here.{' '}
      <a href="#payment" className="target-44 font-medium underline">
        Check it
      </a>{' '}
      and approve or reject the payment.
    </>
  )
}

function Due({ what, at }: { what: string; at: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {what} <DueBadge at={at} />
      <a href="#upload" className="target-44 font-medium underline">
        Upload it
      </a>
    </span>
  )
}
