import type { LedgerListQuery, LedgerQuery } from '#contract/ledger.ts'
import { type Account, accountNames } from '#domain/payments/accounts.ts'
import { type EntryKind, entryWords } from '#domain/payments/entry-words.ts'
import { type County, countyNames } from '#domain/places/hawaii.ts'
import type { CsvCell } from '#kit/core/csv.ts'
import { paginationOf } from '#kit/core/operation/paging.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { FileAnswer } from '#kit/node/http/serve.ts'
import { csvFile } from '#server/csv-file.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { type Days, requestedDays, type OutsideNames, outsideNames } from './ledger-report.ts'
import { shownLines } from './read-payable.ts'

type EntryRow = {
  id: number
  key: string
  kind: EntryKind
  on: string
  number: string
  county: County | null
  lines: { account: Account; cents: number }[]
}

// Ids first: the lines of what is skipped are not looked at.
const entriesText = (which: string) => `
  select e.id, e.key, e.kind, e.on_day::text as "on", o.tax_county as county,
    coalesce('LN-' || o.number, 'D-' || d.number) as number,
    (select json_agg(json_build_object('account', l.account, 'cents', l.cents) order by l.line)
      from ledger_postings l where l.entry_id = e.id) as lines
  from (select * from ledger_entries where on_day between $1 and $2 ${which}) e
    join payables p on p.id = e.payable_id
    left join orders o on o.id = p.order_id left join design_requests d on d.id = p.design_id`

const latestText = `${entriesText('order by on_day desc, id desc limit $3 offset $4')}
  order by e.on_day desc, e.id desc`

/** The paper of what was entered and what was written down of it: money is named by its id in the key. */
const nextText = `
  select e.*, d.number as paper, coalesce(
    case when e.kind = 'payment-back' then m.reason else m.reference end,
    case when e.kind in ('refund-sent', 'refund-failed') then r.reference else r.reason end) as memo
  from (${entriesText('and (on_day, id) > ($3::date, $4::bigint) order by on_day, id limit $5')}) e
    cross join lateral (select case when e.kind ~ '^(payment|refund)' then split_part(e.key, ':', 2)::uuid end as id) money
    left join documents d on d.source_id = money.id and d.cancels is null
    left join payments m on m.id = money.id
    left join refunds r on r.id = money.id
  order by e."on", e.id`

/** One page of what was entered on some days. */
export async function listEntries(db: Db, query: LedgerListQuery, today: string) {
  const { from, to } = requestedDays(query, today)
  const { page, limit } = query
  const rows = await db.rows<EntryRow>({
    name: 'latest_entries',
    text: latestText,
    values: [from, to, limit, (page - 1) * limit],
  })
  const [counted] = await db.rows<{ total: number }>({
    name: 'count_entries',
    text: 'select count(*)::int as total from ledger_entries where on_day between $1 and $2',
    values: [from, to],
  })
  return {
    entries: rows.map(({ id, kind, on, number, lines }) => ({
      _id: String(id),
      what: entryWords[kind],
      on,
      number,
      lines: shownLines(lines),
    })),
    pagination: paginationOf(query, counted?.total ?? 0),
  }
}

/** What the accountant reads beside an entry. */
type NotedRow = EntryRow & { paper: string | null; memo: string | null }

const CHUNK = 1_000
const head = [
  'Date',
  'Entry',
  'What',
  'Number',
  'Account',
  'Name',
  'External account',
  'Debit (USD)',
  'Credit (USD)',
  'County',
  'Paper',
  'Memo',
]

/** Every line of some days, each a row, as `books-2026-11-01-2026-11-30.csv`; read and sent a chunk at a time. */
export async function exportEntries(world: World, query: LedgerQuery, today: string): Promise<FileAnswer> {
  const days = requestedDays(query, today)
  const outside = outsideNames((await currentSettings.get(world)).payment.books)
  return csvFile(`books-${days.from}-${days.to}.csv`, head, linesOfDays(world.db, days, outside))
}

async function* linesOfDays(db: Db, { from, to }: Days, outside: OutsideNames): AsyncGenerator<CsvCell[][]> {
  let last: Pick<EntryRow, 'on' | 'id'> | undefined = { on: from, id: 0 }
  while (last) {
    const values = [from, to, last.on, last.id, CHUNK]
    const rows: NotedRow[] = await db.rows<NotedRow>({ name: 'next_entries', text: nextText, values })
    yield rows.flatMap((row) => linesOf(row, outside))
    last = rows.at(CHUNK - 1)
  }
}

function linesOf(row: NotedRow, outside: OutsideNames): CsvCell[][] {
  const { key, kind, on, number, county, paper, memo, lines } = row
  return lines.map(({ account, cents }) => {
    return [
      on,
      key,
      entryWords[kind],
      number,
      account,
      accountNames[account],
      outside.get(account) ?? '',
      cents > 0 ? cents / 100 : null,
      cents < 0 ? -cents / 100 : null,
      county ? countyNames[county] : '',
      paper ?? '',
      memo ?? '',
    ]
  })
}
