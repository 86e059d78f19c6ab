import { DEMO_MAIL } from '#domain/users/demo-person.ts'
import { LOW_STOCK } from '#domain/stock/stock-level.ts'
import type { Db } from '#kit/node/db/database.ts'

/** What is counted for the dashboard; money in cents. */
export type Figures = {
  products: number
  users: number
  orders: number
  revenue: number
  placed: number
  soldOut: number
  lowStock: number
  failedEmails: number
  /** Drafts of sellers. */
  waitingDrafts: number
  /** Questions without an answer, and swatches to be sent. */
  openQuestions: number
  openSwatches: number
  /** Nobody has said of them what they are. */
  bankLines: number
  categories: number
  /** Whose mail is no example's. */
  admins: number
  /** Whether a mail server has ever taken a letter. */
  hasSentMail: boolean
  /** What the mail server last said of a letter that it did not take. */
  mailRefusal: string | null
  /** Whether a page about privacy is published. */
  hasPrivacyPage: boolean
  /** Whether the people of the demo's story are here. */
  isDemo: boolean
}

const text = `
  select listed.products, listed."soldOut", listed."lowStock", books.orders, books.revenue, books.placed,
    (select count(*) from users where deleted_at is null) as users,
    (select count(*) from emails where sent_at is null and set_aside_at is null and last_error is not null) as "failedEmails",
    (select count(*) from products where state = 'draft' and owner_id is not null) as "waitingDrafts",
    (select count(*) from bank_lines where state = 'new') as "bankLines",
    (select count(*) from questions where answered_at is null and kind = 'question') as "openQuestions",
    (select count(*) from questions where answered_at is null and kind = 'swatches') as "openSwatches",
    (select count(*) from categories) as categories,
    (select count(*) from users where role = 'admin' and deleted_at is null and email not like '%.example') as admins,
    exists (select from emails where sent_at is not null and attempts > 0) as "hasSentMail",
    (select last_error from emails where sent_at is null and last_error is not null
      order by created_at desc limit 1) as "mailRefusal",
    exists (select from content_pages where slug like '%privacy%' and published is not null) as "hasPrivacyPage",
    exists (select from users where email like $2) as "isDemo"
  from (
    select count(*) as products, count(*) filter (where units <= 0 and "isStocked") as "soldOut",
      count(*) filter (where units between 1 and $1) as "lowStock"
    from (
      select coalesce(sum(i.quantity) filter (where i.availability = 'stocked'), 0) as units,
        coalesce(bool_or(i.availability = 'stocked'), true) as "isStocked"
      from products p left join inventory i on i.product_id = p.id
      where p.state = 'live'
      group by p.id
    ) as stocked
  ) as listed
  cross join (
    select count(*) filter (where sold) as orders, coalesce(sum(total_cents) filter (where sold), 0) as revenue,
      count(*) filter (where archived_at is null) as placed
    from (
      select total_cents, archived_at, payment_status = 'paid' and status <> 'cancelled' as sold from orders
    ) as marked
  ) as books`

/** The figures of the whole shop, in one statement. */
export async function findFigures(db: Db): Promise<Figures> {
  const [figures] = await db.rows<Figures>({
    name: 'dashboard_figures',
    text,
    values: [LOW_STOCK, `%${DEMO_MAIL}`],
  })
  if (!figures) throw new Error('The shop has no figures')
  return figures
}
