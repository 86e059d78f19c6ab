import { useQuery } from '@tanstack/react-query'
import type { EditableLetter } from '#contract/emails.ts'
import { Link } from '#kit/browser/router/router.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table, type Column } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ask } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { AdminHead } from '../admin-head.tsx'
import { BackLink } from '../form/draft-view.tsx'
import { letterTitle } from './letter-title.ts'

/** The letters whose words the owner may write. */
export default function LettersPage() {
  return (
    <>
      <BackLink to={paths.admin.emails()} list="Emails" />
      <AdminHead title="Words of letters" />
      <p className="mb-6 max-w-text text-muted">
        Order confirmation, shipping confirmation and welcome have their words under{' '}
        <Link to={paths.admin.settings()} className="text-link">
          Store Settings
        </Link>
        .
      </p>
      <Letters />
    </>
  )
}

function Letters() {
  const { data, isPending, isLoadingError, refetch } = useQuery(ask('GET /api/emails/letters'))
  if (isPending) return <TableSkeleton rows={10} columns={3} />
  if (isLoadingError) return <TryAgain message="Failed to fetch letters" onRetry={() => void refetch()} />
  return <Table caption="Words of letters" columns={columns} rows={data.letters} keyOf={({ name }) => name} />
}

const columns: Column<EditableLetter>[] = [
  {
    head: 'Letter',
    cell: ({ name }) => (
      <Link to={paths.admin.letter(name)} className="target-44 font-medium text-lagoon hover:underline">
        {letterTitle(name)}
      </Link>
    ),
  },
  { head: 'Subject', cell: ({ own, original }) => (own ?? original).subject },
  { head: 'To', cell: ({ isToStudio }) => (isToStudio ? 'Studio' : 'Customer') },
  {
    head: 'Words',
    cell: ({ own }) =>
      own ? <Badge tone="good">Yours</Badge> : <span className="text-muted">Original</span>,
  },
]
