import { inArray, sql } from 'drizzle-orm'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { allVariantKeys, isVariantKey, type Variant } from '#domain/products/variant-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import { products } from '#server/db/schema/products.ts'

/** A finish as people name it: by the code of its piece, and where that has several, by its key or its words. */
export type NamedFinish = {
  productCode: string
  variantKey?: string | undefined
  finish?: string | undefined
}

/** One finish of a piece. */
export type Finish = {
  productId: string
  productCode: string
  name: string
  variantKey: string
  finish: string
}

type Found = { id: string; productCode: string; name: string; variants: Variant[] }

/** The finishes that are meant, or in words why none is, in the order of `named`. */
export async function findFinishes(db: Db, named: readonly NamedFinish[]): Promise<(Finish | string)[]> {
  const codes = named
    .flatMap(({ productCode }) => [productCode, splitCode(productCode).productCode])
    .map((code) => code.toLowerCase())
  const { id, productCode, name, variants } = products
  const found = await db
    .select({ id, productCode, name, variants })
    .from(products)
    .where(inArray(sql`lower(${productCode})`, [...new Set(codes)]))
  const byCode = new Map(found.map((product) => [product.productCode, product]))
  const inAnyCase = Map.groupBy(found, (product) => product.productCode.toLowerCase())
  function ofCode(typed: string): Found | undefined {
    const [alike, ...others] = inAnyCase.get(typed.toLowerCase()) ?? []
    return byCode.get(typed) ?? (others.length > 0 ? undefined : alike)
  }
  return named.map((one) => {
    const whole = ofCode(one.productCode)
    if (whole) return finishOf(whole, one)
    const split = splitCode(one.productCode)
    const product = ofCode(split.productCode)
    return product ? finishOf(product, { ...one, ...split }) : `No piece has the code “${one.productCode}”`
  })
}

/** `LN-SOF-001 oak` is the finish `oak`; a code may hold spaces itself. */
function splitCode(typed: string): { productCode: string; variantKey?: string } {
  const [, productCode = typed, variantKey] = /^(.+)\s(\S+)$/.exec(typed) ?? []
  return { productCode, ...(variantKey && { variantKey }) }
}

function finishOf(
  { id, productCode, name, variants }: Found,
  { variantKey, finish }: NamedFinish,
): Finish | string {
  const keys = allVariantKeys(variants)
  const inWords = (key: string) => finishOfKey(variants, key)
  const key = variantKey ?? (keys.length === 1 ? keys[0] : keys.find((key) => isAlike(inWords(key), finish)))
  if (key === undefined)
    return `${name} comes in ${keys.length} finishes. Say which, for example “${productCode} ${keys[0]}”.`
  if (!isVariantKey(variants, key)) return `${name} has no finish “${key}”`
  return { productId: id, productCode, name, variantKey: key, finish: inWords(key) }
}

function isAlike(finish: string, words = ''): boolean {
  return finish.toLowerCase() === words.trim().toLowerCase()
}
