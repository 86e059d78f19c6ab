import { currentSettings } from '#server/settings/current-settings.ts'
import type { VisitForm } from '#contract/visits.ts'
import { storeDay } from '#kit/core/store-day.ts'
import type { Db } from '#kit/node/db/database.ts'
import { countSearch } from '#server/search/count-searches.ts'
import type { World } from '#server/world.ts'

/** Adds a visit, the view of a product and a search to the store's day. A product that nobody can open is not counted. */
export async function countVisit(
  shop: World,
  { device, isFirstPage, product, search }: VisitForm,
): Promise<void> {
  const { timeZone } = (await currentSettings.get(shop)).general
  const day = storeDay(shop.clock(), timeZone)
  if (isFirstPage) await addVisit(shop.db, day, device)
  if (product !== undefined) await addView(shop.db, day, product)
  if (search) await countSearch(shop, day, search.question, search.step)
}

async function addVisit(db: Db, day: string, device: VisitForm['device']): Promise<void> {
  const text = `insert into visits (day, device, count) values ($1, $2, 1)
    on conflict (day, device) do update set count = visits.count + 1`
  await db.rows({ name: 'add_visit', text, values: [day, device] })
}

async function addView(db: Db, day: string, product: string): Promise<void> {
  const text = `insert into product_views (day, product_id, count)
    select $1::date, p.id, 1 from products p where p.id = $2 and p.state = 'live' for key share
    on conflict (day, product_id) do update set count = product_views.count + 1`
  await db.rows({ name: 'add_product_view', text, values: [day, product] })
}
