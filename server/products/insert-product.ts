import { ownOf } from '#kit/core/own-of.ts'
import type { Db } from '#kit/node/db/database.ts'
import { inventory, stockHistory } from '#server/db/schema/inventory.ts'
import { productCategories, productPictures, products } from '#server/db/schema/products.ts'
import type { Standing } from '#domain/stock/availability.ts'
import type { ProductPicture } from '#server/db/schema/products.ts'
import type { StockWriting } from '#server/stock/stock-rows.ts'

/** A product with all that belongs to it, ready to be written; money in cents. */
export type NewProduct = typeof products.$inferInsert & {
  /** Further categories; the main one among them is passed over. */
  categories: readonly string[]
  /** In the order they are shown. */
  pictures: readonly ProductPicture[]
  /** Variant key → units at hand. */
  stock: Readonly<Record<string, number>>
  /** Variant key → how it can be had, of what is not simply stocked. */
  availability?: Readonly<Record<string, Standing>>
}

/** A statement takes at most 65,535 values; a product row has some twenty. */
const ROWS_AT_ONCE = 1000

/** Writes a product with its categories, pictures and stock. It checks nothing: that is the caller's part. */
export function insertProduct(tx: Db, product: NewProduct, writing?: StockWriting): Promise<void> {
  return insertProducts(tx, [product], writing)
}

/** Writes many products at once, in few statements however many they are; as `insertProduct` otherwise. */
export async function insertProducts(
  tx: Db,
  added: readonly NewProduct[],
  writing: StockWriting = {},
): Promise<void> {
  const history = added.flatMap((product) => historyRows(product, writing))
  await inBatches(added.map(productRow), (rows) => tx.insert(products).values(rows))
  await inBatches(added.flatMap(categoryRows), (rows) => tx.insert(productCategories).values(rows))
  await inBatches(added.flatMap(pictureRows), (rows) => tx.insert(productPictures).values(rows))
  await inBatches(added.flatMap(stockRows), (rows) => tx.insert(inventory).values(rows))
  await inBatches(history, (rows) => tx.insert(stockHistory).values(rows))
}

function productRow({ categories: _c, pictures: _p, stock: _s, availability: _a, ...row }: NewProduct) {
  return row
}

function categoryRows({ id, categoryId: main, categories }: NewProduct) {
  const further = [...new Set(categories)].filter((category) => category !== main)
  return further.map((categoryId) => ({ productId: id, categoryId }))
}

function pictureRows({ id, pictures }: NewProduct) {
  return pictures.map((picture, position) => ({ productId: id, position, ...picture }))
}

function stockRows({ id, stock, availability }: NewProduct) {
  return Object.entries(stock).map(([variantKey, quantity]) => ({
    productId: id,
    variantKey,
    quantity,
    ...(availability && ownOf(availability, variantKey)),
  }))
}

function historyRows(product: NewProduct, { actorId, cause = 'initial', note }: StockWriting) {
  const { createdAt } = product
  return stockRows(product).map(({ productId, variantKey, quantity }) => ({
    productId,
    variantKey,
    change: quantity,
    quantityAfter: quantity,
    cause,
    note,
    actorId,
    createdAt,
  }))
}

async function inBatches<Row>(
  rows: readonly Row[],
  insert: (rows: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await insert(rows.slice(start, start + ROWS_AT_ONCE))
  }
}
