import { eq } from 'drizzle-orm'
import { products } from '#server/db/schema/products.ts'
import { noa } from '#tests/support/people.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const productCode = 'LN-COUNTED'

/** A stocktake that is open, in which a piece is counted; one there is serves again, for only a few may be open. */
export function openStocktake(testing: TestShop) {
  return async () => {
    const studio = testing.as(noa)
    const isThere = await testing.shop.db.$count(products, eq(products.productCode, productCode))
    if (isThere === 0) await seedListed(testing.shop, { productCode })
    const { stocktakes } = await studio.call('GET /api/stocktakes')
    const open = stocktakes.find(({ appliedAt }) => appliedAt === null)
    const start = () => studio.call('POST /api/stocktakes', { body: { name: 'Warehouse' } })
    const params = { id: (open ?? (await start()).stocktake)._id }
    await studio.call('PUT /api/stocktakes/:id', { params, body: countedPiece })
    return params
  }
}

/** What is sent of that piece. */
export const countedPiece = { counts: [{ productCode, counted: 12 }] }
