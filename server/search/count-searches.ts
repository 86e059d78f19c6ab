import type { SearchStep } from '#domain/search/search-step.ts'
import { countedQuestion } from '#domain/search/counted-question.ts'
import { every } from '#kit/node/jobs/every.ts'
import { findMeant } from '#server/products/searched-by.ts'
import type { World } from '#server/world.ts'

/** Different questions between two writes, and in a day: what is more than a shop is asked goes uncounted. */
const [MOST_AT_ONCE, MOST_A_DAY] = [500, 1_000]
const WRITTEN_EVERY_MS = 60_000

/** What it found is known where it was asked. */
type Count = { day: string; question: string; found?: number } & Record<SearchStep, number>

const unwritten = {}
const unwrittenOf = ({ cache }: World): Map<string, Count> => cache.stateOf(unwritten, () => new Map())

/** Counts what came of a question, in memory; one that may lead to a person is not. */
export async function countSearch(shop: World, day: string, text: string, step: SearchStep): Promise<void> {
  const question = countedQuestion(text)
  if (question === undefined) return
  const [counts, key] = [unwrittenOf(shop), `${day} ${question}`]
  // Looked for once between two writes: anybody can tell of a question, as often as of a visit.
  if (!counts.has(key) && counts.size >= MOST_AT_ONCE) return
  const isFound = step !== 'asked' || counts.get(key)?.found !== undefined
  const found = isFound ? {} : { found: (await findMeant(shop, question, 0)).total }
  add(counts, { day, question, ...found, asked: 0, opened: 0, carted: 0, [step]: 1 })
}

function add(counts: Map<string, Count>, more: Count): void {
  const key = `${more.day} ${more.question}`
  const before = counts.get(key)
  if (!before) return void (counts.size < MOST_AT_ONCE && counts.set(key, more))
  for (const step of ['asked', 'opened', 'carted'] as const) before[step] += more[step]
  Object.assign(before, more.found === undefined ? {} : { found: more.found })
}

// In one order, so that two processes never wait for each other. What was opened or put into the cart without having
// been asked that day found one piece at least.
const writeText = `
  insert into search_counts (day, question, asked, found, opened, carted)
  select day, question, asked, found, opened, carted
  from (
    select *, row_number() over (partition by day, is_new order by question) as place
    from (
      select counted.day, counted.question, coalesce(counted.found, before.found, 1) as found, counted.asked,
        counted.opened, counted.carted, before.question is null as is_new
      from json_to_recordset($1::json)
        as counted (day date, question text, asked int, found int, opened int, carted int)
      left join search_counts as before on before.day = counted.day and before.question = counted.question
    ) as marked
  ) as placed
  where not is_new or place <= $2 - (select count(*) from search_counts c where c.day = placed.day)
  order by day, question
  on conflict (day, question) do update set
    asked = search_counts.asked + excluded.asked, opened = search_counts.opened + excluded.opened,
    carted = search_counts.carted + excluded.carted, found = excluded.found`

/** Writes what was counted since the last time; what cannot be written is counted on. */
export async function writeSearches(shop: World): Promise<void> {
  const counts = unwrittenOf(shop)
  if (counts.size === 0) return
  const rows = [...counts.values()]
  counts.clear()
  try {
    const values = [JSON.stringify(rows), MOST_A_DAY]
    await shop.db.rows({ name: 'write_searches', text: writeText, values })
  } catch (error) {
    for (const row of rows) add(counts, row)
    throw error
  }
}

/** Writes every minute, and once more when stopped. */
export function startSearchCounts(shop: World): { stop(): Promise<void> } {
  const failure = 'What people searched for could not be written'
  const run = () => writeSearches(shop)
  const writing = every(shop.log, {
    name: 'search-counts',
    everyMs: WRITTEN_EVERY_MS,
    atOnce: false,
    run,
    failure,
  })
  return {
    async stop() {
      await writing.stop()
      await run().catch((err: unknown) => shop.log.error({ err }, failure))
    },
  }
}
