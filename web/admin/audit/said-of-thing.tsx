import type { ReactNode } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { useShop } from '#web/shop/shop.ts'
import { actWords } from './act-words.ts'
import { changedThing, type AuditLine } from './changed-thing.ts'
import { changedValues, type ChangedValue } from './changed-values.ts'

/** So few changes are in view at once. */
const SHOWN_AT_ONCE = 3

/** What was done, with the way to the thing. */
export function Sentence({ entry }: { entry: AuditLine }) {
  const { name, to } = changedThing(entry)
  const [before = '', after] = actWords(entry.action).split('{}')
  if (after === undefined) return before
  return (
    <>
      {before}
      {to === undefined ? (
        name
      ) : (
        <Link to={to} className="target-44 text-lagoon hover:underline">
          {name}
        </Link>
      )}
      {after}
    </>
  )
}

/** What was before and after, field by field. */
export function ValueChanges({ entry }: { entry: AuditLine }) {
  const { settings } = useShop()
  const values = changedValues(entry, settings.timeZone)
  if (values.length === 0) return null
  return (
    <details open={values.length <= SHOWN_AT_ONCE} className="group text-sm">
      <Fold>{values.length === 1 ? '1 value' : `${values.length} values`}</Fold>
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
          <del className="whitespace-pre-wrap text-muted decoration-edge">
            <span className="sr-only">Before: </span>
            {before}
          </del>
        )}
        {before !== '' && after !== '' && (
          <Icon name="arrow-right" className="mx-2 inline size-3.5 text-muted" />
        )}
        {after !== '' && (
          <ins className="whitespace-pre-wrap no-underline">
            <span className="sr-only">After: </span>
            {after}
          </ins>
        )}
        {before !== '' && after === '' && <span className="text-muted"> (removed)</span>}
      </dd>
    </div>
  )
}

/** What opens and closes what is told below an entry. */
export function Fold({ children }: { children: ReactNode }) {
  return (
    <summary className="target-44 inline-flex list-none items-center gap-1 py-1 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
      <Icon name="chevron-right" className="size-4 transition group-open:rotate-90" />
      {children}
    </summary>
  )
}
