import { dueText } from '#domain/dashboard/due-text.ts'
import { Link } from '#kit/browser/router/router.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { useNow } from '#kit/browser/ui/use-now.ts'
import type { ShownDashboard, ShownRow } from './shown-dashboard.ts'
import type { TodayKind } from '#domain/dashboard/today.ts'
import { paths } from '#web/paths.ts'

/** A list of the back office; what has a page of its own there is named. */
type List = {
  pathname: string
  pathOf?: (id: string, number: string) => string
}

type Words = {
  title: string
  /** The list that holds them. */
  list: List
  filters: Record<string, string>
}

const orders: List = {
  pathname: paths.admin.orders(),
  pathOf: paths.admin.order,
}

const requests: List = {
  pathname: paths.admin.designRequests(),
  pathOf: paths.admin.designRequest,
}

const money: List = {
  pathname: paths.admin.money(),
  pathOf: (id, number) => (number.startsWith('D-') ? requests : orders).pathOf?.(id, number) ?? '',
}

const questions: List = { pathname: paths.admin.questions() }

const emails: List = { pathname: paths.admin.emails() }

const inventory: List = { pathname: paths.admin.inventory() }

const products: List = { pathname: paths.admin.products() }

const settings: List = { pathname: paths.admin.settings() }

/** What each kind of thing that waits is called, and where it waits. */
const todayWords: Record<TodayKind, Words> = {
  quotes: {
    title: 'Quotes to answer',
    list: orders,
    filters: { status: 'pending', quoteStatus: 'requested' },
  },
  'quote-changes': { title: 'Changes to quotes', list: orders, filters: { messages: 'change' } },
  questions: { title: 'Questions to answer', list: questions, filters: { kind: 'question' } },
  swatches: { title: 'Swatches to send', list: questions, filters: { kind: 'swatches' } },
  payments: { title: 'Payments to check', list: orders, filters: { hasEvidence: 'waiting' } },
  'design-payments': { title: 'Design fees to check', list: requests, filters: { evidence: 'waiting' } },
  'bank-lines': { title: 'Bank lines to match', list: money, filters: { view: 'bank' } },
  'refunds-to-send': { title: 'Refunds to send', list: money, filters: { view: 'refunds' } },
  'deposits-late': { title: 'Deposits late', list: money, filters: { view: 'due', state: 'late' } },
  'balances-late': { title: 'Balances late', list: money, filters: { view: 'due', state: 'late' } },
  credits: { title: 'Credits to send back or move', list: money, filters: { view: 'due', state: 'credit' } },
  concepts: { title: 'First concepts due', list: requests, filters: { status: 'in_progress', due: 'true' } },
  revisions: { title: 'Revisions requested', list: requests, filters: { status: 'revision' } },
  'quotes-ending': {
    title: 'Quotes that end soon',
    list: orders,
    filters: { status: 'pending', quoteStatus: 'quoted' },
  },
  'drafts-waiting': {
    title: 'Products waiting for your yes',
    list: products,
    filters: { standing: 'waiting' },
  },
  emails: { title: 'Emails that failed', list: emails, filters: { state: 'failed' } },
  'sold-out': { title: 'Sold out', list: inventory, filters: { stock: 'out' } },
  'low-stock': { title: 'Low stock', list: inventory, filters: { stock: 'low' } },
  settings: { title: 'Settings to fill in', list: settings, filters: {} },
}

type TodayRowProps = { row: ShownRow; missing: ShownDashboard['missingSettings'] }

/** How many of one kind wait, the way to their list, and the most urgent by name. */
export function TodayRow({ row: { kind, count, late, items }, missing }: TodayRowProps) {
  const { title, list, filters } = todayWords[kind]
  // The settings lie on several tabs: the first that lacks something is opened.
  const search = kind === 'settings' ? tabOf(missing[0]?.field) : new URLSearchParams(filters).toString()
  return (
    <li className="border-b border-line py-2">
      <Link
        to={{ pathname: list.pathname, search }}
        className="group flex min-h-12 items-center gap-x-4 rounded-control transition hover:text-lagoon"
      >
        <span className="min-w-9 font-display text-2xl tabular-nums">{count.toLocaleString('en-US')}</span>
        <span className="flex grow flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-lg">{title}</span>
          {late > 0 && (
            <Badge tone="bad" icon="clock">
              {late} late
            </Badge>
          )}
        </span>
        <Icon name="chevron-right" className="size-5 text-muted transition group-hover:translate-x-0.5" />
      </Link>
      {kind === 'settings' ? <Missing missing={missing} /> : <Items kind={kind} items={items} />}
    </li>
  )
}

/** Asks for the tab of the settings that has `field`. */
function tabOf(field = ''): string {
  return new URLSearchParams({ tab: field.split('.')[0] ?? '' }).toString()
}

const listLook = 'ml-13 text-sm'

function Missing({ missing }: Pick<TodayRowProps, 'missing'>) {
  return (
    <ul className={classes(listLook, 'grid gap-1 pb-2 text-muted')}>
      {missing.map(({ field, message }) => (
        <li key={field}>
          <Link
            to={{ pathname: settings.pathname, search: tabOf(field) }}
            className="inline-flex min-h-11 items-center hover:text-lagoon hover:underline pointer-fine:min-h-6"
          >
            {message}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Items({ kind, items }: Pick<ShownRow, 'kind' | 'items'>) {
  const { pathOf } = todayWords[kind].list
  const now = useNow()
  if (!pathOf || items.length === 0) return null
  return (
    <ul className={listLook}>
      {items.map(({ _id, number, client, dueAt }) => (
        <li key={_id}>
          <Link
            to={pathOf(_id, number)}
            className="flex min-h-11 items-center gap-x-3 rounded-control hover:text-lagoon pointer-fine:min-h-8"
          >
            <span className="w-26 shrink-0 font-medium whitespace-nowrap">{number}</span>
            <span className="min-w-0 grow truncate text-muted">{client}</span>
            {dueAt !== null && <Due {...dueText(Date.parse(dueAt), now)} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Due({ text, isLate }: ReturnType<typeof dueText>) {
  return (
    <span className={classes('shrink-0 tabular-nums', isLate ? 'font-medium text-red' : 'text-muted')}>
      {text}
    </span>
  )
}
