import { findMeant } from '#server/products/searched-by.ts'
import type { Found } from '#contract/palette.ts'
import { designCountSought, orderCountSought } from '#domain/numbers.ts'
import { orderReferenceBegun, requestReferenceBegun } from '#domain/orders/reference.ts'
import type { World } from '#server/world.ts'
import { productsByIds } from '#server/products/queries.ts'
import { findDesigns, findOrders, findPeople } from './queries.ts'

/** So many of each kind are told. */
const MAX_OF_A_KIND = 5

/** What `search` may mean, a few of each kind; nothing for no words. */
export async function findAnything(world: World, search: string): Promise<Found> {
  const { db } = world
  if (search === '') return { orders: [], products: [], people: [], designRequests: [] }
  const people = await findPeople(db, search)
  const clients = people.map(({ _id }) => _id)
  const { ids } = await findMeant(world, search, MAX_OF_A_KIND)
  return {
    orders: await findOrders(db, {
      paper: search,
      count: orderCountSought(search),
      begun: orderReferenceBegun(search),
      clients,
      limit: MAX_OF_A_KIND,
    }),
    products: await productsByIds(db, ids),
    people: people.slice(0, MAX_OF_A_KIND),
    designRequests: await findDesigns(db, {
      paper: search,
      count: designCountSought(search),
      begun: requestReferenceBegun(search),
      clients,
      limit: MAX_OF_A_KIND,
    }),
  }
}
