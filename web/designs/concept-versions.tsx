import type { PlanOnTable } from '#web/plans/plan-props.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { When } from '#web/shop/when.tsx'
import type { ShownRequest } from './use-request.ts'

export type ShownConcept = ShownRequest['designConcepts'][number]

/** A concept as the drawing table takes it; its version is a number of ours, not the program that wrote it. */
export function planOf({ name, contentType, size, url, version }: ShownConcept): PlanOnTable {
  return { label: `Concept ${version}`, file: { name, contentType, size, url } }
}

type ConceptVersionsProps = {
  /** Newest first. */
  concepts: readonly ShownConcept[]
  shownId: string | undefined
  onShow: (id: string) => void
}

/** The versions to choose from, newest first. */
export function ConceptVersions({ concepts, shownId, onShow }: ConceptVersionsProps) {
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
export function ConceptNotes({ concept }: { concept: ShownConcept }) {
  const { version, createdAt, notes } = concept
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-sm text-muted">
        Concept {version}, <When at={createdAt} />
      </p>
      {notes !== '' && <p className="max-w-text text-lg whitespace-pre-line wrap-anywhere">{notes}</p>}
    </div>
  )
}
