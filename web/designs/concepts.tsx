import { useState } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { PlanViewer } from '#web/plans/plan-viewer.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { CommentedDrawing } from './commented-drawing.tsx'
import type { ShownRequest } from './use-request.ts'
import { EarlierButton } from '#kit/browser/ui/earlier-button.tsx'
import { useComments } from './use-comments.ts'
import { pinsOf } from './comment-place.ts'
import type { PlanOnTable } from '#web/plans/plan-props.ts'
import { When } from '#web/shop/when.tsx'
import { Written } from '#kit/browser/ui/written.tsx'

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
          <ConceptLook key={shown._id} request={request} concept={shown} />
          <ConceptNotes concept={shown} />
        </>
      )}
    </div>
  )
}

type OfRequest = { request: ShownRequest }

const loadBoard = () => import('./concept-board/concept-board.tsx')

/** A concept on paper; one that was furnished on a board also as that, to be walked through and changed. */
function ConceptLook({ request, concept }: OfRequest & { concept: ShownConcept }) {
  const [isBoard, setBoard] = useState(false)
  const { Part, isMissing } = useLazyComponent(loadBoard, isBoard)
  const { _id: conceptId } = concept
  return (
    <div className="grid grid-cols-1 gap-4">
      {concept.hasBoard && (
        <Button
          variant="secondary"
          size="compact"
          icon={isBoard ? 'file' : 'home'}
          onClick={() => setBoard(!isBoard)}
          className="justify-self-start print:hidden"
        >
          {isBoard ? 'Show the paper' : 'Walk through this concept'}
        </Button>
      )}
      {isBoard && isMissing && (
        <TryAgain message="The plan could not be loaded." onRetry={() => window.location.reload()} />
      )}
      {isBoard &&
        !isMissing &&
        (Part ? <Part {...{ request, conceptId }} /> : <Skeleton className="h-[65svh]" />)}
      {!isBoard && <CommentedDrawing {...{ request, conceptId }} plan={planOf(concept)} />}
    </div>
  )
}

/** Two versions beside each other: at first the newest and the one before it. */
function SideBySide({ request }: OfRequest) {
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
        <Written text={`${open.number}. ${open.text}`} className="rounded-control bg-sand p-3 text-sm" />
      )}
      <ConceptNotes concept={concept} />
    </div>
  )
}

type ShownConcept = ShownRequest['designConcepts'][number]

/** A concept as the drawing table takes it; its version is a number of ours, not the program that wrote it. */
function planOf({ name, contentType, size, url, version }: ShownConcept): PlanOnTable {
  return { label: `Concept ${version}`, file: { name, contentType, size, url } }
}

type ConceptVersionsProps = {
  /** Newest first. */
  concepts: readonly ShownConcept[]
  shownId: string | undefined
  onShow: (id: string) => void
}

/** The versions to choose from, newest first. */
function ConceptVersions({ concepts, shownId, onShow }: ConceptVersionsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Concept</legend>
      {concepts.map(({ _id, version }, place) => (
        <button
          key={_id}
          type="button"
          aria-pressed={_id === shownId}
          onClick={() => onShow(_id)}
          className={classes(
            'min-h-11 rounded-control border px-4 text-sm transition pointer-fine:min-h-9',
            _id === shownId
              ? 'border-lagoon bg-lagoon-soft font-medium text-lagoon'
              : 'border-line hover:border-ink',
          )}
        >
          Concept {version}
          {place === 0 && <span className="font-normal">, newest</span>}
        </button>
      ))}
    </fieldset>
  )
}

/** What the designer wrote with a concept. */
function ConceptNotes({ concept }: { concept: ShownConcept }) {
  const { version, createdAt, notes } = concept
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-sm text-muted">
        Concept {version}, <When at={createdAt} />
      </p>
      <Written text={notes} className="max-w-text text-lg" />
    </div>
  )
}
