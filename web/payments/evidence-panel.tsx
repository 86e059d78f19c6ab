import { useEffect, useRef, useState } from 'react'
import type { FileReply } from '#contract/files.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { EvidenceUpload } from './evidence-upload.tsx'
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
