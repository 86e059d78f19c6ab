import type { Reply } from '#contract/call.ts'
import { designStatusLabel } from '#domain/designs/design-status.ts'
import { orderStatusLabel } from '#domain/orders/order-status.ts'
import { quoteStatusLabels } from '#domain/orders/quote-status.ts'
import { orderReference, requestReference } from '#domain/orders/reference.ts'
import { paths } from '#web/paths.ts'
import type { EntryGroup } from './entry.ts'

export type ShownFound = Omit<Reply<'GET /api/palette'>, 'success' | 'data'>

/** What the shop found, by kind; kinds of which nothing was found are left out. */
export function foundGroups({ orders, designRequests, people, products }: ShownFound): EntryGroup[] {
  const groups: EntryGroup[] = [
    { title: 'Orders', entries: orders.map(orderEntry) },
    {
      title: 'Design requests',
      entries: designRequests.map(({ _id, client, status }) => ({
        id: _id,
        title: `${requestReference(_id)} · ${client}`,
        detail: designStatusLabel(status),
        to: paths.admin.designRequest(_id),
        icon: 'edit',
      })),
    },
    {
      title: 'People',
      entries: people.map(({ _id, name, email }) => ({
        id: _id,
        title: name,
        detail: email,
        to: paths.admin.editUser(_id),
        icon: 'user',
      })),
    },
    {
      title: 'Products',
      entries: products.map(({ _id, name, productCode }) => ({
        id: _id,
        title: name,
        detail: productCode,
        to: paths.admin.editProduct(_id),
        icon: 'box',
      })),
    },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

function orderEntry({ _id, client, status, quoteStatus }: ShownFound['orders'][number]) {
  const isQuote = status === 'pending' && (quoteStatus === 'requested' || quoteStatus === 'quoted')
  return {
    id: _id,
    title: `${orderReference(_id)} · ${client}`,
    detail: isQuote ? quoteStatusLabels[quoteStatus] : orderStatusLabel(status, 'admin'),
    to: paths.admin.order(_id),
    icon: 'cart' as const,
  }
}
