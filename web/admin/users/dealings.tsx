import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ask } from '#web/api.ts'
import { DesignStatusBadge } from '#web/designs/design-status-badge.tsx'
import { isUnpriced, unpricedWords } from '#web/orders/order-state.ts'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { paths } from '#web/paths.ts'
import { When } from '#web/shop/when.tsx'
import { RecentList } from '../dashboard/recent-list.tsx'
import { RecentRow } from '../dashboard/recent-row.tsx'
import { EmailStateBadge } from '../emails/email-view.tsx'
import type { ManagedUser } from './user-words.tsx'

/** So many of each kind stand here; the rest is one press away. */
const LATEST = 5

type OfUser = { user: ManagedUser }

/** What the studio has to do with one person: the newest of each kind, and the way to all. */
export function Dealings({ user }: OfUser) {
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
      <Orders user={user} />
      <Designs user={user} />
      <Questions user={user} />
      <Letters user={user} />
      <Notes user={user} />
    </div>
  )
}

type LatestProps<Page> = {
  title: string
  /** The list of all of them. */
  to: string
  empty: string
  found: UseQueryResult<Page>
  children: (page: Page) => ReactNode[]
}

function Latest<Page extends { pagination: { total: number } }>(props: LatestProps<Page>) {
  const { title, to, empty, found, children } = props
  const { data, isLoadingError, refetch } = found
  if (isLoadingError)
    return <TryAgain message={`Failed to fetch ${title.toLowerCase()}`} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={4} />
  const { total } = data.pagination
  const things = title.toLowerCase()
  const more = total > LATEST ? `All ${total.toLocaleString('en-US')} ${things}` : `See their ${things}`
  const link = total > 0 ? more : undefined
  return (
    <RecentList id={`their-${things}`} {...{ title, to, link, empty }}>
      {children(data)}
    </RecentList>
  )
}

function Orders({ user: { _id, email } }: OfUser) {
  const found = useQuery(ask('GET /api/orders', { query: { user: _id, limit: LATEST } }))
  return (
    <Latest title="Orders" to={paths.admin.ordersOf(email)} empty="Nothing ordered yet" found={found}>
      {({ orders }) =>
        orders.map((order) => (
          <Row key={order._id} to={paths.admin.order(order._id)} name={order.number} at={order.createdAt}>
            {isUnpriced(order) ? (
              <span className="text-muted">{unpricedWords(order)}</span>
            ) : (
              <Money dollars={order.totalPrice} />
            )}
            <OrderStatusBadge order={order} reader="admin" />
          </Row>
        ))
      }
    </Latest>
  )
}

function Designs({ user: { _id, email } }: OfUser) {
  const found = useQuery(ask('GET /api/design-requests/admin/all', { query: { user: _id, limit: LATEST } }))
  return (
    <Latest
      title="Designs"
      to={paths.admin.designRequestsOf(email)}
      empty="No design asked for yet"
      found={found}
    >
      {({ requests }) =>
        requests.map(({ _id: request, number, createdAt, status }) => (
          <Row key={request} to={paths.admin.designRequest(request)} name={number} at={createdAt}>
            <DesignStatusBadge status={status} />
          </Row>
        ))
      }
    </Latest>
  )
}

function Questions({ user: { email } }: OfUser) {
  const found = useQuery(ask('GET /api/questions', { query: { email, limit: LATEST } }))
  const to = paths.admin.questionsOf(email)
  return (
    <Latest title="Questions" to={to} empty="Nothing asked yet" found={found}>
      {({ questions }) =>
        questions.map(({ _id, kind, text, productName, createdAt, answeredAt }) => (
          <Row
            key={_id}
            to={to}
            name={kind === 'swatches' ? `Swatches: ${productName}` : text}
            at={createdAt}
          >
            {answeredAt === null ? <Badge tone="warn">Open</Badge> : <Badge tone="good">Answered</Badge>}
          </Row>
        ))
      }
    </Latest>
  )
}

function Letters({ user: { email } }: OfUser) {
  const found = useQuery(ask('GET /api/emails', { query: { to: email, limit: LATEST } }))
  return (
    <Latest title="Letters" to={paths.admin.emailsOf(email)} empty="No letter written yet" found={found}>
      {({ emails }) =>
        emails.map(({ _id, subject, createdAt, state }) => (
          <Row key={_id} to={paths.admin.email(_id)} name={subject} at={createdAt}>
            <EmailStateBadge state={state} />
          </Row>
        ))
      }
    </Latest>
  )
}

/** What was noted on their orders. */
function Notes({ user: { notes, email } }: OfUser) {
  return (
    <RecentList
      id="their-notes"
      title="Notes"
      to={paths.admin.ordersOf(email)}
      link={notes.length > 0 ? 'On their orders' : undefined}
      empty="Nothing noted on their orders"
    >
      {notes.map(({ _id, text, author, createdAt, order }) => (
        <Row key={_id} to={paths.admin.order(order._id)} name={text} at={createdAt} of={author.name}>
          <span className="text-sm text-muted">{order.number}</span>
        </Row>
      ))}
    </RecentList>
  )
}

type RowProps = { to: string; name: string; at: string; of?: string; children: ReactNode }

function Row({ to, name, at, of, children }: RowProps) {
  return (
    <RecentRow to={to} className="grid-cols-[minmax(0,1fr)_auto]">
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        <span className="text-sm text-muted">
          {of !== undefined && `${of}, `}
          <When at={at} />
        </span>
      </span>
      <span className="grid justify-items-end gap-1">{children}</span>
    </RecentRow>
  )
}
