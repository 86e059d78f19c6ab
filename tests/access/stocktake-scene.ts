import { noa } from '#tests/support/people.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const productCode = 'LN-COUNTED'

/** Opens a stocktake, unless one is open, in which a piece is counted. */
export function openStocktake(testing: TestShop) {
  return async () => {
    const studio = testing.as(noa)
    const { stocktakes } = await studio.call('GET /api/stocktakes')
    const open = stocktakes.find(({ appliedAt }) => appliedAt === null)
    if (open) return { id: open._id }
    const { stocktake } = await studio.call('POST /api/stocktakes', { body: { name: 'Warehouse' } })
    const params = { id: stocktake._id }
    const { products } = await studio.call('GET /api/inventory', { query: { search: productCode } })
    if (products.length === 0) await seedListed(testing.shop, { productCode })
    await studio.call('PUT /api/stocktakes/:id', { params, body: countedPiece })
    return params
  }
}

/** What is sent of that piece. */
export const countedPiece = { counts: [{ productCode, counted: 12 }] }
