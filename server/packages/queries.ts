import { difference } from '#domain/audit.ts'
import type { PackageTab } from '#domain/packages/package-tabs.ts'
import type { VariantChoice } from '#domain/products/variant-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { ProductPicture } from '#server/db/schema/products.ts'

/** One kind of thing in one set of a package; `name` is of what has no product. */
export type StoredPackageItem = {
  room: string
  productId: string | null
  variantKey: string
  choice: VariantChoice
  name: string
  quantity: number
}

/** A package with what one set holds, as the database keeps it: money in cents. Shown only through `presentPackage`. */
export type StoredPackage = {
  _id: string
  name: string
  tab: PackageTab
  style: string
  bedrooms: number | null
  summary: string
  description: string
  price: number
  pictures: ProductPicture[]
  included: string[]
  notIncluded: string[]
  specifications: { label: string; value: string }[]
  isArchived: boolean
  /** Its board, and the key by which everyone sees that once a piece stands there. */
  board: string | null
  home: string | null
  updatedAt: Date
  /** Room by room, in the order of the house. */
  items: StoredPackageItem[]
}

const selectPackages = `
  select p.id as "_id", p.name, p.tab, p.style, p.bedrooms, p.summary, p.description, p.price_cents as price,
    p.pictures, p.included, p.not_included as "notIncluded", p.specifications, p.is_archived as "isArchived",
    p.updated_at as "updatedAt",
    held.items, b.id as board, case when b.content -> 'pieces' <> '{}' then b.share_key end as home
  from packages p
  left join boards b on b.package_id = p.id
  cross join lateral (
    select coalesce(json_agg(json_build_object('room', i.room, 'productId', i.product_id, 'variantKey', i.variant_key,
      'choice', i.choice, 'name', i.name, 'quantity', i.quantity) order by i.position), '[]') as items
    from package_items i
    where i.package_id = p.id
  ) as held`

/** All packages that are not archived, in the order of the shop and in one round trip. */
export function listStoredPackages(db: Db): Promise<StoredPackage[]> {
  const text = `${selectPackages} where not p.is_archived order by p.position, p.id`
  return db.rows<StoredPackage>({ name: 'list_packages', text })
}

/** All packages, archived ones too, in the order of the shop and in one round trip. */
export function listAllPackages(db: Db): Promise<StoredPackage[]> {
  const text = `${selectPackages} order by p.position, p.id`
  return db.rows<StoredPackage>({ name: 'list_all_packages', text })
}

/** The packages `ids`, archived ones too, unknown ones left out; one round trip, and none for no ids. */
export async function packagesByIds(db: Db, ids: readonly string[]): Promise<StoredPackage[]> {
  if (ids.length === 0) return []
  const text = `${selectPackages} where p.id = any($1::text[])`
  return db.rows<StoredPackage>({ name: 'packages_by_ids', text, values: [ids] })
}

/** What of a package differs that the studio decides; the moment of writing is none of it. */
export function packageDifference(before: StoredPackage | undefined, after: StoredPackage | undefined) {
  return difference(before && auditedPackage(before), after && auditedPackage(after))
}

function auditedPackage({
  _id,
  updatedAt: _at,
  board: _board,
  home: _home,
  pictures,
  ...facts
}: StoredPackage) {
  return { ...facts, pictures: pictures.map(({ key, alt }) => ({ key, alt })) }
}
