import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { useSettled } from '#kit/browser/ui/use-settled.ts'
import type { IconName } from '#kit/browser/ui/icon.tsx'
import type { Reply } from '#contract/call.ts'
import { designStatusLabel } from '#domain/designs/design-status.ts'
import { orderStatusLabel } from '#domain/orders/order-status.ts'
import { quoteStatusLabels } from '#domain/orders/quote-status.ts'
import { paths } from '#web/paths.ts'
import { sidebarGroups } from '../sidebar-links.ts'

const PAUSE_MS = 200

export type Search = { groups: EntryGroup[]; state: 'answered' | 'searching' | 'failed' }

/** What `typed` may mean: pages at once, the rest as soon as the shop has answered for exactly these words. */
export function useSearch(typed: string): Search {
  const words = typed.trim()
  const requested = useSettled(words, PAUSE_MS)
  const { data, isError } = useQuery({
    ...ask('GET /api/palette', { query: { search: requested } }),
    enabled: requested !== '',
  })
  const pages = { title: 'Pages', entries: pageEntries(words) }
  const isAnswered = words === requested && data !== undefined
  const found = words !== '' && isAnswered ? foundGroups(data) : []
  const groups = [pages, ...found].filter(({ entries }) => entries.length > 0)
  if (words === '' || isAnswered) return { groups, state: 'answered' }
  return { groups, state: words === requested && isError ? 'failed' : 'searching' }
}

/** One place that the palette leads to. */
export type Entry = {
  /** Unique in the list. */
  id: string
  title: string
  /** What tells it from others of the same name. */
  detail?: string
  to: string
  icon: IconName
}

export type EntryGroup = { title: string; entries: Entry[] }

export type ShownFound = Omit<Reply<'GET /api/palette'>, 'success' | 'data'>

/** What the shop found, by kind; kinds of which nothing was found are left out. */
export function foundGroups({ orders, designRequests, people, products }: ShownFound): EntryGroup[] {
  const groups: EntryGroup[] = [
    { title: 'Orders', entries: orders.map(orderEntry) },
    {
      title: 'Design requests',
      entries: designRequests.map(({ _id, number, client, status }) => ({
        id: _id,
        title: `${number} · ${client}`,
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

function orderEntry({ _id, number, client, status, quoteStatus }: ShownFound['orders'][number]) {
  const isQuote = status === 'pending' && (quoteStatus === 'requested' || quoteStatus === 'quoted')
  return {
    id: _id,
    title: `${number} · ${client}`,
    detail: isQuote ? quoteStatusLabels[quoteStatus] : orderStatusLabel(status, 'admin'),
    to: paths.admin.order(_id),
    icon: 'cart' as const,
  }
}

/** Every page of the back office, in the order of its sidebar, then what is begun there. */
const pages: readonly Entry[] = [
  ...sidebarGroups.flatMap(({ links }) =>
    links.map(({ to, label, icon }) => ({ id: to, title: label, to, icon })),
  ),
  { id: 'new-product', title: 'New product', to: paths.admin.newProduct(), icon: 'plus' },
  { id: 'import-products', title: 'Import products', to: paths.admin.bulkImport(), icon: 'upload' },
  { id: 'new-user', title: 'New user', to: paths.admin.newUser(), icon: 'plus' },
  { id: 'shop', title: 'View shop', to: paths.home(), icon: 'external' },
]

/** The pages in whose name every word of `search` stands; all of them for no words. */
export function pageEntries(search: string): Entry[] {
  const words = search.toLowerCase().split(/\s+/)
  return pages.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
}
