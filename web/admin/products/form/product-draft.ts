import type { ShownManaged } from '../shown-managed.ts'

/** A picture in its place: one that the shop has, or a file that was picked and is still here. */
export type DraftImage = { id: string; base: string; file?: File; alt: string }

/** An option under an id of its own; a new one has an id that ends with the page (`~1`). */
export type DraftOption = { id: string; name: string; priceDifference: string }
export type DraftVariant = { name: string; defaultId: string; options: DraftOption[] }

/** A product while it is written: all figures as they were typed. */
export type ProductDraft = {
  productCode: string
  name: string
  description: string
  price: string
  salePrice: string
  costPrice: string
  category: string
  categories: string[]
  features: { id: string; text: string }[]
  images: DraftImage[]
  variants: DraftVariant[]
  /** Of a product without variants. */
  stock: string
  /** Variant key → units. */
  variantStock: Record<string, string>
  modelUrl: string
  modelFile: File | undefined
  /** Variant key → address. */
  variantModels: Record<string, string>
  variantModelFiles: Record<string, File>
  dimensions: string
  weight: string
  materials: string
  colors: string
  details: { care: string; assembly: string; leadTime: string }
  isOnSale: boolean
  isNewArrival: boolean
  isBestSeller: boolean
}

let made = 0

/** An id for what is new on this page. */
export function freshId(): string {
  return `~${++made}`
}

/** The form of a product that is still to be made. */
export function emptyDraft(): ProductDraft {
  return {
    productCode: '',
    name: '',
    description: '',
    price: '',
    salePrice: '',
    costPrice: '',
    category: '',
    categories: [],
    features: [{ id: freshId(), text: '' }],
    images: [],
    variants: [],
    stock: '',
    variantStock: {},
    modelUrl: '',
    modelFile: undefined,
    variantModels: {},
    variantModelFiles: {},
    dimensions: '',
    weight: '',
    materials: '',
    colors: '',
    details: { care: '', assembly: '', leadTime: '' },
    isOnSale: false,
    isNewArrival: false,
    isBestSeller: false,
  }
}

/** The form of a product as it is. */
export function draftOf(product: ShownManaged): ProductDraft {
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
    features: features.length > 0 ? features : emptyDraft().features,
    images: product.pictures.map(({ base, alt }) => ({ id: base, base, alt })),
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
    weight: product.weight === null ? '' : String(product.weight),
    materials: product.materials.join(', '),
    colors: product.colors.join(', '),
    details: {
      care: details.care ?? '',
      assembly: details.assembly ?? '',
      leadTime: details.leadTime ?? '',
    },
  }
}

function typed(dollars: number | null | undefined): string {
  return dollars == null ? '' : dollars.toFixed(2)
}
