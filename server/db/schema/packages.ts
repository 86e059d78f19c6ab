import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PackageTab } from '#domain/packages/package-tabs.ts'
import type { VariantChoice } from '#domain/products/variant-key.ts'
import { products, type ProductPicture } from './products.ts'
import { writtenAt } from './moment.ts'

/** Rooms and homes that are sold as one: their prices are published in every sales mode. */
export const packages = pgTable(
  'packages',
  {
    /** The slug of its page, made once and never changed: `one-bedroom`. */
    id: text().primaryKey(),
    name: text().notNull(),
    tab: text().$type<PackageTab>().notNull(),
    /** Its look in a few words. */
    style: text().notNull().default(''),
    /** Null where it is not made for a number of bedrooms. */
    bedrooms: integer(),
    summary: text().notNull().default(''),
    description: text().notNull().default(''),
    /** What one set of the pieces listed costs. */
    priceCents: integer('price_cents').notNull(),
    included: jsonb().$type<string[]>().notNull().default([]),
    notIncluded: jsonb('not_included').$type<string[]>().notNull().default([]),
    specifications: jsonb().$type<{ label: string; value: string }[]>().notNull().default([]),
    /** In the order they are shown; the first is its main picture. */
    pictures: jsonb().$type<ProductPicture[]>().notNull().default([]),
    position: integer().notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    createdAt: writtenAt('created_at'),
    updatedAt: writtenAt('updated_at'),
  },
  (table) => [check('packages_price_check', sql`${table.priceCents} > 0`)],
)

/** What one set of a package holds, room by room: catalogue pieces in one choice, and things outside the catalogue by name. */
export const packageItems = pgTable(
  'package_items',
  {
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    /** Across all rooms; a room's place is that of its first item. */
    position: integer().notNull(),
    room: text().notNull(),
    productId: uuid('product_id').references(() => products.id),
    variantKey: text('variant_key').notNull().default(''),
    /** Lower-case variant name → chosen option id. */
    choice: jsonb().$type<VariantChoice>().notNull().default({}),
    /** Of things outside the catalogue; a catalogue piece has its own. */
    name: text().notNull().default(''),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packageId, table.position] }),
    index('package_items_product_idx').on(table.productId),
    check('package_items_quantity_check', sql`${table.quantity} > 0`),
    check('package_items_what_check', sql`(${table.productId} is null) = (${table.name} <> '')`),
  ],
)
