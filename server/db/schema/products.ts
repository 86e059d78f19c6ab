import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PictureKind } from '#domain/products/picture-kind.ts'
import { productStates } from '#domain/products/product-state.ts'
import type { Variant } from '#domain/products/variant-key.ts'
import { categories } from './categories.ts'
import { users } from './users.ts'
import { writtenAt } from './moment.ts'
import { partOf } from './id-of.ts'

/** What a good shop prints beside a piece; shown under Details. */
export type ProductDetails = {
  care?: string
  assembly?: string
  leadTime?: string
  style?: string
  packed?: { widthCm: number; depthCm: number; heightCm: number; weightLbs: number }
  size?: { widthCm: number; depthCm: number; heightCm: number; seatHeightCm?: number }
}

/** A picture whose sizes are files beside each other in the store: `<key>-<width>.webp`. */
export type ProductPicture = {
  key: string
  width: number
  height: number
  widths: number[]
  alt: string
  /** The variant that it shows; none of one that shows what all have in common. */
  variantKey?: string | null
  /** None of one that simply shows the piece. */
  kind?: PictureKind | null
  /** Where pieces stand in it, of a picture of a package. */
  spots?: PictureSpot[]
}

/** `x` and `y` as shares of the picture from its upper left. */
export type PictureSpot = { productId: string; x: number; y: number }

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    productCode: text('product_code').notNull(),
    name: text().notNull(),
    description: text().notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    priceCents: integer('price_cents').notNull(),
    salePriceCents: integer('sale_price_cents'),
    costPriceCents: integer('cost_price_cents'),
    guideFromCents: integer('guide_from_cents'),
    guideToCents: integer('guide_to_cents'),
    features: jsonb().$type<string[]>().notNull().default([]),
    materials: jsonb().$type<string[]>().notNull().default([]),
    colors: jsonb().$type<string[]>().notNull().default([]),
    dimensions: text().notNull().default(''),
    weightLbs: numeric('weight_lbs', { mode: 'number' }),
    details: jsonb().$type<ProductDetails>().notNull().default({}),
    variants: jsonb().$type<Variant[]>().notNull().default([]),
    modelUrl: text('model_url').notNull().default(''),
    variantModels: jsonb('variant_models').$type<Record<string, string>>().notNull().default({}),
    isOnSale: boolean('is_on_sale').notNull().default(false),
    isNewArrival: boolean('is_new_arrival').notNull().default(false),
    isBestSeller: boolean('is_best_seller').notNull().default(false),
    /** Order among equals in the recommended sort; lower comes first. */
    rank: integer().notNull().default(0),
    /** Stars of all reviews that are shown, and their number. */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** The seller who owns it; null for the shop's own. */
    ownerId: uuid('owner_id').references(() => users.id),
    state: text({ enum: productStates }).notNull().default('live'),
    createdAt: writtenAt('created_at'),
    updatedAt: writtenAt('updated_at'),
  },
  (table) => [
    uniqueIndex('products_code_key').on(table.productCode),
    index('products_category_idx').on(table.categoryId),
    index('products_updated_idx').on(table.updatedAt),
    index('products_owner_idx').on(table.ownerId),
    check('products_state_check', sql`${table.state} in ('draft', 'live', 'archived')`),
    check('products_price_check', sql`${table.priceCents} > 0`),
    check(
      'products_sale_check',
      sql`${table.salePriceCents} is null or ${table.salePriceCents} < ${table.priceCents}`,
    ),
    check(
      'products_guide_check',
      sql`(${table.guideFromCents} is null) = (${table.guideToCents} is null) and ${table.guideFromCents} < ${table.guideToCents}`,
    ),
  ],
)

/** Further categories of a product; `products.category_id` is its main one. */
export const productCategories = pgTable(
  'product_categories',
  {
    productId: partOf('product_id', () => products.id),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_category_idx').on(table.categoryId),
  ],
)

/** Pictures in the order they are shown; the sizes are files beside each other in the store. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: partOf('product_id', () => products.id),
    position: integer().notNull(),
    /** Where its sizes lie: `pictures/<hash>`; the file of a width is `<key>-<width>.webp`. */
    key: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    widths: jsonb().$type<number[]>().notNull(),
    alt: text().notNull().default(''),
    /** The variant that it shows, by its key; null for what all variants have in common. */
    variantKey: text('variant_key'),
    kind: text().$type<PictureKind>(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)
