import { eq } from 'drizzle-orm'
import { products } from '#server/db/schema/products.ts'
import { noa } from '#tests/support/people.ts'
import { csvFile, type FileRow, productCsv } from '#tests/support/files/product-file.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** What the studio does with files of products in `shop`. */
export function importAsStudio(shop: TestShop) {
  const { call } = shop.as(noa)
  return {
    /** Imports rows, or says what that would do. */
    imported: async (rows: readonly FileRow[], dryRun = false) => {
      const body = { productsFile: csvFile(productCsv(rows)), dryRun }
      return (await call('POST /api/products/bulk-import', { body })).data
    },
    importedText: (text: string) =>
      call('POST /api/products/bulk-import', { body: { productsFile: csvFile(text) } }),
    /** The product of this code, as its form shows it. */
    named: async (productCode: string) => {
      const [row] = await shop.shop.db.select().from(products).where(eq(products.productCode, productCode))
      return (await call('GET /api/products/managed/:id', { params: { id: row?.id ?? '' } })).product
    },
  }
}
