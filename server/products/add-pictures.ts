import { and, inArray, sql } from 'drizzle-orm'
import { MAX_PRODUCT_IMAGES } from '#contract/product-form.ts'
import { Problem } from '#contract/problems.ts'
import type { PlacedPicture } from '#contract/product-pictures.ts'
import { codesIn, pictureNamed } from '#domain/products/picture-name.ts'
import type { Db } from '#kit/node/db/database.ts'
import { RefusedFile, type UploadedFile } from '#kit/node/http/uploads.ts'
import { recordChange } from '#server/audit/record.ts'
import { productPictures, products } from '#server/db/schema/products.ts'
import { type Keeper, managedBy } from '#server/managed-products.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'
import { keepPictures } from './keep-product-files.ts'
import { lockEach, managedByIds, type ManagedStored } from './managed-queries.ts'
import { keyOfUpload, type StoredPicture } from './pictures.ts'
import { placeImages } from './place-images.ts'
import { productDifference } from './queries.ts'

const UNKNOWN = 'No product has the code that this name begins with'
const SEVERAL = 'Several products have this code, in capital and in small letters'
const FULL = `This product has ${MAX_PRODUCT_IMAGES} images already`

/** One file on its way to its product. */
type Sent = {
  file: File
  product?: ManagedStored
  /** Once its sizes are made. */
  picture?: StoredPicture
  refusal?: string
  /** Where the file itself is no picture that can be read. */
  unfit?: Problem
}

/**
 * Adds pictures to the products whose codes their files are named by, behind those they have; each that was changed
 * has its row in the audit log. A picture that a product has already is not added again, and one that is refused keeps
 * no other from its place.
 *
 * @throws Problem `unsupported_type`, where none of them can be read
 */
export async function addPictures(shop: World, actor: Actor, files: File[]): Promise<PlacedPicture[]> {
  const sent = await matched(shop.db, actor, files)
  for (const one of sent) Object.assign(one, await made(shop, one))
  const [{ unfit } = {}] = sent
  if (unfit && sent.every((one) => one.unfit !== undefined)) throw unfit
  const added = await shop.db.inTransaction((tx) => addAll(tx, shop, actor, sent))
  return sent.map((one) => {
    const { file, product, refusal } = one
    const outcome = refusal === undefined ? (added.has(one) ? 'added' : 'unchanged') : 'refused'
    return { file: file.name, productCode: product?.productCode ?? null, outcome, reason: refusal ?? '' }
  })
}

/** Each file with the product that has the longest code its name begins with. */
async function matched(db: Db, keeper: Keeper, files: File[]): Promise<Sent[]> {
  const codes = files.map(({ name }) => codesIn(name))
  const found = await productsCoded(db, keeper, [...new Set(codes.flat())])
  return files.map((file, at) => {
    if (file instanceof RefusedFile) return { file, refusal: file.refusal.message }
    const code = codes[at]?.find((one) => found.has(one))
    const [product, ...others] = found.get(code ?? '') ?? []
    if (!product) return { file, refusal: UNKNOWN }
    const exact = [product, ...others].find(({ productCode }) => file.name.startsWith(productCode))
    return others.length > 0 && !exact ? { file, refusal: SEVERAL } : { file, product: exact ?? product }
  })
}

/** The products that have these codes, by their code in small letters. */
async function productsCoded(db: Db, keeper: Keeper, codes: string[]): Promise<Map<string, ManagedStored[]>> {
  if (codes.length === 0) return new Map()
  const hasCode = inArray(sql`lower(${products.productCode})`, codes)
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(hasCode, managedBy(keeper)))
  const ids = rows.map(({ id }) => id)
  return Map.groupBy(await managedByIds(db, keeper, ids), ({ productCode }) => productCode.toLowerCase())
}

/** The sizes of a picture that its product has room for, or why there are none. */
async function made({ files }: World, { file, product, refusal }: Sent): Promise<Partial<Sent>> {
  if (refusal !== undefined || !product || hasPicture(product, file)) return {}
  if (product.pictures.length >= MAX_PRODUCT_IMAGES) return { refusal: FULL }
  try {
    const [picture] = await keepPictures(files, [file], { isQuick: true })
    return { picture }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { refusal: error.message, unfit: error }
  }
}

function hasPicture({ pictures }: ManagedStored, file: File): boolean {
  return pictures.some(({ key }) => key === keyOfUpload(file as UploadedFile))
}

/** Puts the pictures in their places, and gives those that were not there before. */
async function addAll(tx: Db, { clock, cache }: World, actor: Actor, sent: Sent[]): Promise<Set<Sent>> {
  const ofProducts = Map.groupBy(
    sent.filter(({ picture }) => picture !== undefined),
    ({ product }) => product?._id ?? '',
  )
  const before = await lockEach(tx, actor, [...ofProducts.keys()])
  const added = new Set<Sent>()
  const changes = before.flatMap((was) => {
    const after = withPictures(was, ofProducts.get(was._id) ?? [], added)
    return after.pictures.length > was.pictures.length ? [{ was, after }] : []
  })
  refuseGone(sent, before)
  if (changes.length === 0) return added
  const ids = changes.map(({ was }) => was._id)
  await tx.insert(productPictures).values(changes.flatMap(newRows))
  await tx.update(products).set({ updatedAt: clock() }).where(inArray(products.id, ids))
  const rows = changes.map(({ was, after }) => {
    return { action: 'product.changed', id: was._id, ...productDifference(was, after) } as const
  })
  await recordChange(tx, actor, ...rows)
  cache.changed(tx, tags.products(ids))
  return added
}

/** A product with further pictures behind its own, in the order of their names, as far as there is room. */
function withPictures(product: ManagedStored, sent: Sent[], added: Set<Sent>): ManagedStored {
  const { name, productCode, variants } = product
  const named = sent.map((one) => ({ one, ...pictureNamed(one.file.name, productCode, variants) }))
  const inOrder = named.toSorted((a, b) => a.order - b.order || (a.one.file.name < b.one.file.name ? -1 : 1))
  return inOrder.reduce((now, { one, variantKey }) => {
    const { picture } = one
    if (!picture || now.pictures.some(({ key }) => key === picture.key)) return now
    if (now.pictures.length >= MAX_PRODUCT_IMAGES) {
      one.refusal = FULL
      return now
    }
    added.add(one)
    const pictures = placeImages({ name, added: [{ ...picture, variantKey }], before: now.pictures })
    return { ...now, pictures }
  }, product)
}

function newRows({ was, after }: { was: ManagedStored; after: ManagedStored }) {
  const { length } = was.pictures
  return after.pictures
    .slice(length)
    .map((picture, at) => ({ productId: was._id, position: length + at, ...picture }))
}

/** A product may be taken away while its pictures are made. */
function refuseGone(sent: Sent[], locked: readonly ManagedStored[]): void {
  const ids = new Set(locked.map(({ _id }) => _id))
  for (const one of sent)
    if (one.picture && !ids.has(one.product?._id ?? ''))
      Object.assign(one, { product: undefined, refusal: UNKNOWN })
}
