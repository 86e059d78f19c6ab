import { z } from 'zod'
import { integer } from '#kit/core/operation/integer.ts'
import { line, paragraphs, requiredLine, requiredParagraphs } from '#kit/core/operation/text.ts'
import { uploadParts } from '#kit/core/operation/files.ts'
import { dollarsPart, flagPart, jsonPart, numberPart, wordsPart } from '#kit/core/operation/form-parts.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { changeForm } from './change-form.ts'
import { pictureKinds } from '#domain/products/picture-kind.ts'
import { Stock, VariantAvailability, VariantsInput, VariantsPart, VariantStock } from './product-variants.ts'
import { ProductDetails } from './products.ts'

/** The most pictures of one product. */
export const MAX_PRODUCT_IMAGES = 12
/** The most files that one request brings. */
export const MAX_FILES_AT_ONCE = 10
export const TOO_MANY_AT_ONCE = `Please upload at most ${MAX_FILES_AT_ONCE} files at once, then save and add the others`

const wrongPrice = 'Price must be a positive number'
const wrongSalePrice = 'Sale price must be a positive number'
export const saleTooHigh = 'Sale price must be less than regular price'
const wrongCostPrice = 'Cost price must be a non-negative number'
const wrongGuidePrice = 'Guide price must be whole dollars, both from and to'
const wrongWeight = 'Weight must be a non-negative number'
const NO_IMAGE = 'At least one product image is required'

/** Names the n-th file of a part, from 0, where otherwise the address of a kept one stands. */
export const UPLOADED = /^upload:(\d{1,2})$/

const Slug = line(60)

/** A picture in its place: the address of one that is kept, or `upload:0` for the first file of `images`. */
export const PlacedImage = z.union([
  z.string().max(500),
  z.object({
    image: z.string().max(500),
    alt: line(200).default(''),
    /** The key of the variant that it shows; empty for what all have in common, absent as it was. */
    variantKey: z.string().max(300).optional(),
    /** What it is for; empty where it simply shows the piece, absent as it was. */
    kind: z.enum(['', ...pictureKinds]).optional(),
  }),
])

export type PlacedImage = z.output<typeof PlacedImage>

/** Says which it is: a summary lists what is wrong of several. */
const measure = (name: string) =>
  z.number(`${name}: enter a number`).positive(`${name}: use a number above 0`).max(100_000)

/** `null` takes a size away. */
const Details = ProductDetails.extend({
  packed: z
    .object({
      widthCm: measure('Box width'),
      depthCm: measure('Box depth'),
      heightCm: measure('Box height'),
      weightLbs: measure('Box weight'),
    })
    .nullable()
    .optional(),
  size: z
    .object({
      widthCm: measure('Width'),
      depthCm: measure('Depth'),
      heightCm: measure('Height'),
      seatHeightCm: measure('Seat height').optional(),
    })
    .nullable()
    .optional(),
  care: paragraphs(1000).optional(),
  assembly: paragraphs(1000).optional(),
  leadTime: line(200).optional(),
  style: line(80).optional(),
})

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isPositive = (dollars: number) => dollars > 0
/** Looked at even where a field is wrong, so that everything is said at once. */
const always = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

const price = dollarsPart({ missing: 'Price is required', wrong: wrongPrice, isFit: isPositive }).transform(
  (cents) => cents ?? 0,
)
const salePrice = dollarsPart({ wrong: wrongSalePrice, isFit: isPositive })

const guideEnd = dollarsPart({
  missing: wrongGuidePrice,
  wrong: wrongGuidePrice,
  isFit: (dollars) => dollars > 0 && Number.isInteger(dollars),
}).transform((cents) => cents ?? 0)
const guidePrice = z.object({ from: guideEnd, to: guideEnd }).refine(({ from, to }) => from < to, {
  path: ['to'],
  message: 'Guide price must end above where it begins',
})

const hasFewFiles = ({ images, models }: { images?: unknown; models?: unknown }) =>
  countOf(images) + countOf(models) <= MAX_FILES_AT_ONCE
const tooManyFiles = {
  path: ['images'],
  message: TOO_MANY_AT_ONCE,
  when: always,
}

