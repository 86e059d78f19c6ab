import { useState } from 'react'
import { type ShownRequest, useRequestChange } from '#web/designs/use-request.ts'
import { call } from '#web/api.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { buttonLook } from '#kit/browser/ui/button-look.ts'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { RevisionForm } from '#contract/designs/client-operations.ts'
import { RevisionsUsed } from '#web/designs/revisions.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { RejectDesign } from './reject-design.tsx'
import { movesHere, readOn } from './request-state.ts'

/** Where on the page the answer is given. */
const ANSWER_PLACE = 'answer'
const CHANGE_PLACE = 'change'

/** The question and its three answers, in reach of a thumb while the page is read; each leads to where it is given. */
export function AnswerBar({ request }: { request: ShownRequest }) {
  const moves = movesHere(request)
  if (!moves.includes('approve')) return null
  const look = buttonLook('secondary', 'compact', 'px-2')
  return (
    <nav
      aria-label="Your answer"
      className="sticky bottom-14 z-10 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-2.5 sm:grid-cols-[1fr_auto] sm:items-center md:bottom-0 md:-mx-8 md:px-8 print:hidden [@media(max-height:30rem)]:static"
    >
      <p className="font-medium">Does this feel like home?</p>
      <p className="grid grid-cols-3 gap-2">
        <a href={`#${ANSWER_PLACE}`} className={buttonLook('primary', 'compact', 'px-2')}>
          Yes
        </a>
        <a href={`#${CHANGE_PLACE}`} className={look}>
          {moves.includes('reject') ? 'No' : 'Not yet'}
        </a>
        <a href="#concepts" className={look}>
          Comment
        </a>
      </p>
    </nav>
  )
}

/** The client's answer to a design: approve it, or ask for changes; once all rounds are used, reject it with feedback. */
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
        Does this feel like home?
      </h2>
      <p className="mt-2 max-w-text">
        Take your time with it, in daylight if you can. Then tell us what you think.
      </p>
      <div className="mt-5 grid gap-8 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <ApproveDesign request={request} />
        <div id={CHANGE_PLACE} className="scroll-mt-6">
          {moves.includes('request-revision') && <AskRevision request={request} />}
          {moves.includes('reject') && <RejectDesign request={request} />}
        </div>
      </div>
    </section>
  )
}

const APPROVED = 'Design approved successfully'
const NOT_APPROVED = 'Something went wrong while approving the design'

/** The client's yes, asked once more, because it completes the request. */
function ApproveDesign({ request }: { request: ShownRequest }) {
  const { _id: id } = request
  const [isAsking, setAsking] = useState(false)
  const { change, isBusy, problem, forgetProblem } = useRequestChange(id, {
    send: () =>
      call('PUT /api/design-requests/:id/status', { params: { id }, body: { status: 'completed' } }),
    failure: NOT_APPROVED,
    onDone: () => {
      toast.success(APPROVED)
      readOn()
    },
  })

  function ask() {
    forgetProblem()
    setAsking(true)
  }

  const stop = () => setAsking(false)
  const footer = (
    <>
      <Button variant="secondary" onClick={stop} className="max-sm:grow">
        Not yet
      </Button>
      <Button busy={isBusy} busyText="Approving..." onClick={() => change()} className="max-sm:grow">
        Approve design
      </Button>
    </>
  )
  return (
    <div className="grid content-start justify-items-start gap-3">
      <h3 className="title-piece">Happy with it?</h3>
      <p className="max-w-text text-muted">
        Approving completes your request. The design and its pieces stay in your account.
      </p>
      <Button icon="check" onClick={ask} className="mt-1 max-sm:w-full">
        Approve design
      </Button>
      <Dialog open={isAsking} onClose={stop} title="Approve this design?" footer={footer}>
        <div className="grid gap-4">
          <FormError message={problem} />
          <p>
            Your request is then completed
            {movesHere(request).includes('request-revision') && ', and no further revisions are made'}.
          </p>
        </div>
      </Dialog>
    </div>
  )
}

const SUBMITTED = 'Revision request submitted successfully'
const NOT_SUBMITTED = 'Something went wrong'

type TypedRevision = { details: string }

/** Asks for a round of changes; what was typed stays until the shop has it. */
function AskRevision({ request }: { request: ShownRequest }) {
  const { _id: id } = request
  const { changed } = useRequestChange<TypedRevision>(id, {
    send: (body, idempotencyKey) =>
      call('POST /api/design-requests/:id/revisions', { params: { id }, body, idempotencyKey }),
    failure: NOT_SUBMITTED,
    onDone: () => {
      toast.success(SUBMITTED)
      readOn()
    },
  })
  const form = useSchemaForm<TypedRevision>(RevisionForm, submit, {
    defaults: { details: '' },
    failure: NOT_SUBMITTED,
    draft: `revision of ${id}`,
  })

  async function submit(typed: TypedRevision) {
    await changed(typed)
    form.reset()
  }

  return (
    <Form onSubmit={form.onSubmit} className="grid gap-3">
      <h3 className="title-piece">Something to change?</h3>
      <p className="max-w-text text-muted">
        Revisions used: <RevisionsUsed of={request} />. One message with everything you would like changed
        works best.
      </p>
      <FormError message={form.formError} />
      <TextArea label="What would you like changed?" {...form.field('details')} />
      <Button
        variant="secondary"
        busy={form.busy}
        busyText="Sending..."
        className="justify-self-start max-sm:w-full"
      >
        Request a revision
      </Button>
      <LeaveGuard when={form.isDirty && !form.busy} />
    </Form>
  )
}
