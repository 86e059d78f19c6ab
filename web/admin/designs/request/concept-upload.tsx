import { designStatusLabel, isCalledOff } from '#domain/designs/design-status.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { FileDrop } from '#kit/browser/ui/file-drop.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import type { ConceptUpload as Upload } from './use-concept-upload.ts'

const accept = uploadRules.concept.extensions.join(',')
const MAX_NOTES = 5000

type ConceptUploadProps = { request: ShownRequest; upload: Upload }

/** Takes the next concept, an image or a PDF with notes to it. */
export function ConceptUpload({ request: { _id, status, designConcepts }, upload }: ConceptUploadProps) {
  const title = `Upload concept ${designConcepts.length + 1}`
  return (
    <section aria-labelledby="upload" className="mt-6 grid gap-4 border-t border-line pt-5 print:hidden">
      <h3 id="upload" className="title-piece scroll-mt-6">
        {title}
      </h3>
      {!isCalledOff(status) && (
        <p>
          <Link to={paths.admin.designBoard(_id)} className="text-link target-44">
            Furnish the plan on the board
          </Link>{' '}
          <span className="text-muted">or bring a drawing made elsewhere:</span>
        </p>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <FileDrop
          label="The drawing"
          hint="JPEG, PNG or PDF, under 5 MB."
          accept={accept}
          file={upload.file}
          error={upload.fault}
          upload={upload.state}
          onPick={upload.pick}
          onCancel={upload.cancel}
          onRetry={upload.submit}
        />
        <TextArea
          label="Notes"
          optional
          value={upload.notes}
          maxLength={MAX_NOTES}
          disabled={upload.isSending}
          hint="What the client should know about this concept. They read it beside the drawing."
          onChange={({ target }) => upload.setNotes(target.value)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon="upload" busy={upload.isSending} busyText="Uploading..." onClick={upload.submit}>
          Upload concept
        </Button>
        <p className="text-sm text-muted">{consequence(status)}</p>
      </div>
    </section>
  )
}

function consequence(status: ShownRequest['status']): string {
  if (status === 'in_progress' || status === 'revision')
    return 'We write to the client, and the request moves to Review.'
  return `We write to the client. The status stays ${designStatusLabel(status)}.`
}
