import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import { useList } from '#kit/browser/list/use-list.ts'
import { Link } from '#kit/browser/router/router.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { ask } from '#web/api.ts'
import { useShop } from '#web/shop/shop.ts'
import { When } from '#web/shop/when.tsx'
import { AdminHead } from '../admin-head.tsx'
import { actWords } from './act-words.ts'
import { AuditFilters } from './audit-filters.tsx'
import { changedThing, type AuditEntry as Entry } from './changed-thing.ts'
import { changedValues, type ChangedValue } from './changed-values.ts'

/** So few changes are in view at once. */
const SHOWN_AT_ONCE = 3

/** What the shop asks for in a form; an address is typed by people and may hold anything. */
const fitting = (form: RegExp) => (text: string) => (form.test(text) ? text : undefined)
const day = fitting(/^\d{4}-\d\d-\d\d$/)
const anyText = fitting(/./)

const auditList = {
  search: 'Search number, product or person',
  filters: [],
  others: {
    actor: fitting(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    object: anyText,
    action: anyText,
    from: day,
    to: day,
  },
}

export default function AuditPage() {
  const list = useList(auditList)
  const page = usePage({ ...ask('GET /api/audit', { query: list.query }), staleTime: 0 })
  return (
    <>
      <AdminHead title="Audit log" />
      <p className="-mt-4 mb-5 text-muted">
        What the studio changed, newest first. It can be read and added to, nothing else.
      </p>
      <AuditFilters list={list} actors={page.data?.actors ?? []} />
      <ListView
        {...{ list, page }}
        things="changes"
        failed="Failed to fetch the audit log"
        columns={3}
        rowsOf={({ entries }) => entries}
        empty={
          <EmptyState
            icon="clock"
            title="Nothing changed yet"
            hint="Whatever the studio changes is written down here, for good."
          />
        }
      >
        {(entries) => (
          <ol>
            {entries.map((entry) => (
              <AuditEntry key={entry._id} entry={entry} />
            ))}
          </ol>
        )}
      </ListView>
    </>
  )
}

/** One change: what was done to what, by whom and when, and what was before and after. */
function AuditEntry({ entry }: { entry: Entry }) {
  const { settings } = useShop()
  return (
    <li className="grid gap-1.5 border-b border-line py-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-6">
      <div className="flex flex-wrap gap-x-3 text-sm text-muted lg:block">
        <p>
          <When at={entry.createdAt} look="moment" />
        </p>
        <p title={entry.address && `From ${entry.address}`}>{entry.actor.name}</p>
      </div>
      <div className="min-w-0">
        <h2 className="font-sans text-base leading-6 font-medium">
          <Sentence entry={entry} />
        </h2>
        <ValueChanges values={changedValues(entry, settings.timeZone)} />
      </div>
    </li>
  )
}

function Sentence({ entry }: { entry: Entry }) {
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
function ValueChanges({ values }: { values: readonly ChangedValue[] }) {
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
