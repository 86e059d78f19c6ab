import { findMeant } from '#server/products/searched-by.ts'
import type { Found } from '#contract/palette.ts'
import { countIn, designCountSought, orderCountSought } from '#domain/numbers.ts'
import { orderReferenceBegun, requestReferenceBegun } from '#domain/orders/reference.ts'
import type { World } from '#server/world.ts'
import { wordsOf } from '#kit/node/search/words.ts'
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
  const wanted = { paper: search, clients, limit: MAX_OF_A_KIND }
  const orders = await findOrders(db, {
    ...wanted,
    count: orderCountSought(search),
    begun: orderReferenceBegun(search),
  })
  const designRequests = await findDesigns(db, {
    ...wanted,
    count: designCountSought(search),
    begun: requestReferenceBegun(search),
  })
  const isNamed = [...orders, ...designRequests].some(({ number }) => countIn(number) === Number(search))
  const products = await productsByIds(db, ids)
  return {
    orders,
    // Whoever types a number means that paper, and no piece whose texts happen to have such words.
    products: isNamed ? products.filter(hasCode(search)) : products,
    people: people.slice(0, MAX_OF_A_KIND),
    designRequests,
  }
}

/** Whether the code of a product is these very words, however they are written. */
function hasCode(words: string): (product: Found['products'][number]) => boolean {
  const codeOf = (text: string) => wordsOf(text).join('')
  return ({ productCode }) => codeOf(productCode) === codeOf(words)
}
