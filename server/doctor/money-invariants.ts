import { isSold } from '#server/sales/sold-orders.ts'
import { addedText } from '#server/payments/ledger-sums.ts'
import type { Invariant } from './invariants.ts'

/** How the payment of a payable reads: `paymentStatusOf` for those who ask the tables. */
const statusText = `coalesce(p.marked, case when p.paid_at is null then 'pending'
  when (p.is_cancelled or p.design_id is not null) and p.refunded_cents > 0
    and p.refunded_cents >= p.received_cents then 'refunded' else 'paid' end)`

/** What must be true of payments, and of the books. */
export const moneyInvariants: readonly Invariant[] = [
  {
    id: 'I11',
    says: 'Every entry of the ledger has two lines at least, which come to zero',
    text: `
      select format('entry %s (%s): %s lines, %s cents', e.id, e.key, count(l.entry_id), sum(l.cents)) as what
      from ledger_entries e left join ledger_postings l on l.entry_id = e.id
      group by e.id having count(l.entry_id) < 2 or sum(l.cents) <> 0`,
  },
  {
    id: 'I12',
    says: 'Whatever was agreed has its payable, at what it comes to',
    text: `
      select format('order %s: total %s, to pay %s', o.id, o.total_cents, p.total_cents) as what
      from orders o left join payables p on p.order_id = o.id
      where (o.kind = 'purchase' or o.quote_status = 'accepted') and p.total_cents is distinct from o.total_cents
      union all
      select format('design request %s: fee %s, to pay %s', d.id, d.fee_cents, p.total_cents)
      from design_requests d left join payables p on p.design_id = d.id
      where p.total_cents is distinct from d.fee_cents`,
  },
  {
    id: 'I12',
    says: 'What was received and refunded is the sum of payments and refunds',
    text: `
      select format('payable %s: received %s, by its payments %s; refunded %s, by its refunds %s', p.id,
        p.received_cents, came.cents, p.refunded_cents, went.cents) as what
      from payables p
      left join (select payable_id, sum(cents) as cents from payments where state = 'counted' group by 1) as came
        on came.payable_id = p.id
      left join (select payable_id, sum(cents) as cents from refunds where state in ('approved', 'sent') group by 1)
        as went on went.payable_id = p.id
      where p.received_cents <> coalesce(came.cents, 0) or p.refunded_cents <> coalesce(went.cents, 0)`,
  },
  {
    id: 'I12',
    says: 'A payable stands in the books where its sums say',
    text: `
      select format('payable %s: in the books %s, by its sums %s', p.id, coalesce(b.cents, 0), position.cents) as what
      from payables p
      cross join lateral (
        select case when p.is_earned then p.total_cents - p.reduced_cents else 0 end + p.charges_cents + p.kept_cents
          - p.written_off_cents - p.received_cents + p.refunded_cents as cents
      ) as position
      left join (
        select e.payable_id, sum(l.cents) as cents from ledger_entries e join ledger_postings l on l.entry_id = e.id
        where l.account in ('1100', '2000') group by 1
      ) as b on b.payable_id = p.id
      where coalesce(b.cents, 0) <> position.cents`,
  },
  {
    id: 'I13',
    says: 'An order or a design request reads as paid as its payable is',
    text: `
      select format('payable %s: %s at %s, reads %s at %s', p.id, ${statusText}, p.paid_at,
        coalesce(o.payment_status, d.payment_status), coalesce(o.paid_at, d.paid_at)) as what
      from payables p left join orders o on o.id = p.order_id left join design_requests d on d.id = p.design_id
      where ${statusText} <> coalesce(o.payment_status, d.payment_status)
        or p.paid_at is distinct from coalesce(o.paid_at, d.paid_at)`,
  },
  {
    id: 'I14',
    says: 'The dues of a payable come to what it comes to',
    text: `
      select format('payable %s: %s, its dues %s', id, total_cents + charges_cents - reduced_cents, dues) as what
      from payables
      where cents_of_dues(dues) is distinct from total_cents + charges_cents - reduced_cents`,
  },
  {
    id: 'I15',
    says: 'Nobody owes for what the shop holds their money for',
    text: `
      select format('payable %s: owed and held at once', e.payable_id) as what
      from ledger_entries e join ledger_postings l on l.entry_id = e.id
      where l.account in ('1100', '2000')
      group by e.payable_id
      having coalesce(sum(l.cents) filter (where l.account = '1100'), 0) not in (0, sum(l.cents))
        or coalesce(sum(l.cents) filter (where l.account = '1100'), 0) < 0`,
  },
  {
    id: 'I16',
    says: 'The numbers of papers run from 1 on, each series by itself, without a gap',
    text: `
      select format('series %s: %s papers, the last %s, the next %s', s.series, count(d.seq), coalesce(max(d.seq), 0),
        s.next) as what
      from number_series s left join documents d on d.series = s.series
      group by s.series, s.next
      having count(d.seq) <> s.next - 1 or coalesce(max(d.seq), 0) <> s.next - 1`,
  },
  {
    id: 'I16',
    says: 'What a payable was reduced by is the sum of its credit notes, and no receipt says what did not come',
    text: `
      select format('payable %s: reduced by %s, by its credit notes %s', p.id, p.reduced_cents, coalesce(c.cents, 0)) as what
      from payables p left join (
        select payable_id, sum(cents) as cents from documents where kind = 'credit_note' group by 1
      ) as c on c.payable_id = p.id
      where p.reduced_cents <> coalesce(c.cents, 0)
      union all
      select format('payment %s: %s of %s cents, its receipts say %s', m.id, m.state, m.cents, said.cents)
      from (select source_id, sum(cents) as cents from documents where kind = 'receipt' group by 1) as said
      join payments m on m.id = said.source_id
      where said.cents <> case m.state when 'counted' then m.cents else 0 end`,
  },
  {
    id: 'I17',
    says: 'A line of the bank is matched just when money hangs on it, and never to more than it is',
    text: `
      select format('bank line %s: %s, %s cents, %s came and %s went by it', l.id, l.state, l.cents, came.cents, went.cents + returned.cents)
        as what
      from bank_lines l
      cross join lateral (select coalesce(sum(cents - bank_fee_cents), 0) as cents from payments
        where bank_line_id = l.id and state = 'counted') as came
      cross join lateral (select coalesce(sum(cents), 0) as cents from refunds
        where bank_line_id = l.id and state = 'sent') as went
      cross join lateral (select coalesce(sum(cents), 0) as cents from payments
        where bank_line_id = l.id and state = 'bounced' and l.cents < 0) as returned
      where (l.state = 'matched') <> (came.cents + went.cents + returned.cents > 0)
        or came.cents > greatest(l.cents, 0) or went.cents + returned.cents > greatest(-l.cents, 0)`,
  },
  {
    id: 'I18',
    says: 'No more goes back than ever came, and what is approved and not sent waits in the books',
    text: `
      select format('payable %s: %s goes back, %s came', r.payable_id, r.cents, coalesce(came.cents, 0)) as what
      from (select payable_id, sum(cents) as cents from refunds where state in ('approved', 'sent') group by 1) as r
      left join (select payable_id, sum(cents) as cents from payments where state <> 'reversed' group by 1) as came
        on came.payable_id = r.payable_id
      where r.cents > coalesce(came.cents, 0)
      union all
      select format('refunds to send: %s, in the books %s', waiting.cents, -booked.cents)
      from (select coalesce(sum(cents), 0) as cents from refunds where state = 'approved') as waiting
      cross join (select coalesce(sum(cents), 0) as cents from ledger_postings where account = '2200') as booked
      where waiting.cents <> -booked.cents`,
  },
  {
    id: 'I19',
    says: 'All accounts together come to zero',
    text: `
      select format('the accounts come to %s cents', sum(cents)) as what from ledger_postings having sum(cents) <> 0`,
  },
  {
    id: 'I20',
    says: 'What is delivered or completed is earned, what is shipped may be, and nothing else is',
    text: `
      select format('payable %s: earned %s', p.id, p.is_earned) as what
      from payables p left join orders o on o.id = p.order_id left join design_requests d on d.id = p.design_id
      where p.is_earned <> (coalesce(o.status, d.status) in ('delivered', 'completed'))
          and o.status is distinct from 'shipped'
        or p.is_cancelled <> (coalesce(o.status, d.status) in ('cancelled', 'rejected'))
        or p.is_earned <> (coalesce((
          select sum(case kind when 'earned' then 1 else -1 end) from ledger_entries e
          where e.payable_id = p.id and kind in ('earned', 'unearned')), 0) = 1
          or p.total_cents = 0 and p.is_earned)`,
  },
  {
    id: 'I24',
    says: 'The lines of an order say when it was placed and sold, as the order does',
    text: `
      select format('line %s of order %s', i.id, o.id) as what
      from order_items i join orders o on o.id = i.order_id
      where i.placed_at is distinct from o.created_at
        or i.sold_at is distinct from case when ${isSold} then o.paid_at end`,
  },
  {
    id: 'I25',
    says: 'An order in the archive has no money to come or to go back',
    text: `
      select format('order %s is in the archive: %s open, %s to be sent', o.id, p.open_cents,
        (select count(*) from refunds r where r.payable_id = o.id and r.state = 'approved')) as what
      from orders o join payables p on p.id = o.id
      where o.archived_at is not null and (p.open_cents <> 0
        or exists (select from refunds r where r.payable_id = o.id and r.state = 'approved'))`,
  },
  {
    id: 'I23',
    says: 'The sums of the books are those of their entries',
    text: `
      select format('sums of %s, account %s, county %L: %s, by the entries %s', on_day, account, county,
        (s.debit, s.credit, s.received), (e.debit, e.credit, e.received)) as what
      from ledger_sums s full join (${addedText('0', '(select max(through) from ledger_sums)')}) e
        using (on_day, county, account)
      where (s.debit, s.credit, s.received) is distinct from (e.debit, e.credit, e.received)`,
  },
]
