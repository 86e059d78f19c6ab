import { lineDifference, type DifferentLine } from '#domain/content/line-difference.ts'
import { classes } from '#kit/browser/ui/classes.ts'

const looks: Record<DifferentLine['kind'], string> = {
  same: 'text-muted',
  added: 'bg-leaf-soft text-leaf',
  removed: 'bg-red-soft text-red',
}
const marks: Record<DifferentLine['kind'], string> = { same: '', added: 'Added: ', removed: 'Removed: ' }

/** How many lines that stayed are shown beside what changed. */
const NEAR = 2

type Words = { title: string; description?: string; body?: string }

/** What changed from one text of a page to another, line by line, with a little of what is around it. */
export function Difference({ before, after }: { before: Words; after: Words }) {
  const lines = lineDifference(linesOf(before), linesOf(after))
  const changed = lines.flatMap(({ kind }, at) => (kind === 'same' ? [] : [at]))
  if (changed.length === 0) return <p className="text-muted">The texts are the same.</p>
  const near = new Set(
    changed.flatMap((at) => Array.from({ length: 2 * NEAR + 1 }, (_, by) => at + by - NEAR)),
  )
  const shown = lines.flatMap((line, at) => (near.has(at) ? [{ ...line, at }] : []))
  return (
    <section
      aria-label="Difference"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-control border border-line text-sm"
    >
      {shown.map(({ kind, text, at }, place) => (
        <p
          key={at}
          className={classes(
            'min-h-6 px-3 py-0.5 wrap-anywhere whitespace-pre-wrap',
            looks[kind],
            place > 0 && shown[place - 1]?.at !== at - 1 && 'border-t border-edge',
          )}
        >
          <span className="sr-only">{marks[kind]}</span>
          {text}
        </p>
      ))}
    </section>
  )
}

function linesOf({ title, description = '', body = '' }: Words): string {
  return [title, description, body].filter((text) => text !== '').join('\n')
}
