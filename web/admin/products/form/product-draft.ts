import { type DraftImage, draftImages } from '../../form/draft-images.ts'
import { freshId } from '../../form/fresh-id.ts'
import type { Availability } from '#domain/stock/availability.ts'
import { figureIn } from '#domain/fit/lengths.ts'
import { weightUnitOf, type LengthUnit } from '#domain/fit/unit-systems.ts'
import { weightIn } from '#kit/core/weight.ts'
import type { ShownManaged } from '../shown-managed.ts'

/** An option under an id of its own; a new one has an id that ends with the page (`~1`). */
export type DraftOption = { id: string; name: string; priceDifference: string }
export type DraftVariant = { name: string; defaultId: string; options: DraftOption[] }

/** Its measures, and those of its box. */
export const sizeParts = ['widthCm', 'depthCm', 'heightCm', 'seatHeightCm'] as const
export const packedParts = ['widthCm', 'depthCm', 'heightCm', 'weightLbs'] as const

/** A product while it is written: all figures as they were typed. */
export type ProductDraft = ReturnType<typeof emptyDraft>

/** The form of a product that is still to be made. */
export function emptyDraft() {
  return {
    productCode: '',
    name: '',
    description: '',
    price: '',
    salePrice: '',
    costPrice: '',
    guidePrice: { from: '', to: '' },
    category: '',
    categories: [] as string[],
    features: [emptyFeature()],
    images: [] as DraftImage[],
    variants: [] as DraftVariant[],
    /** Of a product without variants. */
    stock: '',
    /** Variant key → units. */
    variantStock: {} as Record<string, string>,
    /** Variant key → how it can be had, the weeks as they were typed; `default` without variants. */
    variantAvailability: {} as Record<string, { availability: Availability; leadWeeks: string }>,
    modelUrl: '',
    modelFile: undefined as File | undefined,
    /** Variant key → address. */
    variantModels: {} as Record<string, string>,
    variantModelFiles: {} as Record<string, File>,
    dimensions: '',
    weight: '',
    materials: '',
    colors: '',
    details: { care: '', assembly: '', leadTime: '', style: '' },
    /** As they were typed, in the units of the shop. */
    size: { widthCm: '', depthCm: '', heightCm: '', seatHeightCm: '' },
    packed: { widthCm: '', depthCm: '', heightCm: '', weightLbs: '' },
    isOnSale: false,
    isNewArrival: false,
    isBestSeller: false,
    /** Of a new one: not shown yet. */
    asDraft: false as boolean | undefined,
  }
}

export function emptyFeature() {
  return { id: freshId(), text: '' }
}

/** The form of a product as it is, its measures in the units of the shop. */
export function draftOf(product: ShownManaged, unit: LengthUnit): ProductDraft {
  const { details } = product
  const features = product.features.map((text) => ({ id: freshId(), text }))
  return {
    productCode: product.productCode,
    name: product.name,
    description: product.description,
    category: product.category,
    categories: product.categories,
    modelUrl: product.modelUrl,
    modelFile: undefined,
    variantModels: product.variantModels,
    variantModelFiles: {},
    dimensions: product.dimensions,
    isOnSale: product.isOnSale,
    isNewArrival: product.isNewArrival,
    isBestSeller: product.isBestSeller,
    price: typed(product.price),
    salePrice: typed(product.salePrice),
    costPrice: typed(product.costPrice),
    guidePrice: { from: typed(product.guidePrice?.from), to: typed(product.guidePrice?.to) },
    features: features.length > 0 ? features : emptyDraft().features,
    images: draftImages(product.pictures),
    variants: product.variants.map((variant) => ({
      name: variant.name,
      defaultId: (variant.options.find((option) => option.default) ?? variant.options[0])?.id ?? '',
      options: variant.options.map((option) => ({
        id: option.id,
        name: option.name,
        priceDifference: option.priceDifference ? typed(option.priceDifference) : '',
      })),
    })),
    stock: String(product.variantStock.default ?? (product.variants.length > 0 ? '' : 0)),
    variantStock: Object.fromEntries(
      Object.entries(product.variantStock).map(([key, units]) => [key, String(units)]),
    ),
    variantAvailability: Object.fromEntries(
      Object.entries(product.variantAvailability).map(([key, { availability, leadWeeks }]) => [
        key,
        { availability, leadWeeks: leadWeeks === null ? '' : String(leadWeeks) },
      ]),
    ),
    weight: measureText('weightLbs', product.weight, unit),
    materials: product.materials.join(', '),
    colors: product.colors.join(', '),
    details: {
      care: details.care ?? '',
      assembly: details.assembly ?? '',
      leadTime: details.leadTime ?? '',
      style: details.style ?? '',
    },
    size: measured(sizeParts, details.size, unit),
    packed: measured(packedParts, details.packed, unit),
    asDraft: undefined,
  }
}

function typed(dollars: number | null | undefined): string {
  return dollars == null ? '' : dollars.toFixed(2)
}

function measured<Part extends string>(
  parts: readonly Part[],
  existing: Partial<Record<Part, number | undefined>> = {},
  unit: LengthUnit,
): Record<Part, string> {
  return Object.fromEntries(parts.map((part) => [part, measureText(part, existing[part], unit)])) as Record<
    Part,
    string
  >
}

/** A stored measure as the form shows it, to a tenth of the unit. */
export function measureText(part: string, stored: number | null | undefined, unit: LengthUnit): string {
  if (stored == null) return ''
  return String(part === 'weightLbs' ? weightIn(stored, weightUnitOf[unit]) : figureIn(stored, unit))
}
