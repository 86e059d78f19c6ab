import { When } from '#web/shop/when.tsx'
import type { ShownConcept } from './concept-versions.tsx'

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
