import { ownOf } from '#kit/core/own-of.ts'
import { idempotentWrite } from '#kit/node/http/idempotency.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { changeStock } from './change-stock.ts'
import {
  type InventorySource,
  listInventory,
  type SearchedBy,
  type StockedProduct,
  walkInventory,
} from './queries.ts'
import { readStockHistory } from './stock-history.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { InventoryExportQuery, InventoryProduct } from '#contract/inventory.ts'
import type { CsvCell } from '#kit/core/csv.ts'
import { availabilityLabels, standingOf } from '#domain/stock/availability.ts'
import { stockState } from '#domain/stock/inventory-list.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { listCategories } from '#server/categories/queries.ts'
import { csvFile } from '#server/csv-file.ts'
import type { FileAnswer } from '#kit/node/http/serve.ts'
import type { Keeper } from '#server/managed-products.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { allVariantKeys } from '#domain/products/variant-key.ts'
import { lineImageOf } from '#domain/products/line-image.ts'

const head = ['Product code', 'Product', 'Category', 'Finish', 'Variant key', 'Stock', 'State']

/** What is at hand of the products that one looks after, and how it came and went. */
export function stockRoutes(app: App, shop: World, searchedBy: SearchedBy): void {
  const { db } = shop
  const inventoryOf = (keeper: Keeper) => ({ db, keeper, searchedBy })

  serve(app, 'GET /api/inventory', async ({ user, query }) => {
    const { products, pagination } = await listInventory(inventoryOf(user), query)
    return { products: products.map(presentInventory), pagination }
  })

  serve(app, 'GET /api/inventory/export', ({ user, query }) =>
    exportInventory(shop, inventoryOf(user), query),
  )

  serve(app, 'PATCH /api/products/:id/stock', ({ user, params, body, submit }) =>
    idempotentWrite(db, submit, async (tx) => ({
      product: presentInventory(await changeStock(tx, shop, user, params.id, body)),
    })),
  )

  serve(app, 'GET /api/products/:id/stock-history', ({ user, params, query }) =>
    readStockHistory(db, user, params.id, query),
  )
}

/** The inventory as the list shows it, all pages, as CSV: `inventory-2026-11-20.csv`, a line for each finish. */
async function exportInventory(
  shop: World,
  source: InventorySource,
  query: InventoryExportQuery,
): Promise<FileAnswer> {
  const { timeZone } = (await currentSettings.get(shop)).general
  const categories = new Map((await listCategories(shop.db)).map(({ _id, name }) => [_id, name]))
  async function* lines() {
    for await (const products of walkInventory(source, query))
      yield products.flatMap((product) => linesOf(product, categories))
  }
  return csvFile(`inventory-${storeDay(shop.clock(), timeZone)}.csv`, head, lines())
}

function linesOf(product: StockedProduct, categories: ReadonlyMap<string, string>): CsvCell[][] {
  const { name, productCode, category, units } = presentInventory(product)
  return units.map(({ variantKey, finish, stock, availability }) => [
    productCode,
    name,
    categories.get(category) ?? category,
    finish,
    variantKey,
    stock,
    availability === 'stocked' ? stockState(stock) : availabilityLabels[availability],
  ])
}

/** A product as the inventory shows it: its units by finish, in the order of its variants. */
function presentInventory(product: StockedProduct): InventoryProduct {
  const { _id, name, productCode, category, variants, variantStock, picture } = product
  const units = allVariantKeys(variants).map((variantKey) => ({
    variantKey,
    finish: finishOfKey(variants, variantKey),
    stock: ownOf(variantStock, variantKey) ?? 0,
    ...standingOf(product, variantKey),
    waiting: ownOf(product.waiting, variantKey) ?? 0,
    incoming: ownOf(product.incoming, variantKey) ?? null,
  }))
  const stock = units.reduce((sum, unit) => sum + unit.stock, 0)
  return { _id, name, productCode, category, image: picture ? lineImageOf(picture) : '', stock, units }
}
