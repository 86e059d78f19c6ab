import { searchedPages } from '#domain/search/searched-pages.ts'
import { z } from 'zod'
import { availabilities } from '#domain/stock/availability.ts'
import { pictureKinds } from '#domain/products/picture-kind.ts'
import { productStates } from '#domain/products/product-state.ts'
import type { Operations } from './endpoint.ts'
import { ProductListQuery } from './product-list-query.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { Pagination } from '#kit/core/operation/paging.ts'

/** A picture whose sizes lie at `${base}-${width}.webp`. */
export const Picture = z.object({
  base: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  alt: z.string(),
  /** The key of the variant that it shows; absent where it shows what all variants have in common. */
  variantKey: z.string().optional(),
  /** Absent where it simply shows the piece. */
  kind: z.enum(pictureKinds).optional(),
})
export type Picture = z.infer<typeof Picture>

const VariantOption = z.object({
  id: z.string(),
  name: z.string(),
  /** `null` while prices are on request. */
  priceDifference: Dollars.nullable(),
  default: z.boolean(),
})

export const Variant = z.object({ name: z.string(), options: z.array(VariantOption) })

export const ProductDetails = z.object({
  care: z.string().optional(),
  assembly: z.string().optional(),
  leadTime: z.string().optional(),
  /** The styles it belongs to, between commas. */
  style: z.string().optional(),
  packed: z
    .object({ widthCm: z.number(), depthCm: z.number(), heightCm: z.number(), weightLbs: z.number() })
    .optional(),
  size: z
    .object({
      widthCm: z.number(),
      depthCm: z.number(),
      heightCm: z.number(),
      seatHeightCm: z.number().optional(),
    })
    .optional(),
})

export const Standing = z.object({ availability: z.enum(availabilities), leadWeeks: z.int().nullable() })

/** Variant key → how it can be had; what is not named is simply stocked. */
export const VariantAvailability = z.record(z.string(), Standing)

/** About what a piece costs, in whole dollars; never one figure. */
export const GuidePrice = z.object({ from: Dollars, to: Dollars })
export type GuidePrice = z.infer<typeof GuidePrice>

/** A product as the asker may see it: prices are `null` in quote mode for everyone but admins. */
export const Product = z.object({
  _id: z.uuid(),
  name: z.string(),
  description: z.string(),
  productCode: z.string(),
  /** Only of what is not in the shop, which those who look after it see. */
  state: z.enum(productStates).optional(),
  category: z.string(),
  categories: z.array(z.string()),
  price: Dollars.nullable(),
  salePrice: Dollars.nullable(),
  /** Stands for the price where that is on request and the owner shows guide prices; admins always see it. */
  guidePrice: GuidePrice.optional(),
  /** For admins only. */
  costPrice: Dollars.nullable().optional(),
  images: z.array(z.string()),
  pictures: z.array(Picture),
  features: z.array(z.string()),
  dimensions: z.string(),
  materials: z.array(z.string()),
  colors: z.array(z.string()),
  weight: z.number().nullable(),
  details: ProductDetails,
  modelUrl: z.string(),
  variantModels: z.record(z.string(), z.string()),
  variants: z.array(Variant),
  variantStock: z.record(z.string(), z.int()),
  variantAvailability: VariantAvailability,
  /** How it can be had in the finish that is had soonest. */
  standing: Standing,
  /** Variant key → the day by which more of it comes. */
  incoming: z.record(z.string(), z.iso.date()),
  stock: z.int(),
  isOnSale: z.boolean(),
  isNewArrival: z.boolean(),
  isBestSeller: z.boolean(),
  /** Mean of the stars; `null` while nobody has reviewed it. */
  rating: z.number().nullable(),
  ratingCount: z.int(),
})
export type Product = z.infer<typeof Product>

const FacetValue = z.object({ value: z.string(), count: z.int() })

/** How many products each further choice would leave. */
export const Facets = z.object({
  categories: z.array(FacetValue),
  colors: z.array(FacetValue),
  materials: z.array(FacetValue),
  rooms: z.array(FacetValue),
  styles: z.array(FacetValue),
  inStock: z.int(),
  onSale: z.int(),
  /** How many of the products have a seat whose height is known. */
  seatHeight: z.int(),
})
export type Facets = z.infer<typeof Facets>

/** What a search was taken to mean, in words that people read. */
const Understood = z.object({
  kind: z.string().nullable(),
  colors: z.array(z.string()),
  materials: z.array(z.string()),
  rooms: z.array(z.string()),
  sizes: z.array(z.string()),
  /** Kinds that are not sold here, as they were typed: the nearest stand in, or nothing. */
  notMade: z.array(z.string()),
  /** Words that mean nothing here, or that nothing fits. */
  dropped: z.array(z.string()),
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  /** What of it is used, in its order; `without` is the search without that part. */
  parts: z.array(z.object({ label: z.string(), without: z.string() })),
})
export type Understood = z.infer<typeof Understood>

/** A product in a list; `finish` is the key of the variant that was asked for by color or material. */
const ListedProduct = Product.extend({ finish: z.string().optional() })

const ProductList = z.object({
  products: z.array(ListedProduct),
  pagination: Pagination,
  facets: Facets,
  understood: Understood.optional(),
  /** The page of the shop that the owner has for these very words. */
  leadsTo: z.string().optional(),
  /** The pages of the shop that answer what was searched for. */
  pages: z.array(z.enum(searchedPages)).optional(),
})

export const productOperations = {
  'GET /api/products': {
    access: 'anyone',
    summary: 'Search, filter and sort the catalogue',
    query: ProductListQuery,
    reply: ProductList,
    data: 'products',
    limit: 'search',
    limitIf: 'search',
  },
  'GET /api/products/:id': {
    access: 'anyone',
    summary: 'One product',
    params: z.object({ id: z.uuid('Product not found') }),
    reply: z.object({ product: Product }),
    data: 'product',
  },
  'GET /api/products/:id/related': {
    access: 'anyone',
    summary: 'Up to 4 products of the same category, or of others in the same room',
    params: z.object({ id: z.uuid('Product not found') }),
    query: z.object({ by: z.enum(['category', 'room']).optional() }),
    reply: z.object({ products: z.array(Product) }),
    data: 'products',
  },
  'GET /api/products/category/:category': {
    access: 'anyone',
    summary: 'Products of one category',
    params: z.object({ category: z.string().max(60) }),
    query: ProductListQuery.omit({ category: true, owner: true }),
    reply: ProductList,
    data: 'products',
    limit: 'search',
    limitIf: 'search',
  },
} as const satisfies Operations
