import { uploadRules } from '#kit/core/files/file-kind.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { FileDrop } from '#kit/browser/ui/file-drop.tsx'
import type { Evidence } from './use-evidence.ts'

const accept = uploadRules.evidence.extensions.join(',')

/** Takes the picture or PDF that shows a payment and sends it. */
export function EvidenceUpload({ evidence }: { evidence: Evidence }) {
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
