import { MailAddress } from '#kit/browser/ui/mail-address.tsx'
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/call.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { choicesOf, ListFilters } from '#kit/browser/list/list-filters.tsx'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import { useList, useUrlState } from '#kit/browser/list/use-list.ts'
import { Link } from '#kit/browser/router/router.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { Table, type Column } from '#kit/browser/ui/table.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { When } from '#web/shop/when.tsx'
import { AdminHead } from '../admin-head.tsx'
import { reloadSoon } from '../reload-soon.ts'
import { SetAside, SetAsideOld } from './set-aside.tsx'
import { EmailStateBadge, emailStateLabels, EmailView } from './email-view.tsx'

const emailList = {
  search: 'Search recipient or subject',
  filters: [{ name: 'state', label: 'State', any: 'Any state', choices: choicesOf(emailStateLabels) }],
} as const

export default function EmailsPage() {
  const list = useList(emailList)
  const page = usePage(ask('GET /api/emails', { query: list.query }))
  // Opening one leaves the list on its page.
  const opened = useUrlState({ email: '', page: '1' })
  const hrefOf = (email: string) => opened.hrefWith({ ...opened.values, email })
  return (
    <>
      <AdminHead title="Emails">
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.admin.letters()} variant="secondary">
            Words of letters
          </ButtonLink>
          <SetAsideOld />
        </div>
      </AdminHead>
      <ListFilters list={list} columns="md:grid-cols-[minmax(0,1fr)_10.5rem]" />
      {page.data?.canSend === false && <CannotSend />}
      <ListView
        {...{ list, page }}
        things="emails"
        columns={4}
        rowsOf={({ emails }) => emails}
        empty={
          <EmptyState
            icon="mail"
            title="No emails yet"
            hint="Every letter that the shop writes is kept here."
          />
        }
      >
        {(rows) => (
          <Table caption="Emails" columns={emailColumns(hrefOf)} rows={rows} keyOf={({ _id }) => _id} />
        )}
      </ListView>
      <EmailReader
        id={opened.values.email}
        canSend={page.data?.canSend ?? false}
        onClose={() => opened.change({ ...opened.values, email: '' })}
      />
    </>
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

type ListedEmail = Reply<'GET /api/emails'>['emails'][number]

/** What the list of mails says about each; the subject opens it. */
function emailColumns(hrefOf: (id: string) => string): Column<ListedEmail>[] {
  return [
    {
      head: 'Subject',
      cell: ({ _id, subject }) => (
        <Link
          to={hrefOf(_id)}
          preventScrollReset
          className="target-44 font-medium text-lagoon hover:underline"
        >
          {subject}
        </Link>
      ),
    },
    { head: 'To', cell: ({ to }) => <MailAddress address={to} /> },
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
  const isWaiting = email?.state === 'waiting' || email?.state === 'failed'
  const footer = email && (isWaiting || email.state === 'set_aside') && (
    <>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
      {isWaiting && <SetAside id={id} />}
      {(canSend || !isWaiting) && <Retry id={id} label={isWaiting ? 'Try again now' : 'Send after all'} />}
    </>
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

function Retry({ id, label }: { id: string; label: string }) {
  const { mutate, isPending } = useRetry()
  return (
    <Button icon="refresh" busy={isPending} busyText="Trying..." onClick={() => mutate(id)}>
      {label}
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
    onSettled: () => reloadSoon(client, 'GET /api/emails', 'GET /api/emails/:id'),
  })
}
