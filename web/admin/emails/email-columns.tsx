import { Link } from '#kit/browser/router/router.ts'
import type { Reply } from '#contract/call.ts'
import { When } from '#web/shop/when.tsx'
import type { Column } from '#kit/browser/ui/table.tsx'
import { EmailStateBadge } from './email-state-badge.tsx'
import type { EmailList } from './use-email-list.ts'

type ListedEmail = Reply<'GET /api/emails'>['emails'][number]

/** What the list of mails says about each; the subject opens it. */
export function emailColumns({ hrefOfEmail }: Pick<EmailList, 'hrefOfEmail'>): Column<ListedEmail>[] {
  return [
    {
      head: 'Subject',
      cell: ({ _id, subject }) => (
        <Link
          to={hrefOfEmail(_id)}
          preventScrollReset
          className="target-44 font-medium text-lagoon hover:underline"
        >
          {subject}
        </Link>
      ),
    },
    { head: 'To', cell: ({ to }) => <span className="break-all">{to}</span> },
    { head: 'State', cell: (email) => <State email={email} /> },
    { head: 'Written', numeric: true, cell: ({ createdAt }) => <When at={createdAt} look="moment" /> },
  ]
}

function State({ email: { state, attempts, lastError } }: { email: ListedEmail }) {
  return (
    <span className="inline-grid justify-items-end gap-1 md:justify-items-start">
      <EmailStateBadge state={state} />
      {state === 'failed' && (
        <span className="max-w-64 truncate text-muted" title={lastError}>
          {attempts} {attempts === 1 ? 'try' : 'tries'}: {lastError}
        </span>
      )}
    </span>
  )
}
