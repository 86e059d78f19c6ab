import { keepPreviousData, useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { ask, call } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table, type Column } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { EmptyList } from '#web/admin/empty-list.tsx'
import { ListFoot } from '#web/admin/list-foot.tsx'
import { useEmailList, type EmailList, emailStateLabels } from './use-email-list.ts'
import { choicesOf } from '#web/admin/choices-of.ts'
import { ListFilters } from '#web/admin/list-filters.tsx'
import { Link } from '#kit/browser/router/router.ts'
import type { Reply } from '#contract/call.ts'
import { When } from '#web/shop/when.tsx'
import { EmailStateBadge } from './email-state-badge.tsx'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { EmailView } from './email-view.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { reloadSoon } from '#web/admin/reload-soon.ts'

const filters = [
  { name: 'state', label: 'State', any: 'Any state', choices: choicesOf(emailStateLabels) },
] as const

export default function EmailsPage() {
  const list = useEmailList()
  return (
    <>
      <PageHead title="Emails" noindex />
      <h1 className="title-page mb-5">Emails</h1>
      <EmailFilters list={list} />
      <Emails list={list} />
    </>
  )
}

function Emails({ list }: { list: EmailList }) {
  const { data, isPending, isLoadingError, isPlaceholderData, refetch } = useQuery({
    ...ask('GET /api/emails', { query: list.query }),
    placeholderData: keepPreviousData,
  })
  if (isPending) return <TableSkeleton rows={10} columns={4} />
  if (isLoadingError) return <TryAgain message="Failed to fetch emails" onRetry={() => void refetch()} />
  const { emails, pagination, canSend } = data
  return (
    <div aria-busy={isPlaceholderData} className={classes('transition', isPlaceholderData && 'opacity-60')}>
      {!canSend && <CannotSend />}
      {emails.length === 0 ? (
        <EmptyList list={list} total={pagination.total} notFound="No emails found matching your criteria.">
          <EmptyState
            icon="mail"
            title="No emails yet"
            hint="Every letter that the shop writes is kept here."
          />
        </EmptyList>
      ) : (
        <>
          <Table caption="Emails" columns={emailColumns(list)} rows={emails} keyOf={({ _id }) => _id} />
          <ListFoot pagination={pagination} hrefOf={(page) => list.hrefWith({ page: String(page) })} />
        </>
      )}
      <EmailReader id={list.values.email} canSend={canSend} onClose={list.close} />
    </div>
  )
}

function CannotSend() {
  return (
    <Notice tone="warn" className="mb-4">
      No mail server is set up, so emails wait here. Start the shop with SMTP_URL and MAIL_FROM and they go
      out in order.
    </Notice>
  )
}

/** Search and filter of the list of mails. */
function EmailFilters({ list }: { list: EmailList }) {
  return (
    <ListFilters
      list={list}
      search="Search recipient or subject"
      filters={filters}
      columns="md:grid-cols-[minmax(0,1fr)_10.5rem]"
    />
  )
}

type ListedEmail = Reply<'GET /api/emails'>['emails'][number]

/** What the list of mails says about each; the subject opens it. */
function emailColumns({ hrefOfEmail }: Pick<EmailList, 'hrefOfEmail'>): Column<ListedEmail>[] {
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

type EmailReaderProps = {
  /** The mail that is open; empty for none. */
  id: string
  canSend: boolean
  onClose: () => void
}

/** One mail as it was written, over the list. */
function EmailReader({ id, canSend, onClose }: EmailReaderProps) {
  const isOpen = id !== ''
  const question = { ...ask('GET /api/emails/:id', { params: { id } }), enabled: isOpen }
  const { data, error, isPending, isLoadingError, refetch } = useQuery(question)
  const email = data?.email
  const footer = canSend && email && (email.state === 'waiting' || email.state === 'failed') && (
    <Retry id={id} />
  )
  return (
    <Dialog open={isOpen} onClose={onClose} title={email?.subject ?? 'Email'} look="wide" footer={footer}>
      {isPending && <TextSkeleton lines={6} />}
      {isLoadingError && (
        <TryAgain message={messageOf(error, 'Failed to fetch the email')} onRetry={() => void refetch()} />
      )}
      {email && <EmailView key={id} email={email} />}
    </Dialog>
  )
}

function Retry({ id }: { id: string }) {
  const { mutate, isPending } = useRetry()
  return (
    <Button icon="refresh" busy={isPending} busyText="Trying..." onClick={() => mutate(id)}>
      Try again now
    </Button>
  )
}

/** Tries a mail again now, and shows a moment later what came of it. */
function useRetry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('POST /api/emails/:id/retry', { params: { id } }),
    onSuccess: () => toast.info('We are trying this email again'),
    onError: (error) => toast.error(messageOf(error, 'Failed to retry the email. Please try again.')),
    onSettled: () => reloadSoon(client, ['GET /api/emails'], ['GET /api/emails/:id']),
  })
}
