import { and, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#kit/node/db/database.ts'
import { packageItems, packages } from '#server/db/schema/packages.ts'
import type { World } from '#server/world.ts'
import { catalogueOf } from './catalogue.ts'
import { productRows } from './product-rows.ts'
import type { StoredProduct } from './queries.ts'

/** So many are looked at of each way to find one. */
const LOOKED_AT = 24

/**
 * What stands well beside a piece, one of each other kind: of its family, whose names begin with the same word; what
 * packages put into one room with it; then what is of its style in its room.
 */
export async function completingIds(shop: World, piece: StoredProduct, most: number): Promise<string[]> {
  const family = `${piece.name.split(' ', 1)[0]} `
  const named = listed(shop, { search: family })
  const others = [
    ...(await besideInPackages(shop.reads, piece._id)),
    ...listed(shop, { categories: piece.categories.slice(-1), styles: stylesOf(piece) }),
  ]
  const rows = [...(await productRows.get(shop, [...new Set([...named, ...others])]))]
  const kin = rows.filter(({ name }) => name.startsWith(family))
  const fitting = [...kin, ...rows.filter(({ _id }) => others.includes(_id))]
  const ofEachKind = new Map<string, string>()
  for (const { _id, category, categories, state } of fitting) {
    const isInRoom = categories.some((room) => piece.categories.includes(room))
    if (state !== 'live' || category === piece.category || !isInRoom || ofEachKind.has(category)) continue
    ofEachKind.set(category, _id)
  }
  return [...ofEachKind.values()].slice(0, most)
}

function listed(shop: World, query: { search?: string; categories?: string[]; styles?: string[] }): string[] {
  if (query.categories?.length === 0) return []
  const any = { sort: 'recommended', offset: 0, limit: LOOKED_AT, pricesVisible: false } as const
  return catalogueOf(shop).query({ ...any, ...query }).ids
}

function stylesOf({ details: { style = '' } }: StoredProduct): string[] {
  return style === '' ? [] : style.toLowerCase().split(', ')
}

async function besideInPackages(db: Db, id: string): Promise<string[]> {
  const own = alias(packageItems, 'own')
  const found = await db
    .select({ id: packageItems.productId })
    .from(own)
    .innerJoin(packages, and(eq(packages.id, own.packageId), eq(packages.isArchived, false)))
    .innerJoin(packageItems, and(eq(packageItems.packageId, own.packageId), eq(packageItems.room, own.room)))
    .where(and(eq(own.productId, id), ne(packageItems.productId, id)))
    .orderBy(packages.position, packageItems.position)
    .limit(LOOKED_AT)
  return found.flatMap((item) => item.id ?? [])
}
