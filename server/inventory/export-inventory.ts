import { currentSettings } from '#server/settings/current-settings.ts'
import type { InventoryExportQuery } from '#contract/inventory.ts'
import { csvText, type CsvCell } from '#kit/core/csv.ts'
import { stockState } from '#domain/stock/inventory-list.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { listCategories } from '#server/categories/queries.ts'
import { privateFileHeaders } from '#kit/node/http/security-headers.ts'
import type { FileAnswer } from '#kit/node/http/serve.ts'
import type { Keeper } from '#server/products/managed-queries.ts'
import type { StoredProduct } from '#server/products/queries.ts'
import type { World } from '#server/world.ts'
import { presentInventory } from './present-inventory.ts'
import { walkInventory } from './queries.ts'

const head = ['Product code', 'Product', 'Category', 'Finish', 'Variant key', 'Stock', 'State']

/** The inventory as the list shows it, all pages, as CSV: `inventory-2026-11-20.csv`, a line for each finish. */
export async function exportInventory(
  shop: World,
  keeper: Keeper,
  query: InventoryExportQuery,
): Promise<FileAnswer> {
  const { timeZone } = (await currentSettings.get(shop)).general
  const categories = new Map((await listCategories(shop.db)).map(({ _id, name }) => [_id, name]))
  const lines: CsvCell[][] = [head]
  for await (const product of walkInventory(shop.db, keeper, query))
    lines.push(...linesOf(product, categories))
  const bytes = Buffer.from(csvText(lines))
  const name = `inventory-${storeDay(shop.clock(), timeZone)}.csv`
  return { stream: bytes, headers: privateFileHeaders(name, 'text/csv; charset=utf-8', bytes.length) }
}

function linesOf(product: StoredProduct, categories: ReadonlyMap<string, string>): CsvCell[][] {
  const { name, productCode, category, units } = presentInventory(product)
  return units.map(({ variantKey, finish, stock }) => [
    productCode,
    name,
    categories.get(category) ?? category,
    finish,
    variantKey,
    stock,
    stockState(stock),
  ])
}
