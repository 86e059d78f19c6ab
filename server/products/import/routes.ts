import { finished } from 'node:stream'
import { serve, type App } from '#server/serve.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import type { World } from '#server/world.ts'
import { importProducts } from './import-products.ts'
import { Problem } from '#contract/problems.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { asc } from 'drizzle-orm'
import { guarded } from '#domain/products/import/formula-guard.ts'
import { importColumns } from '#domain/products/import/import-columns.ts'
import { storeDay } from '#kit/core/store-day.ts'
import type { Db } from '#kit/node/db/database.ts'
import { products } from '#server/db/schema/products.ts'
import { csvFile, type CsvFile } from '#server/csv-file.ts'
import { productsByIds } from '../queries.ts'
import { type ProductCells, productRows } from './product-cells.ts'

const PRODUCTS_AT_ONCE = 100

const RETRY_AFTER = 5

/** What goes into the shop by a file, and comes out as one. */
export function productImportRoutes(app: App, shop: World): void {
  const imports = oneAtATime('Another import is still running. Please wait until it has ended.')
  const exports = oneAtATime('Another export is still running. Please wait until it has ended.')

  serve(app, 'POST /api/products/bulk-import', async ({ user, body }) => {
    const end = imports.begin()
    try {
      const { productsFile, dryRun = false, asDrafts = false } = body
      const file = productsFile as UploadedFile
      const result = await importProducts(shop, user, { file, dryRun, asDrafts })
      const { importId, success, failed } = result
      shop.log.info({ importId, dryRun, success, failed, by: user.id }, 'A file of products was read')
      return result
    } finally {
      end()
    }
  })

  serve(app, 'GET /api/products/export', async () => {
    const end = exports.begin()
    try {
      const answer = await exportProducts(shop)
      finished(answer.stream, end)
      return answer
    } catch (error) {
      end()
      throw error
    }
  })
}

/**
 * Lets one piece of work begin while no other is under way: `begin` gives what ends it.
 *
 * @throws Problem `in_progress`, with `message`
 */
function oneAtATime(message: string): { begin(): () => void } {
  let isRunning = false
  return {
    begin() {
      if (isRunning) throw new Problem('in_progress', { message, retryAfter: RETRY_AFTER })
      isRunning = true
      return () => void (isRunning = false)
    },
  }
}

/** All products as a file, `products-2026-11-20.csv`, that the import takes back: unchanged, it changes nothing. */
async function exportProducts(world: World): Promise<CsvFile> {
  const { db, clock } = world
  const { timeZone } = (await currentSettings.get(world)).general
  return csvFile(`products-${storeDay(clock(), timeZone)}.csv`, importColumns, csvChunks(db))
}

/** The file a piece at a time, so that neither a statement nor a turn of the server grows with the shop. */
async function* csvChunks(db: Db): AsyncGenerator<(string | number)[][]> {
  const rows = await db.select({ id: products.id }).from(products).orderBy(asc(products.productCode))
  const ids = rows.map(({ id }) => id)
  for (let start = 0; start < ids.length; start += PRODUCTS_AT_ONCE) {
    const stored = await productsByIds(db, ids.slice(start, start + PRODUCTS_AT_ONCE))
    yield stored.flatMap(productRows).map(lineOf)
  }
}

function lineOf(cells: ProductCells): (string | number)[] {
  return importColumns.map((column) => {
    const cell = cells[column] ?? ''
    return typeof cell === 'number' ? cell : guarded(cell)
  })
}
