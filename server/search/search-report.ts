import type { SearchedQuestion, SearchReportQuery } from '#contract/search.ts'
import { SEARCHES_KEPT_DAYS } from '#domain/search/search-step.ts'
import { csvText } from '#kit/core/csv.ts'
import { paginationOf } from '#kit/core/operation/paging.ts'
import { storeDay } from '#kit/core/store-day.ts'
import type { Db } from '#kit/node/db/database.ts'
import { privateFileHeaders } from '#kit/node/http/security-headers.ts'
import type { FileAnswer } from '#kit/node/http/serve.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { writeSearches } from './count-searches.ts'

/** Lines of the file: the rest was asked once or twice. */
const MOST_IN_A_FILE = 10_000

/** What people looked for in the last 90 days: what found nothing first, then what was asked most. */
export async function readSearches(shop: World, paging: SearchReportQuery) {
  const { db, today } = await written(shop)
  const [{ total } = { total: 0 }] = await db.rows<{ total: number }>({
    name: 'count_searches',
    text: `select count(distinct question)::int as total from search_counts where ${RECENT}`,
    values: [today],
  })
  const questions = await questionsOf(db, today, paging.limit, (paging.page - 1) * paging.limit)
  return { questions, pagination: paginationOf(paging, total) }
}

/** The same as CSV: `what-people-look-for-2026-11-20.csv`. */
export async function exportSearches(shop: World): Promise<FileAnswer> {
  const { db, today } = await written(shop)
  const questions = await questionsOf(db, today, MOST_IN_A_FILE, 0)
  const lines = questions.map(({ question, ...counts }) => [question, ...Object.values(counts)])
  const bytes = Buffer.from(csvText([['Question', 'Asked', 'Found', 'Opened', 'Put in cart'], ...lines]))
  const name = `what-people-look-for-${today}.csv`
  return { stream: bytes, headers: privateFileHeaders(name, 'text/csv; charset=utf-8', bytes.length) }
}

/** Where all is that this process counted, and the store's day. */
async function written(shop: World): Promise<{ db: Db; today: string }> {
  await writeSearches(shop)
  const { timeZone } = (await currentSettings.get(shop)).general
  return { db: shop.reads, today: storeDay(shop.clock(), timeZone) }
}

/** Of the latest day on which it was asked. */
const FOUND = '(array_agg(found order by asked > 0 desc, day desc))[1]'
const RECENT = `day > $1::date - ${SEARCHES_KEPT_DAYS}`

function questionsOf(db: Db, today: string, limit: number, offset: number): Promise<SearchedQuestion[]> {
  const text = `
    select question, sum(asked)::int as asked, ${FOUND} as found,
      sum(opened)::int as opened, sum(carted)::int as carted
    from search_counts where ${RECENT} group by question
    order by ${FOUND} > 0, sum(asked) desc, question collate "C"
    limit $2 offset $3`
  return db.rows({ name: 'search_report', text, values: [today, limit, offset] })
}
