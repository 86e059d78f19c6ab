import { useEffect, useRef, useState } from 'react'
import type { FileReply } from '#contract/files.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { FileDrop } from '#kit/browser/ui/file-drop.tsx'
import { EvidenceView } from './evidence-view.tsx'
import type { Evidence } from './use-evidence.ts'

type EvidencePanelProps = {
  /** What was sent and waits for its check. */
  sent: FileReply | null
  uploadedAt: string | null
  evidence: Evidence
}

/** Takes evidence of a payment; once there is some it is shown, until another file is to take its place. */
export function EvidencePanel({ sent, uploadedAt, evidence }: EvidencePanelProps) {
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
        <EvidenceUpload evidence={evidence} />
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
function EvidenceUpload({ evidence }: { evidence: Evidence }) {
  const { file, fault, state, isSending, pick, submit, cancel } = evidence
  return (
    <div className="grid max-w-xl gap-4">
      <FileDrop
        label="A picture or PDF of your payment"
        hint="JPEG, PNG or PDF, under 5 MB. A receipt or a screenshot of the transfer will do."
        accept={accept}
        file={file}
        error={fault}
        upload={state}
        onPick={(picked) => void pick(picked)}
        onCancel={cancel}
        onRetry={() => void submit()}
      />
      {state.is !== 'failed' && (
        <Button
          icon="upload"
          busy={isSending}
          busyText="Uploading..."
          onClick={() => void submit()}
          className="justify-self-start max-sm:w-full"
        >
          Upload
        </Button>
      )}
    </div>
  )
}
