import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ask } from '#contract/call.ts'
import { type evidenceFilters, messageFilters } from '#contract/orders/order-list.ts'
import { orderStatuses, orderStatusLabel } from '#domain/orders/order-status.ts'
import { pipelineStages, stageLabels } from '#domain/orders/pipeline.ts'
import type { QuoteStatus } from '#domain/orders/quote-status.ts'
import { choicesOf, ListFilters } from '#kit/browser/list/list-filters.tsx'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import { SelectPage } from '#kit/browser/list/selecting.tsx'
import { type List, oneOf, useList } from '#kit/browser/list/use-list.ts'
import { useSelection } from '#kit/browser/list/use-selection.ts'
import { ViewLinks } from '#kit/browser/list/view-links.tsx'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { ExportButton } from '../export-button.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { paymentFilter } from '#web/payments/payment-filter.ts'
import { AdminHead } from '../admin-head.tsx'
import type { ShownOrderSummary } from '#web/orders/order-state.ts'
import { MoveSeveral, OutcomeDialog, type Outcome } from './move-several.tsx'
import { orderColumns } from './order-columns.tsx'

const quoteLabels: Record<QuoteStatus, string> = {
  requested: 'Quotes to answer',
  quoted: 'Quotes sent',
  accepted: 'Quotes accepted',
  declined: 'Quotes declined',
  expired: 'Quotes expired',
}

const evidenceLabels: Record<(typeof evidenceFilters)[number], string> = {
  waiting: 'To be checked',
  true: 'With evidence',
  false: 'Without evidence',
}

const orderList = {
  search: 'Search number, name or email',
  filters: [
    {
      name: 'status',
      label: 'Status',
      any: 'Any status',
      choices: orderStatuses.map((value) => ({ value, label: orderStatusLabel(value, 'admin') })),
    },
    paymentFilter,
    { name: 'quoteStatus', label: 'Quotes', any: 'Any quote', choices: choicesOf(quoteLabels) },
    {
      name: 'hasEvidence',
      label: 'Payment evidence',
      any: 'Any evidence',
      choices: choicesOf(evidenceLabels),
    },
  ],
  others: {
    messages: (text: string) => oneOf(messageFilters, text),
    stage: (text: string) => oneOf(pipelineStages, text),
  },
  sorts: {
    '-date': 'Newest first',
    date: 'Oldest first',
    '-total': 'Highest total',
    total: 'Lowest total',
    status: 'By status',
    paymentStatus: 'By payment',
  },
} as const

const toAnswer = { status: 'pending', quoteStatus: 'requested' } as const
const changeRequested = { messages: 'change' } as const
const unread = { messages: 'unread' } as const
const toCheck = { hasEvidence: 'waiting' } as const

export default function OrdersPage() {
  const list = useList(orderList)
  const { stage } = list.query
  const [outcome, setOutcome] = useState<Outcome>()
  const page = usePage(ask('GET /api/orders', { query: list.query }))
  return (
    <>
      <AdminHead title="Orders">
        <div className="flex flex-wrap gap-2">
          <ExportButton fetchFile={() => call('GET /api/orders.csv', { query: list.narrowed })} />
          <ButtonLink to={paths.admin.newOrder()} icon="plus">
            Add order
          </ButtonLink>
        </div>
      </AdminHead>
      <ViewLinks
        list={list}
        pathname={paths.admin.orders()}
        by={[...orderList.filters.map(({ name }) => name), 'messages', 'stage']}
        views={[
          { label: 'All', filters: {} },
          { label: 'Quotes to answer', filters: toAnswer, count: useCount(toAnswer) },
          { label: 'Changes to answer', filters: changeRequested, count: useCount(changeRequested) },
          { label: 'Unread messages', filters: unread, count: useCount(unread) },
          { label: 'Payments to check', filters: toCheck, count: useCount(toCheck) },
          ...(stage ? [{ label: `Pipeline: ${stageLabels[stage]}`, filters: { stage } }] : []),
        ]}
      />
      <ListFilters
        list={list}
        columns="md:grid-cols-4 md:max-xl:*:first:col-span-full xl:grid-cols-[minmax(14rem,1fr)_repeat(4,10rem)]"
      />
      <ListView
        {...{ list, page }}
        things="orders"
        columns={6}
        rowsOf={({ orders }) => orders}
        empty={
          <EmptyState
            icon="cart"
            title="No orders yet"
            hint="Orders and quote requests appear here as soon as they come in."
          />
        }
      >
        {(rows) => (
          <OrderTable
            key={list.hrefWith({ page: '1' })}
            orders={rows}
            sort={list.sort}
            onRefused={setOutcome}
          />
        )}
      </ListView>
      {outcome && <OutcomeDialog {...outcome} onClose={() => setOutcome(undefined)} />}
    </>
  )
}

type OrderTableProps = {
  orders: readonly ShownOrderSummary[]
  sort: List['sort']
  onRefused: (outcome: Outcome) => void
}

function OrderTable({ orders, sort, onRefused }: OrderTableProps) {
  const selection = useSelection(orders.map(({ _id }) => _id))
  return (
    <>
      <SelectPage count={orders.length} selection={selection} />
      <Table
        caption="Orders"
        columns={orderColumns(selection)}
        rows={orders}
        keyOf={({ _id }) => _id}
        sort={sort}
        isMarked={({ _id }) => selection.has(_id)}
      />
      <MoveSeveral {...{ orders, selection, onRefused }} />
    </>
  )
}

/** How many wait in a view of the studio's. */
function useCount(filters: Partial<Ask<'GET /api/orders'>['query']>): number | undefined {
  return useQuery(ask('GET /api/orders', { query: { ...filters, limit: 1 } })).data?.pagination.total
}