const fields = {
  productCode: requiredLine('Product code is required', 60),
  name: requiredLine('Product name is required'),
  description: requiredParagraphs('Description is required', 10_000),
  price: price.prefault(''),
  salePrice: salePrice.prefault(''),
  /** What the shop paid; from admins only. */
  costPrice: dollarsPart({ wrong: wrongCostPrice, isFit: (dollars) => dollars >= 0 }).optional(),
  /** Shown while prices are on request; from admins only, `null` takes it away. */
  guidePrice: jsonPart(guidePrice.nullable()).optional(),
  category: requiredLine('Category is required', 60),
  /** Further ones. */
  categories: jsonPart(z.array(Slug).max(30)).optional(),
  features: jsonPart(z.array(line(300)).max(40)).optional(),
  /** Units of a product without variants. */
  stock: Stock,
  /** Variant key → units. */
  variantStock: jsonPart(VariantStock).optional(),
  /** Variant key → how it can be had; one that is not named is simply stocked. */
  variantAvailability: jsonPart(VariantAvailability).optional(),
  /** The units that the form showed when it was opened: only what was changed since moves the stock. */
  stockSeen: jsonPart(z.record(z.string().max(300), integer())).optional(),
  variants: VariantsPart.optional(),
  existingImages: jsonPart(z.array(PlacedImage).max(MAX_PRODUCT_IMAGES, tooManyImages())).optional(),
  images: uploadParts('productImage', MAX_FILES_AT_ONCE),
  /** The address of a 3D model or page, or `upload:0` for the first file of `models`. */
  modelUrl: line(500).optional(),
  /** Variant key → the same for one combination. */
  variantModels: jsonPart(z.record(z.string().max(300), line(500))).optional(),
  models: uploadParts('model', MAX_FILES_AT_ONCE),
  dimensions: line(300).optional(),
  /** In pounds. */
  weight: numberPart(wrongWeight),
  materials: wordsPart(20).optional(),
  colors: wordsPart(20).optional(),
  details: jsonPart(Details).optional(),
  isOnSale: flagPart,
  isNewArrival: flagPart,
  isBestSeller: flagPart,
  /** When the product that was edited had last been written: a save over somebody else's is refused. */
  updatedAt: Instant.optional(),
}

/**
 * What the form of a product sends. Without a part that is optional, a new product has none of it, and one that
 * exists keeps what it has.
 */
export const ProductForm = z
  .object(fields)
  .refine(({ price, salePrice }) => !isNumber(price) || !isNumber(salePrice) || salePrice < price, {
    path: ['salePrice'],
    message: saleTooHigh,
    when: always,
  })
  .refine(hasFewFiles, tooManyFiles)
  .refine(({ stock, variants }) => stock !== undefined || hasVariants(variants), {
    path: ['stock'],
    message: 'Stock quantity is required',
    when: always,
  })
export type ProductForm = z.output<typeof ProductForm>

/** The same for a product that is still to be made. */
export const NewProductForm = ProductForm.safeExtend({
  /** Not shown yet. */
  asDraft: flagPart,
}).refine(({ images }) => Array.isArray(images) && images.length > 0, {
  path: ['images'],
  message: NO_IMAGE,
  when: always,
})
export type NewProductForm = z.output<typeof NewProductForm>

/** A change of a product: whatever is left out stays. */
export const ProductChange = changeForm({
  ...fields,
  productCode: fields.productCode.optional(),
  name: fields.name.optional(),
  description: fields.description.optional(),
  category: fields.category.optional(),
  price: price.optional(),
  salePrice: salePrice.optional(),
}).refine(hasFewFiles, tooManyFiles)
export type ProductChange = z.output<typeof ProductChange>

function countOf(files: unknown): number {
  return Array.isArray(files) ? files.length : 0
}

export function tooManyImages(): string {
  return `Use at most ${MAX_PRODUCT_IMAGES} images`
}

/** Variants that could not be read have their own message. */
function hasVariants(variants: unknown): boolean {
  return variants instanceof VariantsInput ? !variants.isEmpty : variants !== undefined
}
