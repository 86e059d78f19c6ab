import { Problem } from '#contract/problems.ts'
import type { LedgerQuery, LedgerReport } from '#contract/ledger.ts'
import type { Settings } from '#contract/settings.ts'
import { type Account, accountNames } from '#domain/payments/accounts.ts'
import { ages, ageStarts } from '#domain/payments/late-due.ts'
import { outsideAccountOn } from '#domain/payments/outside-accounts.ts'
import { type County, countyNames } from '#domain/places/hawaii.ts'
import type { Db } from '#kit/node/db/database.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { addedText, summedThrough } from './ledger-sums.ts'

export type Days = { from: string; to: string }

/**
 * The days that are asked for, of the store's calendar.
 *
 * @throws Problem `validation_failed` (they end before they begin)
 */
export function requestedDays({ from, to }: LedgerQuery, today: string): Days {
  const last = to ?? today
  const days = { from: from ?? `${last.slice(0, 'yyyy-mm'.length)}-01`, to: last }
  if (days.from > days.to) throw new Problem('validation_failed', { fields: { to: 'Use a later day' } })
  return days
}

/** The years of a big shop take longer than a page may. */
const PATIENCE_MS = 60_000

/** The books of some days: accounts, what is owed today, and taxes by county. */
export async function ledgerReport(world: World, query: LedgerQuery, today: string): Promise<LedgerReport> {
  const { general, payment } = await currentSettings.get(world)
  const days = requestedDays(query, today)
  return world.db.inTransaction(
    async (tx) => {
      // The sums and what is not in them yet are of one moment.
      if (world.engine === 'postgres') await tx.execute('set transaction isolation level repeatable read')
      const after = await summedThrough(tx)
      return {
        ...days,
        closedThrough: payment.books.closedThrough,
        accounts: await accountsOf(tx, days, after, outsideNames(payment.books)),
        owed: await owedByAge(tx, today, general.timeZone),
        taxes: await taxesOf(tx, days, after),
      }
    },
    { patience: PATIENCE_MS },
  )
}

/** "1010 Checking" for each of our accounts that the accountant calls otherwise. */
export function outsideNames({ outsideAccounts }: Settings['payment']['books']) {
  const named = outsideAccounts.map(outsideAccountOn).filter((line) => line !== undefined)
  return new Map(named.map(({ account, number, name }) => [account, `${number} ${name}`.trim()]))
}
export type OutsideNames = ReturnType<typeof outsideNames>

/** The sums, and what was entered since. */
const SUMS = `(select on_day, county, account, debit, credit, received from ledger_sums
  union all (${addedText('$3', '(select max(id) from ledger_entries)')})) sums`

const accountsText = `
  select account, coalesce(sum(debit - credit) filter (where on_day < $1), 0)::bigint as opening,
    coalesce(sum(debit) filter (where on_day >= $1), 0)::bigint as debit,
    coalesce(sum(credit) filter (where on_day >= $1), 0)::bigint as credit
  from ${SUMS} where on_day <= $2 and debit + credit > 0
  group by account order by account`

type AccountRow = { account: Account; opening: number; debit: number; credit: number }

async function accountsOf(db: Db, { from, to }: Days, after: number, outside: OutsideNames) {
  const values = [from, to, after]
  const rows = await db.rows<AccountRow>({ name: 'ledger_accounts', text: accountsText, values })
  return rows.map((row) => ({
    ...row,
    name: accountNames[row.account],
    outside: outside.get(row.account) ?? '',
    closing: row.opening + row.debit - row.credit,
  }))
}

/** What has no day waits for its delivery, or is owed since that or a charge, else since it was agreed. */
const owedText = `
  select width_bucket(greatest($1::date - since, -1), $2::int[]) as age,
    sum(open_cents)::bigint as amount, count(*)::int as payables
  from payables p cross join lateral (select case
    when next_due_on is not null then next_due_on
    when not is_earned and not is_cancelled
      and (dues @> '[{"rule": "before_delivery"}]' or dues @> '[{"rule": "on_delivery"}]') then $1::date + 1
    when is_earned or charges_cents > 0 then (
      select max(on_day) from ledger_entries where payable_id = p.id and kind in ('earned', 'charged'))
    else (agreed_at at time zone $3)::date end as since) as due
  where open_cents > 0 group by 1`

async function owedByAge(db: Db, today: string, timeZone: string): Promise<LedgerReport['owed']> {
  const rows = await db.rows<{ age: number; amount: number; payables: number }>({
    name: 'owed_by_age',
    text: owedText,
    values: [today, ageStarts, timeZone],
  })
  return ages.map((days, step) => {
    const { amount = 0, payables = 0 } = rows.find(({ age }) => age === step) ?? {}
    return { days, amount, payables }
  })
}

/** As Part V of Form G-45 lists them. */
const districts: readonly County[] = ['honolulu', 'maui', 'hawaii', 'kauai']

/** By what was earned, and by what came. */
const taxesText = `
  select county, coalesce(sum(credit - debit) filter (where account between '4000' and '4199'), 0)::bigint as income,
    coalesce(sum(credit - debit) filter (where account = '2100'), 0)::bigint as tax,
    coalesce(sum(received) filter (where account <> '2100'), 0)::bigint as received,
    coalesce(sum(received) filter (where account = '2100'), 0)::bigint as "taxReceived"
  from ${SUMS} where on_day between $1 and $2
    and (account between '4000' and '4199' or account = '2100' or received <> 0)
  group by county order by array_position($4::text[], county)`

type TaxRow = Record<'income' | 'tax' | 'received' | 'taxReceived', number> & { county: County | '' }

async function taxesOf(db: Db, { from, to }: Days, after: number): Promise<LedgerReport['taxes']> {
  const values = [from, to, after, districts]
  const rows = await db.rows<TaxRow>({ name: 'ledger_taxes', text: taxesText, values })
  return rows.map(({ county, ...figures }) => ({
    county: county ? countyNames[county] : 'Without a county',
    ...figures,
  }))
}
