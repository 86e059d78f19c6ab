import { useEffect, useRef, useState } from 'react'
import type { FileReply } from '#contract/files.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { useChosenFile } from '#kit/browser/api/use-chosen-file.ts'
import type { SendFile } from '#kit/browser/api/use-upload.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { FileDrop } from '#kit/browser/ui/file-drop.tsx'
import { uploadFault } from '#web/shop/upload-fault.ts'
import { EvidenceView } from './evidence-view.tsx'

type EvidencePanelProps<T> = {
  payable: {
    paymentStatus: PaymentStatus
    paymentEvidence: FileReply | null
    paymentEvidenceUploadedAt: string | null
  }
  method: PaymentMethod
  send: SendFile<T>
  onSent: (reply: T) => void
}

/**
 * Takes evidence of a payment; what waits for its check is shown, until another file is to take its place. What was
 * rejected is not shown again.
 */
export function EvidencePanel<T>({ payable, method, send, onSent }: EvidencePanelProps<T>) {
  const evidence = useEvidence(send, onSent)
  const sent = payable.paymentStatus === 'pending' ? payable.paymentEvidence : null
  const uploadedAt = payable.paymentEvidenceUploadedAt
  const [replaced, setReplaced] = useState<string | null>()
  const isReplacing = sent !== null && replaced === uploadedAt
  const title = useFocusOnArrival(uploadedAt)
  return (
    <section aria-labelledby="evidence" className="grid max-w-xl gap-4">
      <h2 ref={title} id="evidence" tabIndex={-1} className="title-section outline-none">
        Payment evidence
      </h2>
      {sent && !isReplacing ? (
        <>
          <output>We have it. We check your payment and write to you.</output>
          <EvidenceView evidence={sent} uploadedAt={uploadedAt} />
          <Button variant="secondary" onClick={() => setReplaced(uploadedAt)} className="justify-self-start">
            Send another file
          </Button>
        </>
      ) : (
        <EvidenceUpload evidence={evidence} method={method} />
      )}
      {isReplacing && !evidence.isSending && (
        <Button variant="quiet" onClick={() => setReplaced(undefined)} className="justify-self-start">
          Keep the one I sent
        </Button>
      )}
    </section>
  )
}

/** Once a file has arrived, the button that sent it is gone: reading goes on at the title. */
function useFocusOnArrival(uploadedAt: string | null) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(uploadedAt)
  useEffect(() => {
    if (before.current === uploadedAt) return
    before.current = uploadedAt
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [uploadedAt])
  return title
}

const accept = uploadRules.evidence.extensions.join(',')

/** Takes the picture or PDF that shows a payment and sends it. */
function EvidenceUpload({ evidence, method }: { evidence: Evidence; method: PaymentMethod }) {
  const { file, fault, state, isSending, pick, submit, cancel } = evidence
  return (
    <div className="grid max-w-xl gap-4">
      <FileDrop
        label="A picture or PDF of your payment"
        hint={`JPEG, PNG or PDF, under 5 MB. A ${method === 'cheque' ? 'picture of the cheque' : 'receipt or a screenshot of the transfer'} will do.`}
        accept={accept}
        file={file}
        error={fault}
        upload={state}
        onPick={pick}
        onCancel={cancel}
        onRetry={submit}
      />
      {state.is !== 'failed' && (
        <Button
          icon="upload"
          busy={isSending}
          busyText="Uploading..."
          onClick={submit}
          className="justify-self-start max-sm:w-full"
        >
          Upload
        </Button>
      )}
    </div>
  )
}

const EVIDENCE_FAILED = 'Failed to upload payment evidence'

/** A picture or PDF that shows a payment. */
function useEvidence<T>(send: SendFile<T>, onSent: (reply: T) => void) {
  const look = (file: File | undefined) => uploadFault(file, 'evidence')
  const { state, ...chosen } = useChosenFile({ look, send, failure: EVIDENCE_FAILED, onSent })
  return { ...chosen, state: withReason(state) }
}

type Evidence = ReturnType<typeof useEvidence>

/** What failed comes first, then why. */
function withReason<State extends { is: string }>(state: State): State {
  if (!('message' in state) || String(state.message).startsWith(EVIDENCE_FAILED)) return state
  return { ...state, message: `${EVIDENCE_FAILED}. ${String(state.message)}` }
}
