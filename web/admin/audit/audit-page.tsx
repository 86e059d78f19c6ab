import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import { useList } from '#kit/browser/list/use-list.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { ask } from '#web/api.ts'
import { When } from '#web/shop/when.tsx'
import { AdminHead } from '../admin-head.tsx'
import { AuditFilters } from './audit-filters.tsx'
import type { AuditEntry as Entry } from './changed-thing.ts'
import { EntryLines } from './entry-lines.tsx'
import { Sentence, ValueChanges } from './said-of-thing.tsx'

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
        <ValueChanges entry={entry} />
        {entry.lines > 0 && <EntryLines id={entry._id} count={entry.lines} />}
      </div>
    </li>
  )
}
