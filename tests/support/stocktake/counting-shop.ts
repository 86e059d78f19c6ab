import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import type { Count } from '#contract/stocktakes.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { stocktakeLines } from '#server/db/schema/stocktakes.ts'
import { countAudit } from '#tests/support/books/audit-rows.ts'
import { productBooks } from '#tests/support/books/product-books.ts'
import { csvFile } from '#tests/support/files/product-file.ts'
import { leilani, noa, type Person } from '#tests/support/people.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { inTwoFinishes } from '#tests/support/seed/product.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** A shop in which each test finds ten Reed chairs, three and four Koa sofas, and an open stocktake. */
export function countingShop(shop: TestShop) {
  const studio = shop.as(noa)
  const seeded = { chair: '', sofa: '', id: '' }

  beforeEach(async () => {
    const reed = { name: 'Reed', productCode: 'LN-CHA-1', stock: 10, priceCents: 600_00 }
    const stock = { ash: 3, oak: 4 }
    seeded.chair = await seedListed(shop.shop, reed)
    const koa = { name: 'Koa', productCode: 'LN-SOF-1', variants: inTwoFinishes, stock }
    seeded.sofa = await seedListed(shop.shop, koa)
    seeded.id = await started()
  })

  async function started(name = 'Warehouse') {
    const { stocktake } = await studio.call('POST /api/stocktakes', { body: { name } })
    return stocktake._id
  }

  /** Everything that a refusal must leave as it was. */
  async function everything() {
    const { db } = shop.shop
    const lines = await db.select().from(stocktakeLines)
    return { ...(await productBooks(db)), lines, audited: await countAudit(db) }
  }

  const params = () => ({ id: seeded.id })
  return {
    seeded,
    studio,
    started,
    everything,
    count: (...counts: Partial<Count>[]) =>
      studio.call('PUT /api/stocktakes/:id', { params: params(), body: { counts: counts as Count[] } }),
    apply: (person: Person = noa) =>
      shop.as(person).call('POST /api/stocktakes/:id/apply', { params: params() }),
    read: (query: object = {}) => studio.call('GET /api/stocktakes/:id', { params: params(), query }),
    remove: () => studio.call('DELETE /api/stocktakes/:id', { params: params() }),
    file: (text: string) =>
      studio.call('POST /api/stocktakes/:id/file', { params: params(), body: { countsFile: csvFile(text) } }),
    change: (change: number) =>
      studio.call('PATCH /api/products/:id/stock', {
        params: { id: seeded.chair },
        body: { change, note: '' },
      }),
    async order() {
      await shop.set('general', { quoteMode: false })
      return shop.as(leilani).call('POST /api/orders', { body: orderForm(seeded.chair) })
    },
    async stockOf(productId: string) {
      const rows = await shop.shop.db
        .select()
        .from(inventory)
        .where(eq(inventory.productId, productId))
        .orderBy(asc(inventory.variantKey))
      return rows.map(({ quantity }) => quantity)
    },
    async refused(act: () => Promise<unknown>, expected: object) {
      const before = await everything()
      await expect(act()).rejects.toMatchObject(expected)
      expect(await everything()).toEqual(before)
    },
  }
}
