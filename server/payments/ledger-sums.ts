import type { Db } from '#kit/node/db/database.ts'
import type { World } from '#server/world.ts'

const PAID = `('payment', 'payment-back', 'refund', 'refund-back')`

/** Of the tax of an order, cents: so much as the received part of its total, rounded half up. */
const taxIn = (received: string) =>
  `(o.tax_cents::bigint * least(greatest(${received}, 0), o.total_cents) + o.total_cents / 2) / o.total_cents`
/** The same of what came on one of its days, after all that came before: its parts come to its tax. */
const taxOf = (soFar: string, cents: string) => `${taxIn(soFar)} - ${taxIn(`${soFar} - ${cents}`)}`

/**
 * What the entries with ids above `after`, up to `through`, add to the sums of each day, county and account. `received`
 * is what came of customers, less what went back to them, and of account 2100 the tax in it. What was entered late moves
 * the tax of later days as well.
 */
export const addedText = (after: string, through: string) => `
  with entered as (
    select id, on_day, payable_id, kind in ${PAID} as is_paid
    from ledger_entries where id > ${after} and id <= ${through}
  ), came as (
    select e.payable_id, e.on_day, -sum(l.cents) as cents,
      -coalesce(sum(l.cents) filter (where e.id <= ${after}), 0) as summed
    from ledger_entries e join ledger_postings l on l.entry_id = e.id
    where e.id <= ${through} and e.kind in ${PAID} and l.account in ('1100', '2000')
      and e.payable_id in (select payable_id from entered where is_paid)
    group by e.payable_id, e.on_day
  ), so_far as (
    select *, (sum(cents) over until)::bigint as all_cents, (sum(summed) over until)::bigint as all_summed
    from came window until as (partition by payable_id order by on_day)
  )
  select on_day, coalesce(county, '') as county, account, sum(debit)::bigint as debit, sum(credit)::bigint as credit,
    sum(received)::bigint as received
  from (
    select e.on_day, o.tax_county as county, l.account, greatest(l.cents, 0) as debit, greatest(-l.cents, 0) as credit,
      case when e.is_paid and l.account in ('1100', '2000') then -l.cents else 0 end as received
    from entered e join ledger_postings l on l.entry_id = e.id left join orders o on o.id = e.payable_id
    union all
    select on_day, o.tax_county, '2100', 0, 0, ${taxOf('all_cents', 'cents')} - (${taxOf('all_summed', 'summed')})
    from so_far join orders o on o.id = payable_id where o.total_cents > 0 and o.tax_cents > 0
  ) moved
  group by 1, 2, 3`

const AT_ONCE = 50_000

const sumText = `
  insert into ledger_sums (on_day, county, account, debit, credit, received, through)
  select *, $2 from (${addedText('$1', '$2::bigint')}) added
  on conflict (on_day, county, account) do update set debit = ledger_sums.debit + excluded.debit,
    credit = ledger_sums.credit + excluded.credit, received = ledger_sums.received + excluded.received,
    through = excluded.through`

/** The last entry that is in the sums. */
export async function summedThrough(db: Db): Promise<number> {
  const text = 'select coalesce(max(through), 0) as id from ledger_sums'
  const [last] = await db.rows<{ id: number }>({ name: 'summed_through', text, values: [] })
  return last?.id ?? 0
}

const HOUR_MS = 60 * 60_000
const PATIENCE_MS = 60_000

/** Adds to the sums what was entered an hour ago and before: transactions that wrote a lower id have long ended. */
export async function sumLedger({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const [{ last } = { last: null }] = await db.rows<{ last: number | null }>({
    name: 'last_to_sum',
    text: 'select max(id) as last from ledger_entries where created_at < $1',
    values: [new Date(clock().getTime() - HOUR_MS)],
  })
  const step = () =>
    db.inTransaction(
      async (tx) => {
        await tx.execute('lock table ledger_sums in exclusive mode')
        const after = await summedThrough(tx)
        const through = Math.min(last ?? 0, after + AT_ONCE)
        if (after < through) await tx.rows({ name: 'sum_ledger', text: sumText, values: [after, through] })
        return through
      },
      { patience: PATIENCE_MS },
    )
  while ((await step()) < (last ?? 0));
}
