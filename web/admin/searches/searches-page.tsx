import type { Reply } from '#contract/call.ts'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import { useList } from '#kit/browser/list/use-list.ts'
import { Link } from '#kit/browser/router/router.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { ExportButton } from '../export-button.tsx'
import { Table, type Column } from '#kit/browser/ui/table.tsx'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { AdminHead } from '../admin-head.tsx'

type Question = Reply<'GET /api/search/report'>['questions'][number]

const searchSettings = `${paths.admin.settings()}?tab=search`
const linkLook = 'target-44 text-lagoon hover:underline'

const figure = (head: string, of: (question: Question) => number): Column<Question> => ({
  head,
  numeric: true,
  cell: (question) => <span className="tabular-nums">{of(question).toLocaleString('en-US')}</span>,
})

const columns: Column<Question>[] = [
  {
    head: 'Question',
    cell: ({ question }) => (
      <Link
        to={paths.search(question)}
        aria-label={`Search the shop for ${question}`}
        className={`${linkLook} font-medium wrap-anywhere`}
      >
        {question}
      </Link>
    ),
  },
  figure('Asked', ({ asked }) => asked),
  figure('Found', ({ found }) => found),
  figure('Opened', ({ opened }) => opened),
  figure('Put in cart', ({ carted }) => carted),
  {
    head: 'Actions',
    hideHead: true,
    cell: ({ question, found }) =>
      found === 0 && (
        <Link to={searchSettings} aria-label={`Add a synonym for ${question}`} className={linkLook}>
          Add a synonym
        </Link>
      ),
  },
]

export default function SearchesPage() {
  const list = useList({ search: '', filters: [] })
  const page = usePage({
    ...ask('GET /api/search/report', { query: list.query }),
    staleTime: 0,
  })
  return (
    <>
      <AdminHead title="What People Look For">
        <ExportButton what="searches" fetchFile={() => call('GET /api/search/export')} />
      </AdminHead>
      <p className="-mt-2 mb-5 max-w-text text-muted">
        Searches of the last 90 days without the people who made them, those that found nothing first. Opened
        and Put in cart count the searches that led to a piece. Teach the search other words under{' '}
        <Link to={searchSettings} className="text-link">
          Settings, Search
        </Link>
        .
      </p>
      <ListView
        {...{ list, page }}
        things="searches"
        columns={5}
        rowsOf={({ questions }) => questions}
        empty={
          <EmptyState
            icon="search"
            title="Nobody has searched yet"
            hint="Each search of a shopper is counted here, without the person."
          />
        }
      >
        {(questions) => (
          <Table
            caption="What people look for"
            columns={columns}
            rows={questions}
            keyOf={({ question }) => question}
          />
        )}
      </ListView>
    </>
  )
}
