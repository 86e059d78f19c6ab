import type { Found } from '#contract/palette.ts'
import type { Db } from '#kit/node/db/database.ts'

/** Of so many people who go by the words, the orders and design requests are found too. */
const MAX_CLIENTS = 50

const peopleText = `
  select id as "_id", name, email, role
  from (
    select id, first_name || ' ' || last_name as name, email, role from users where deleted_at is null
  ) as known
  where strpos(email, $1) > 0 or strpos(lower(name), $1) > 0
  order by not (starts_with(lower(name), $1) or starts_with(email, $1)), lower(name), id
  limit $2`

/** People in whose name or email `words` stand, those that begin with them first. */
export function findPeople(db: Db, words: string): Promise<Found['people']> {
  return db.rows({ name: 'palette_people', text: peopleText, values: [words.toLowerCase(), MAX_CLIENTS] })
}

/** A number, the beginning of a reference, or of several people what they sent in; `undefined` where the words are none. */
type Wanted = {
  /** What may be the number of a paper: INV-1001. */
  paper: string
  count: number | undefined
  begun: string | undefined
  clients: readonly string[]
  limit: number
}

function valuesOf({ count, begun, paper, clients, limit }: Wanted) {
  return [begun ?? null, clients, limit, count ?? null, paper]
}

// References are written in 0-9 and a-f: whatever begins with some of them lies before the same with a g.
const ordersText = `
  with found as (
    select id, true as named from orders where number = $4::int and archived_at is null
    union all
    select o.id, true from documents d join orders o on o.id = d.payable_id
      where d.number = upper($5) and o.archived_at is null
    union all
    (select id, true from orders
      where $1::text is not null and right(id::text, 8) between $1 and $1 || 'g' and archived_at is null
      limit $3)
    union all
    (select id, false from orders where user_id = any ($2::uuid[]) and archived_at is null
      order by created_at desc limit $3)
  ), best as (select id, bool_or(named) as named from found group by id)
  select o.id as "_id", 'LN-' || o.number as number, u.first_name || ' ' || u.last_name as client, o.status, o.quote_status as "quoteStatus",
    o.created_at as "createdAt"
  from best join orders o on o.id = best.id join users u on u.id = o.user_id
  order by best.named desc, o.created_at desc, o.id
  limit $3`

/** The order of the number or of the paper, orders whose reference begins so, then the latest of `clients`. */
export function findOrders(db: Db, wanted: Wanted): Promise<Found['orders']> {
  return db.rows({ name: 'palette_orders', text: ordersText, values: valuesOf(wanted) })
}

const designsText = `
  with found as (
    select id, true as named from design_requests where number = $4::int
    union all
    select r.id, true from documents d join design_requests r on r.id = d.payable_id where d.number = upper($5)
    union all
    (select id, true from design_requests
      where $1::text is not null and left(id::text, 8) between $1 and $1 || 'g'
      limit $3)
    union all
    (select id, false from design_requests where user_id = any ($2::uuid[])
      order by created_at desc limit $3)
  ), best as (select id, bool_or(named) as named from found group by id)
  select r.id as "_id", 'D-' || r.number as number, u.first_name || ' ' || u.last_name as client, r.status, r.created_at as "createdAt"
  from best join design_requests r on r.id = best.id join users u on u.id = r.user_id
  order by best.named desc, r.created_at desc, r.id
  limit $3`

/** The design request of the number or of the paper, those whose reference begins so, then the latest of `clients`. */
export function findDesigns(db: Db, wanted: Wanted): Promise<Found['designRequests']> {
  return db.rows({ name: 'palette_designs', text: designsText, values: valuesOf(wanted) })
}
