import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useChosenFile } from '#kit/browser/api/use-chosen-file.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { FileDrop } from '#kit/browser/ui/file-drop.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { call } from '#web/api.ts'
import { showRequest, type ShownRequest } from '#web/designs/use-request.ts'
import { lookAtPlan } from '#web/plans/look-at-plan.ts'
import { readOn } from './request-state.ts'

const FAILED = 'The floor plan could not be replaced. Please try again.'
const accept = uploadRules.floorPlan.extensions.join(',')

/** Sends another floor plan in place of the one that was sent. */
export function ReplacePlan({ request: { _id: id } }: { request: ShownRequest }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-4 print:hidden">
      {isOpen ? (
        <PlanDrop id={id} onDone={() => setOpen(false)} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          Not the right file? You can replace it until we begin.
          <Button variant="secondary" size="compact" icon="upload" onClick={() => setOpen(true)}>
            Replace floor plan
          </Button>
        </p>
      )}
    </div>
  )
}

type PlanDropProps = { id: string; onDone: () => void }

function PlanDrop({ id, onDone }: PlanDropProps) {
  const client = useQueryClient()
  const { file, fault, state, isSending, pick, submit, cancel } = useChosenFile({
    look: async (picked) => (picked ? lookAtPlan(picked) : uploadRules.floorPlan.missing),
    send: (floorPlan, options, onProgress) =>
      call(
        'PUT /api/design-requests/:id/floor-plan',
        { params: { id }, body: { floorPlan }, ...options },
        onProgress,
      ),
    failure: FAILED,
    onSent(reply) {
      showRequest(client, reply)
      toast.success('Floor plan replaced')
      onDone()
      readOn()
    },
  })
  return (
    <div className="grid max-w-text gap-4">
      <FileDrop
        label="Your new floor plan"
        hint="PDF, PNG, JPG, DWG or DXF, up to 10 MB."
        accept={accept}
        file={file}
        error={fault}
        upload={state}
        onPick={pick}
        onCancel={cancel}
        onRetry={submit}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={isSending} busyText="Uploading..." onClick={submit}>
          Replace floor plan
        </Button>
        <Button variant="quiet" disabled={isSending} onClick={onDone}>
          Keep the one I sent
        </Button>
      </div>
      <p className="text-sm text-muted">A scale set on the old plan goes with it. Comments stay.</p>
    </div>
  )
}
