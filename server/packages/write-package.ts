import { invalid } from '#server/invalid.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import { eq, sql, asc, inArray } from 'drizzle-orm'
import { noBedrooms, type PackageChange, type PackageForm, productOrName } from '#contract/package-form.ts'
import { Problem } from '#contract/problems.ts'
import { freeSlug } from '#kit/core/slug.ts'
import type { Db } from '#kit/node/db/database.ts'
import { packageItems, packages } from '#server/db/schema/packages.ts'
import { type StoredReply, idempotentWrite, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import { keepPictures } from '#server/products/keep-product-files.ts'
import { ROOM_WIDTHS } from '#server/products/pictures.ts'
import { placeImages } from '#server/products/place-images.ts'
import type { World } from '#server/world.ts'
import { insertPackageItems, insertPackages, type NewPackage } from './insert-packages.ts'
import { lockPackage, requirePackage } from './managed-packages.ts'
import { packageDifference, type StoredPackage } from './queries.ts'
import { choiceDoesNotFit, variantKey, type VariantChoice } from '#domain/products/variant-key.ts'
import { products } from '#server/db/schema/products.ts'
import { productsByIds, type StoredProduct } from '#server/products/queries.ts'

type PieceRow = NewPackage['items'][number]

type Room = PackageForm['rooms'][number]

const NOT_IN_SHOP = 'This product is not in the shop anymore'

/** Where the shop's own calls lie, no package can have its page. */
const RESERVED = ['managed', 'teasers']

/**
 * Adds a package after those there are, and shows it at once; its slug is made from its name.
 *
 * @returns what `reply` makes of the package, or the reply kept from the first time it was sent
 * @throws Problem `validation_failed` · `unsupported_type` (a file that cannot be read)
 */
export async function createPackage<Reply>(
  shop: World,
  actor: Actor,
  form: PackageForm,
  submit: IdempotentRequest | undefined,
  reply: (tx: Db, created: StoredPackage) => Promise<Reply>,
): Promise<Reply | StoredReply> {
  const added = await keepPictures(shop.files, form.images, { widths: ROOM_WIDTHS })
  const at = shop.clock()
  return idempotentWrite(shop.db, submit, async (tx) => {
    const { ids, position } = await placeAfterAll(tx)
    const id = freeSlug(form.name, 'package', new Set([...RESERVED, ...ids]))
    const pictures = placeImages({ ...form, added, before: [] })
    const items = await pieceRows(tx, form.rooms)
    const row = { ...rowOf(form), id, position, pictures, createdAt: at, updatedAt: at }
    await insertPackages(tx, [{ ...row, items }])
    const after = await requirePackage(tx, id)
    const { after: facts } = packageDifference(undefined, after)
    await recordChange(tx, actor, { action: 'package.created', id, after: facts })
    shop.cache.changed(tx, tags.packages)
    return reply(tx, after)
  })
}

/**
 * Changes of a package what is sent; to say what is there already changes nothing.
 *
 * @throws Problem `package_not_found` · `stale` (saved by another since the form was opened) · `validation_failed` ·
 *   `unsupported_type` (a file that cannot be read)
 */
export async function changePackage(
  shop: World,
  actor: Actor,
  id: string,
  form: PackageChange,
): Promise<StoredPackage> {
  // What can be refused at once is refused before the work on pictures begins.
  refuseStale(await requirePackage(shop.db, id), form)
  const added = await keepPictures(shop.files, form.images, { widths: ROOM_WIDTHS })
  return shop.db.inTransaction(async (tx) => {
    const before = await lockPackage(tx, id)
    refuseStale(before, form)
    const row = rowOf({ ...before, ...form })
    refuseNoBedrooms(row)
    const pictures = placeImages({ ...form, name: row.name, added, before: before.pictures })
    await tx
      .update(packages)
      .set({ ...row, pictures })
      .where(eq(packages.id, id))
    if (form.rooms) await replacePieces(tx, id, form.rooms)
    return finish(tx, shop, actor, before)
  })
}

async function replacePieces(tx: Db, id: string, rooms: readonly Room[]): Promise<void> {
  const items = await pieceRows(tx, rooms)
  await tx.delete(packageItems).where(eq(packageItems.packageId, id))
  await insertPackageItems(tx, [{ id, items }])
}

function refuseNoBedrooms({ tab, bedrooms }: ReturnType<typeof rowOf>): void {
  if (tab !== 'pre-designed' || typeof bedrooms === 'number') return
  throw invalid('bedrooms', noBedrooms)
}

/** Notes what was changed, if anything was, and shows it. */
async function finish(tx: Db, shop: World, actor: Actor, before: StoredPackage): Promise<StoredPackage> {
  const { _id: id } = before
  const written = await requirePackage(tx, id)
  const changed = packageDifference(before, written)
  if (changed.isNothing) return written
  const updatedAt = shop.clock()
  await tx.update(packages).set({ updatedAt }).where(eq(packages.id, id))
  await recordChange(tx, actor, { action: 'package.changed', id, ...changed })
  shop.cache.changed(tx, tags.packages)
  return { ...written, updatedAt }
}

function rowOf(form: Omit<PackageForm, 'rooms' | 'images'>) {
  return {
    name: form.name,
    tab: form.tab,
    style: form.style,
    bedrooms: form.tab === 'pre-designed' ? form.bedrooms : null,
    summary: form.summary,
    description: form.description,
    priceCents: form.price,
    included: form.included,
    notIncluded: form.notIncluded,
    specifications: form.specifications,
    isArchived: form.isArchived,
  }
}

function refuseStale({ updatedAt }: StoredPackage, { updatedAt: seen }: PackageChange): void {
  if (seen !== undefined && seen.getTime() !== updatedAt.getTime()) throw new Problem('stale')
}

/** The slugs there are, and the place after them; whoever else adds one waits until the transaction ends. */
async function placeAfterAll(tx: Db): Promise<{ ids: string[]; position: number }> {
  await tx.execute(sql`lock table ${packages} in share row exclusive mode`)
  const existing = await tx.select({ id: packages.id, position: packages.position }).from(packages)
  const position = Math.max(-1, ...existing.map((found) => found.position)) + 1
  return { ids: existing.map(({ id }) => id), position }
}

/**
 * What the rooms of a form hold, as it is kept: nothing but product, choice and quantity is believed. The products
 * stay as they are until the transaction ends.
 *
 * @throws Problem `validation_failed`, which names every piece that cannot be sold
 */
async function pieceRows(tx: Db, rooms: readonly Room[]): Promise<PieceRow[]> {
  const ids = [...new Set(rooms.flatMap(({ items }) => items.flatMap(({ product }) => product ?? [])))]
  await holdProducts(tx, ids)
  const byId = new Map((await productsByIds(tx, ids)).map((product) => [product._id, product]))
  const fields: Record<string, string> = {}
  const rows = rooms.flatMap(({ name: room, items }, at) =>
    items.map(({ product: id, variants: choice, name, quantity }, place): PieceRow => {
      if (id === undefined) return { room, name, quantity }
      const { key = '', fault } = keyIn(byId.get(id), choice, name)
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
  name: string,
): { key?: string | undefined; fault?: { field: string; message: string } } {
  if (!product || product.state !== 'live') return { fault: { field: 'product', message: NOT_IN_SHOP } }
  if (name !== '' && name !== product.name) return { fault: { field: 'name', message: productOrName } }
  const key = variantKey(product.variants, choice)
  return key === undefined ? { fault: { field: 'variants', message: choiceDoesNotFit } } : { key }
}
