import { ADMIN_PAGE_SIZE } from '#contract/orders/admin-operations.ts'
import type { Buyer } from '../open-books.ts'
import { addingToCart, asBuyer, asStudio, at, AT_ONCE, ordering, type Row } from '../rows.ts'

/** An order and whose it is. */
export type Owned = { id: string; buyer: Buyer }

/** What a shopper asks: first what only reads, so that it meets exactly the orders that were filled in. */
export function shopperRows(owned: readonly Owned[]): Row[] {
  return [
    requestedByOwners('own orders', owned, () => '/api/orders/myorders'),
    requestedByOwners('own order', owned, ({ id }) => `/api/orders/${id}`),
    addingToCart,
    { ...ordering, name: 'place an order' },
  ]
}

function requestedByOwners(name: string, owned: readonly Owned[], pathOf: (one: Owned) => string): Row {
  const shotOf = (one: Owned) => ({ name, path: pathOf(one), headers: asBuyer(one.buyer) })
  return { name, atOnce: AT_ONCE, next: () => (count) => shotOf(at(owned, count)) }
}

/** What the studio asks of so many orders, of which one belongs to the customer it searches for. */
export function studioRows(orders: number): Row[] {
  const lastPage = Math.ceil(orders / ADMIN_PAGE_SIZE)
  return [
    requestedByStudio('order list, first page', '/api/orders'),
    requestedByStudio('order list, last page', `/api/orders?page=${lastPage}`),
    requestedByStudio('order list, searched', '/api/orders?search=customer-0@lanai.example'),
    requestedByStudio('dashboard', '/api/dashboard'),
    requestedByStudio('report of 30 days', '/api/sales/report?dateRange=last30days'),
    requestedByStudio('export of 30 days, CSV', '/api/sales/export?dateRange=last30days&format=csv'),
  ]
}

function requestedByStudio(name: string, path: string): Row {
  return { name, atOnce: 1, next: asStudio(() => path) }
}
