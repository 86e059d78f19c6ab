import { useState } from 'react'
import { PlanViewer } from '#web/plans/plan-viewer.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { EarlierButton } from './earlier-button.tsx'
import { useComments } from './use-comments.ts'
import { pinsOf } from './comment-place.ts'
import { ConceptNotes } from './concept-notes.tsx'
import { planOf } from './concept-versions.tsx'
import type { ShownRequest } from './use-request.ts'

type OfRequest = { request: ShownRequest }

/** Two versions beside each other: at first the newest and the one before it. */
export function SideBySide({ request }: OfRequest) {
  const [before, newest] = request.designConcepts.slice(-2)
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <Side request={request} label="Left" firstId={before?._id} />
      <Side request={request} label="Right" firstId={newest?._id} />
    </div>
  )
}

type SideProps = OfRequest & { label: string; firstId: string | undefined }

function Side({ request, label, firstId }: SideProps) {
  const [chosenId, setChosenId] = useState(firstId)
  const [openId, setOpenId] = useState<string>()
  const { shown, left, isLoading, showEarlier } = useComments(request)
  const concept = request.designConcepts.find(({ _id }) => _id === chosenId)
  if (!concept) return null
  const comments = shown.filter(({ conceptId }) => conceptId === concept._id)
  const open = comments.find(({ _id }) => _id === openId)
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Select
        label={`${label} version`}
        value={concept._id}
        onChange={({ target }) => setChosenId(target.value)}
        choices={request.designConcepts.map(({ _id, version }) => ({
          value: _id,
          label: `Concept ${version}`,
        }))}
        className="max-w-48"
      />
      <PlanViewer
        key={concept._id}
        plan={{
          ...planOf(concept),
          pins: pinsOf(comments, undefined),
          activePin: openId,
          onActivePin: setOpenId,
        }}
      />
      <EarlierButton what="comments" left={left} isLoading={isLoading} onPress={showEarlier} />
      {open && (
        <p className="rounded-control bg-sand p-3 text-sm whitespace-pre-line">
          {open.number}. {open.text}
        </p>
      )}
      <ConceptNotes concept={concept} />
    </div>
  )
}
