import type { ShownRequest } from '#web/designs/use-request.ts'
import { ApproveDesign } from './approve-design.tsx'
import { AskRevision } from './ask-revision.tsx'
import { RejectDesign } from './reject-design.tsx'
import { movesHere } from './request-state.ts'

/** Where on the page the answer is given. */
export const ANSWER_PLACE = 'answer'

/** The client's answer to a design: approve it, or ask for changes; once both rounds are used, reject it with feedback. */
export function ReviewPanel({ request }: { request: ShownRequest }) {
  const moves = movesHere(request)
  if (!moves.includes('approve')) return null
  return (
    <section
      id={ANSWER_PLACE}
      aria-labelledby="answer-title"
      className="rounded-control bg-sand p-5 sm:p-8 print:hidden"
    >
      <h2 id="answer-title" className="title-section">
        Your answer
      </h2>
      <div className="mt-5 grid gap-8 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <ApproveDesign request={request} />
        {moves.includes('request-revision') && <AskRevision request={request} />}
        {moves.includes('reject') && <RejectDesign request={request} />}
      </div>
    </section>
  )
}
