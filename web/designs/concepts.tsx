import { useState } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { CommentedDrawing } from './commented-drawing.tsx'
import { ConceptNotes } from './concept-notes.tsx'
import { ConceptVersions, planOf } from './concept-versions.tsx'
import { SideBySide } from './side-by-side.tsx'
import type { ShownRequest } from './use-request.ts'

/** The concepts of a request, newest first: one on the drawing table with its comments, or two versions side by side. */
export function Concepts({ request }: { request: ShownRequest }) {
  const concepts = request.designConcepts.toReversed()
  const [chosenId, setChosenId] = useState<string>()
  const [isComparing, setComparing] = useState(false)
  const shown = concepts.find(({ _id }) => _id === chosenId) ?? concepts[0]
  if (!shown) return <p className="text-muted">There is no concept yet.</p>
  return (
    <div className="grid grid-cols-1 gap-5">
      {concepts.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <ConceptVersions
            concepts={concepts}
            shownId={isComparing ? undefined : shown._id}
            onShow={(id) => {
              setChosenId(id)
              setComparing(false)
            }}
          />
          <Button
            variant="secondary"
            size="compact"
            aria-pressed={isComparing}
            onClick={() => setComparing(!isComparing)}
            className={classes('max-lg:hidden', isComparing && 'border-lagoon bg-lagoon-soft')}
          >
            Side by side
          </Button>
        </div>
      )}
      {isComparing ? (
        <SideBySide request={request} />
      ) : (
        <>
          <CommentedDrawing key={shown._id} request={request} conceptId={shown._id} plan={planOf(shown)} />
          <ConceptNotes concept={shown} />
        </>
      )}
    </div>
  )
}
