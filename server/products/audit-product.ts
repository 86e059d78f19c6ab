import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/audit/record.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { Keeper } from './managed-queries.ts'
import type { StoredProduct } from './queries.ts'

/** Whoever asks for a change, and from where. */
export type Actor = Keeper & { address: string }

type ProductAction =
  | 'product.created'
  | 'product.changed'
  | 'product.deleted'
  | 'product.archived'
  | 'product.restored'

type Change = { id: string; before?: StoredProduct; after?: StoredProduct }

/** What of a product differs between two moments, each side on its own. */
export function differenceOf({ before, after }: Omit<Change, 'id'>) {
  const [was, is] = [watched(before), watched(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const changed = names.filter((name) => !isDeepStrictEqual(was[name], is[name]))
  return { before: pick(was, changed), after: pick(is, changed), isNothing: changed.length === 0 }
}

/** Writes what was changed of one product into the audit log: only what differs. */
export async function auditProduct(
  tx: Db,
  { id: actorId, address }: Actor,
  action: ProductAction,
  change: Change,
): Promise<void> {
  const { before, after } = differenceOf(change)
  await recordChange(tx, {
    actorId,
    action,
    objectType: 'product',
    objectId: change.id,
    before,
    after,
    address,
  })
}

/** What the studio decides of a product; its reviews and the moment of writing are none of it. */
const watchedFields = [
  'name',
  'description',
  'productCode',
  'category',
  'categories',
  'price',
  'salePrice',
  'costPrice',
  'features',
  'dimensions',
  'materials',
  'colors',
  'weight',
  'details',
  'modelUrl',
  'variantModels',
  'variants',
  'variantStock',
  'isOnSale',
  'isNewArrival',
  'isBestSeller',
  'ownerId',
  'isArchived',
] as const satisfies (keyof StoredProduct)[]

function watched(product: StoredProduct | undefined): Record<string, unknown> {
  if (!product) return {}
  const told = Object.fromEntries(watchedFields.map((field) => [field, product[field]]))
  return { ...told, pictures: product.pictures.map(({ key, alt }) => ({ key, alt })) }
}

function pick(from: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))
}
