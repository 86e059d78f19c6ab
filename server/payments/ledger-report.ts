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

export type Days = { from: string; to: string }

/**
 * The days that are asked for, of the store's calendar.
 *
 * @throws Problem `validation_failed` (they end before they begin)
 */
export function daysAsked({ from, to }: LedgerQuery, today: string): Days {
  const last = to ?? today
  const days = { from: from ?? `${last.slice(0, 'yyyy-mm'.length)}-01`, to: last }
  if (days.from > days.to) throw new Problem('validation_failed', { fields: { to: 'Use a later day' } })
  return days
}

/** The years of a big shop take longer than a page may. */
const PATIENCE_MS = 60_000

/** The books of some days: accounts, what is owed today, and taxes by county. */
export async function ledgerReport(world: World, query: LedgerQuery, today: string): Promise<LedgerReport> {
  const { payment } = await currentSettings.get(world)
  const days = daysAsked(query, today)
  return world.db.inTransaction(
    async (tx) => ({
      ...days,
      closedThrough: payment.books.closedThrough,
      accounts: await accountsOf(tx, days, outsideNames(payment.books)),
      owed: await owedByAge(tx, today),
      taxes: await taxesOf(tx, days),
    }),
    { patience: PATIENCE_MS },
  )
}

/** "1010 Checking" for each of our accounts that the accountant calls otherwise. */
export function outsideNames({ outsideAccounts }: Settings['payment']['books']) {
  const named = outsideAccounts.map(outsideAccountOn).filter((line) => line !== undefined)
  return new Map(named.map(({ account, number, name }) => [account, `${number} ${name}`.trim()]))
}
export type OutsideNames = ReturnType<typeof outsideNames>

const accountsText = `
  select account, coalesce(sum(cents) filter (where on_day < $1), 0)::bigint as opening,
    coalesce(sum(cents) filter (where on_day >= $1 and cents > 0), 0)::bigint as debit,
    coalesce(-sum(cents) filter (where on_day >= $1 and cents < 0), 0)::bigint as credit
  from ledger_postings where on_day <= $2
  group by account order by account`

type AccountRow = { account: Account; opening: number; debit: number; credit: number }

async function accountsOf(db: Db, { from, to }: Days, outside: OutsideNames) {
  const rows = await db.rows<AccountRow>({ name: 'ledger_accounts', text: accountsText, values: [from, to] })
  return rows.map((row) => ({
    ...row,
    name: accountNames[row.account],
    outside: outside.get(row.account) ?? '',
    closing: row.opening + row.debit - row.credit,
  }))
}

const owedText = `
  select width_bucket(greatest($1::date - coalesce(next_due_on, $1::date), -1), $2::int[]) as age,
    sum(open_cents)::bigint as amount, count(*)::int as payables
  from payables where open_cents > 0 group by 1`

async function owedByAge(db: Db, today: string): Promise<LedgerReport['owed']> {
  const rows = await db.rows<{ age: number; amount: number; payables: number }>({
    name: 'owed_by_age',
    text: owedText,
    values: [today, ageStarts],
  })
  return ages.map((days, step) => {
    const { amount = 0, payables = 0 } = rows.find(({ age }) => age === step) ?? {}
    return { days, amount, payables }
  })
}

/** As Part V of Form G-45 lists them. */
const districts: readonly County[] = ['honolulu', 'maui', 'hawaii', 'kauai']

const PAID = `('payment', 'payment-back', 'refund', 'refund-back')`
/** Of the tax of an order, cents: so much as the received part of its total, rounded half up. */
const taxIn = (received: string) =>
  `(o.tax_cents::bigint * least(greatest(${received}, 0), o.total_cents) + o.total_cents / 2) / nullif(o.total_cents, 0)`

/**
 * By what was earned, and by what came: so much of the tax of an order came as of its total, rounded over all that came
 * until then, so that its parts come to its tax. Days before are read for those alone that money moved for.
 */
const taxesText = `
  with moved as (
    select e.payable_id, -sum(l.cents) filter (where l.account between '4000' and '4199') as income,
      -sum(l.cents) filter (where l.account = '2100') as tax,
      -sum(l.cents) filter (where e.kind in ${PAID} and l.account in ('1100', '2000')) as came
    from ledger_entries e join ledger_postings l on l.entry_id = e.id and l.on_day = e.on_day
    where e.on_day between $1 and $2 and l.on_day between $1 and $2
    group by e.payable_id
  ), earlier as (
    select e.payable_id, -sum(l.cents) as before
    from ledger_entries e join ledger_postings l on l.entry_id = e.id
    where e.on_day < $1 and e.kind in ${PAID} and l.account in ('1100', '2000') and e.payable_id in (
      select payable_id from ledger_entries where on_day between $1 and $2 and kind in ${PAID})
    group by e.payable_id
  ), both_ways as (
    select payable_id, coalesce(income, 0) as income, coalesce(tax, 0) as tax, coalesce(came, 0) as came,
      coalesce(before, 0) as before
    from moved left join earlier using (payable_id) where coalesce(income, tax, nullif(came, 0)) is not null
  )
  select o.tax_county as county, sum(income)::bigint as income, sum(tax)::bigint as tax, sum(came)::bigint as received,
    coalesce(sum(${taxIn('before + came')} - ${taxIn('before')}), 0)::bigint as "taxReceived"
  from both_ways left join orders o on o.id = payable_id
  group by o.tax_county order by array_position($3::text[], o.tax_county)`

type TaxRow = Record<'income' | 'tax' | 'received' | 'taxReceived', number> & { county: County | null }

async function taxesOf(db: Db, { from, to }: Days): Promise<LedgerReport['taxes']> {
  const values = [from, to, districts]
  const rows = await db.rows<TaxRow>({ name: 'ledger_taxes', text: taxesText, values })
  return rows.map(({ county, ...figures }) => ({
    county: county ? countyNames[county] : 'Without a county',
    ...figures,
  }))
}
