import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { EmptyList } from '../empty-list.tsx'
import { ListFoot } from '../list-foot.tsx'
import { emailColumns } from './email-columns.tsx'
import { EmailFilters } from './email-filters.tsx'
import { EmailReader } from './email-reader.tsx'
import { useEmailList, type EmailList } from './use-email-list.ts'

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
