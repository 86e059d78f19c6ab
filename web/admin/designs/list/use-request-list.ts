import type { Reply } from '#contract/call.ts'
import { designStatuses } from '#domain/designs/design-status.ts'
import { paymentStatuses } from '#domain/payments/payment-status.ts'
import { useUrlState } from '#kit/browser/ui/use-url-state.ts'
import { oneOf, pageOf } from '../../url-values.ts'

const defaults = { search: '', status: '', paymentStatus: '', evidence: '', due: '', page: '1' }

export type ListedRequest = Reply<'GET /api/design-requests/admin/all'>['requests'][number]
export type RequestListValues = typeof defaults
export type RequestList = ReturnType<typeof useRequestList>

/** What the URL says about the list of design requests, and the question to the shop that it comes to. */
export function useRequestList() {
  const list = useUrlState(defaults)
  return { ...list, query: queryOf(list.values) }
}

function queryOf(values: RequestListValues) {
  return {
    page: pageOf(values.page),
    search: values.search.trim() || undefined,
    status: oneOf(designStatuses, values.status),
    paymentStatus: oneOf(paymentStatuses, values.paymentStatus),
    evidence: oneOf(['waiting'], values.evidence),
    due: oneOf(['true'], values.due),
  }
}
