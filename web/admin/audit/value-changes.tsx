import { Icon } from '#kit/browser/ui/icon.tsx'
import type { ChangedValue } from './changed-values.ts'

/** So few changes are in view at once. */
const SHOWN_AT_ONCE = 3

/** What was before and after, field by field. */
export function ValueChanges({ values }: { values: readonly ChangedValue[] }) {
  if (values.length === 0) return null
  return (
    <details open={values.length <= SHOWN_AT_ONCE} className="group text-sm">
      <summary className="target-44 inline-flex list-none items-center gap-1 py-1 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-4 transition group-open:rotate-90" />
        {values.length} {values.length === 1 ? 'value' : 'values'}
      </summary>
      <dl className="mt-1 grid gap-y-2 border-l-2 border-line pl-4">
        {values.map((value) => (
          <Change key={value.field} value={value} />
        ))}
      </dl>
    </details>
  )
}

function Change({ value: { field, before, after } }: { value: ChangedValue }) {
  return (
    <div className="grid gap-x-4 md:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-muted">{field}</dt>
      <dd className="min-w-0">
        {before !== '' && (
          <del className="break-words whitespace-pre-wrap text-muted decoration-edge">
            <span className="sr-only">Before: </span>
            {before}
          </del>
        )}
        {before !== '' && after !== '' && (
          <Icon name="arrow-right" className="mx-2 inline size-3.5 text-muted" />
        )}
        {after !== '' && (
          <ins className="break-words whitespace-pre-wrap no-underline">
            <span className="sr-only">After: </span>
            {after}
          </ins>
        )}
        {before !== '' && after === '' && <span className="text-muted"> (removed)</span>}
      </dd>
    </div>
  )
}
