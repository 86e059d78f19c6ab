/**
 * The papers that the payable $1 lacks after what was done at $2, each in the order of issue.
 *
 * A receipt is for money that came at $2: what came before papers had numbers has none, and moved credit had its own
 * where it came. An invoice stands until its payable is set back to unpaid, which a returned check does not do, is
 * cancelled and nothing more goes back, or is settled at another amount.
 */
export const duePapersText = `
  with payable as (
    select p.*, total_cents + charges_cents as gross,
      paid_at is not null and open_cents <= 0 and not is_cancelled
        and (received_cents > 0 or total_cents + charges_cents = reduced_cents) as is_settled,
      paid_at is null and not exists (
        select from payments where payable_id = p.id and state = 'bounced') as is_set_back,
      is_cancelled and refunded_cents > 0 and open_cents >= 0 as has_gone_back
    from payables p where p.id = $1
  ), standing as (
    select d.* from documents d
    where d.payable_id = $1 and cancels is null and not exists (select from documents c where c.cancels = d.number)
  ), came as (
    select m.*, json_build_object('method', method, 'receivedOn', received_on, 'reference', reference) as payment
    from payments m where payable_id = $1 and source <> 'moved'
  ), lessened as (
    select id, reduced_cents, state, reason_code, reason from refunds where payable_id = $1 and reduced_cents > 0
  ), due as (
    select 1 as step, 'invoice' as kind, null::uuid as "sourceId", -s.cents as cents, s.number as cancels,
      null::json as payment, null as "reasonCode", null as reason
    from standing s cross join payable p
    where s.kind = 'invoice' and (p.is_set_back or p.has_gone_back or p.is_settled and s.cents <> p.gross)
    union all
    select 2, 'receipt', s.source_id, -s.cents, s.number, c.payment, null, c.reason
    from standing s join came c on c.id = s.source_id where c.state <> 'counted'
    union all
    select 3, 'credit_note', s.source_id, -s.cents, s.number, null, null, null
    from standing s join lessened r on r.id = s.source_id where r.state = 'withdrawn'
    union all
    select 4, 'credit_note', r.id, r.reduced_cents, null, null, r.reason_code, r.reason
    from lessened r where r.state <> 'withdrawn' and not exists (select from standing where source_id = r.id)
    union all
    select 5, 'credit_note', null, rest.cents, null, null, null, null
    from (
      select p.reduced_cents - coalesce((select sum(reduced_cents) from lessened where state <> 'withdrawn'), 0)
        - coalesce((select sum(cents) from standing where kind = 'credit_note' and source_id is null), 0) as cents
      from payable p
    ) as rest where rest.cents > 0
    union all
    select 6, 'receipt', c.id, c.cents, null, c.payment, null, null
    from came c
    where c.state = 'counted' and c.created_at = $2 and not exists (select from standing where source_id = c.id)
    union all
    select 7, 'invoice', null, p.gross, null, null, null, null
    from payable p
    where p.is_settled and not exists (select from standing where kind = 'invoice' and cents = p.gross)
  )
  select kind, "sourceId", due.cents, cancels, payment, "reasonCode", reason,
    json_build_object('total', total_cents, 'charges', charges_cents, 'reduced', reduced_cents,
      'received', received_cents, 'refunded', refunded_cents, 'open', open_cents) as sums
  from due cross join payable order by step, due.cents, "sourceId"`

/**
 * Gives each of the papers $1 the next number of its series, and writes them: of payable $2, on the day $3, at $4. The
 * series are locked in one order, so that no two who issue wait for each other for ever.
 */
export const issueText = `
  with paper as (
    select *, row_number() over (partition by series order by place)::int as nth from json_to_recordset($1::json) as p
      (place int, series text, kind text, "sourceId" uuid, cents int, cancels text, snapshot jsonb)
  ), wanted as (
    select series, count(*)::int as papers from paper group by series
  ), taken as (
    insert into number_series (series, next) select series, papers + 1 from wanted order by series
    on conflict (series) do update set next = number_series.next + excluded.next - 1
    returning series, next
  )
  insert into documents (series, seq, kind, payable_id, source_id, issued_on, cents, cancels, snapshot, created_at)
  select series, taken.next - wanted.papers + nth - 1, kind, $2::uuid, "sourceId", $3::date, cents, cancels, snapshot,
    $4::timestamptz
  from paper join wanted using (series) join taken using (series)
  order by place returning number, kind, issued_on as "issuedOn", cents as amount, cancels`
