import { asc, inArray } from 'drizzle-orm'
import type { PackageForm } from '#contract/package-form.ts'
import { Problem } from '#contract/problems.ts'
import { choiceDoesNotFit, variantKey, type VariantChoice } from '#domain/products/variant-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import { products } from '#server/db/schema/products.ts'
import { productsByIds, type StoredProduct } from '#server/products/queries.ts'
import type { NewPackage } from './insert-packages.ts'

type PieceRow = NewPackage['items'][number]
type Room = PackageForm['rooms'][number]

const NOT_IN_SHOP = 'This product is not in the shop anymore'

/**
 * What the rooms of a form hold, as it is kept: nothing but product, choice and quantity is believed. The products
 * stay as they are until the transaction ends.
 *
 * @throws Problem `validation_failed`, which names every piece that cannot be sold
 */
export async function pieceRows(tx: Db, rooms: readonly Room[]): Promise<PieceRow[]> {
  const ids = [...new Set(rooms.flatMap(({ items }) => items.flatMap(({ product }) => product ?? [])))]
  await holdProducts(tx, ids)
  const byId = new Map((await productsByIds(tx, ids)).map((product) => [product._id, product]))
  const fields: Record<string, string> = {}
  const rows = rooms.flatMap(({ name: room, items }, at) =>
    items.map(({ product: id, variants: choice, name, quantity }, place): PieceRow => {
      if (id === undefined) return { room, name, quantity }
      const { key = '', fault } = keyIn(byId.get(id), choice)
      if (fault) fields[`rooms.${at}.items.${place}.${fault.field}`] = fault.message
      return { room, productId: id, variantKey: key, choice, quantity }
    }),
  )
  const [message] = Object.values(fields)
  if (message !== undefined) throw new Problem('validation_failed', { message, fields })
  return rows
}

/** In the order of their ids, so that two who write at once do not wait for each other for ever. */
async function holdProducts(tx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('share')
}

/** The key of a choice of `product`, or what is wrong with it. */
function keyIn(
  product: StoredProduct | undefined,
  choice: VariantChoice,
): { key?: string | undefined; fault?: { field: string; message: string } } {
  if (!product || product.isArchived) return { fault: { field: 'product', message: NOT_IN_SHOP } }
  const key = variantKey(product.variants, choice)
  return key === undefined ? { fault: { field: 'variants', message: choiceDoesNotFit } } : { key }
}
