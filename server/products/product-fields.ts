import { invalid } from '#server/invalid.ts'
import type { ProductForm } from '#contract/product-form.ts'
import { UPLOADED } from '#contract/product-form.ts'
import { Problem } from '#contract/problems.ts'
import { isModelAddress, modelElsewhere, type ModelPlaces } from '#domain/products/model-address.ts'
import { isVariantKey, type Variant } from '#domain/products/variant-key.ts'
import type { Standing } from '#domain/stock/availability.ts'
import type { products, ProductDetails } from '#server/db/schema/products.ts'
import type { Keeper } from '#server/managed-products.ts'
import type { StoredProduct } from './queries.ts'

/** What a form says of a product's own row, and of the units of each combination. */
export type ProductFields = {
  row: Omit<typeof products.$inferInsert, 'id' | 'createdAt' | 'updatedAt' | 'ownerId'>
  /** Further categories. */
  categories: string[]
  variants: Variant[]
  /** Variant key → units, of what was entered. */
  stock: Record<string, number>
  /** Variant key → how it can be had, of what is not simply stocked. */
  availability: Record<string, Standing>
}

type Reading = {
  keeper: Keeper
  /** The product until now; none while it is being made. */
  before: StoredProduct | undefined
  /** Addresses of the models that came with the form. */
  models: readonly string[]
  places: ModelPlaces
}

/** What a product has of which nobody has said anything yet. */
const unsaid = {
  features: [],
  materials: [],
  colors: [],
  dimensions: '',
  weight: null,
  details: {},
  variants: [],
  variantAvailability: {},
  categories: [],
  isOnSale: false,
  isNewArrival: false,
  isBestSeller: false,
} satisfies Partial<StoredProduct>

/**
 * Reads a form into what is to be written: what it leaves out stays as it was.
 *
 * @throws Problem `validation_failed`: a 3D model elsewhere, a combination that costs nothing
 */
export function productFields(form: ProductForm, reading: Reading): ProductFields {
  const { before, keeper } = reading
  const was: Pick<StoredProduct, keyof typeof unsaid> = before ?? unsaid
  const settled = form.variants?.settle(before?.variants)
  const variants = settled?.variants ?? was.variants
  refuseFreeCombination(form, variants)
  const { modelUrl, variantModels } = modelsOf(form, settled?.models, variants, reading)
  return {
    row: {
      productCode: form.productCode,
      name: form.name,
      description: form.description,
      categoryId: form.category,
      priceCents: form.price,
      salePriceCents: form.salePrice,
      ...(keeper.role === 'admin' && studioPrices(form)),
      features: form.features?.filter((feature) => feature !== '') ?? was.features,
      materials: form.materials ?? was.materials,
      colors: form.colors ?? was.colors,
      dimensions: form.dimensions ?? was.dimensions,
      weightLbs: form.weight === undefined ? was.weight : form.weight,
      details: detailsAfter(was.details, form.details),
      variants,
      modelUrl,
      variantModels,
      isOnSale: form.isOnSale ?? was.isOnSale,
      isNewArrival: form.isNewArrival ?? was.isNewArrival,
      isBestSeller: form.isBestSeller ?? was.isBestSeller,
    },
    categories: [...new Set(form.categories ?? was.categories)].filter((id) => id !== form.category),
    variants,
    stock: enteredStock(form, variants, settled?.stock),
    availability: availabilityOf(form, was, variants),
  }
}

/** What only the studio says of money. */
function studioPrices({ costPrice, guidePrice }: ProductForm) {
  return {
    ...(costPrice !== undefined && { costPriceCents: costPrice }),
    ...(guidePrice !== undefined && {
      guideFromCents: guidePrice?.from ?? null,
      guideToCents: guidePrice?.to ?? null,
    }),
  }
}

function enteredStock(
  { stock, variantStock }: ProductForm,
  variants: readonly Variant[],
  settled: Record<string, number> | undefined,
): Record<string, number> {
  if (variants.length > 0) return { ...settled, ...variantStock }
  return stock === undefined ? {} : { default: stock }
}

/** What is simply stocked, and what there is no longer, is not named. */
function availabilityOf(
  { variantAvailability }: ProductForm,
  was: Pick<StoredProduct, 'variantAvailability'>,
  variants: readonly Variant[],
): Record<string, Standing> {
  return Object.fromEntries(
    Object.entries(variantAvailability ?? was.variantAvailability).filter(
      ([key, { availability }]) => availability !== 'stocked' && isVariantKey(variants, key),
    ),
  )
}

/** What is known already and what the form says, without what was left empty. */
function detailsAfter(existing: ProductDetails, said: ProductForm['details']): ProductDetails {
  if (said === undefined) return existing
  return Object.fromEntries(
    Object.entries({ ...existing, ...said }).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  ) as ProductDetails
}

/** The cheapest option of each variant together must still cost something. */
function refuseFreeCombination({ price, salePrice }: ProductForm, variants: readonly Variant[]): void {
  const cheapest = variants.map(({ options }) =>
    Math.min(...options.map(({ priceDifference }) => priceDifference)),
  )
  if (cheapest.reduce((sum, difference) => sum + difference, salePrice ?? price) > 0) return
  throw invalid('variants', 'Every combination of options must cost more than $0.00')
}

function modelsOf(
  form: ProductForm,
  listed: Record<string, string> | undefined,
  variants: readonly Variant[],
  { before, models, places }: Reading,
) {
  const existing = new Set([before?.modelUrl, ...Object.values(before?.variantModels ?? {})])
  const read = (input: string, field: string): string => {
    const upload = UPLOADED.exec(input)?.[1]
    const address = upload === undefined ? input : models[Number(upload)]
    const isFit =
      address === '' || existing.has(address) || upload !== undefined || isModelAddress(input, places)
    if (address !== undefined && isFit) return address
    throw new Problem('validation_failed', { message: modelElsewhere, fields: { [field]: modelElsewhere } })
  }
  const wanted = form.variantModels ?? listed ?? before?.variantModels ?? {}
  const ofVariants = Object.entries(wanted)
    .filter(([key]) => isVariantKey(variants, key))
    .map(([key, input]) => [key, read(input, `variantModels.${key}`)] as const)
  return {
    modelUrl: read(form.modelUrl ?? before?.modelUrl ?? '', 'modelUrl'),
    variantModels: Object.fromEntries(ofVariants.filter(([, address]) => address !== '')),
  }
}
