import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './users.ts'
import { moment, writtenAt } from './moment.ts'
import { idOf } from './id-of.ts'

/** The pages whose words the owner writes; a standard one has a row once a draft of it was saved. */
export const contentPages = pgTable('content_pages', {
  /** Of a page of the owner's own made from its title, once: `/pages/visit-us`. */
  slug: text().primaryKey(),
  /** The number of the version that shoppers read; null where none is. */
  published: integer(),
  /** The highest number of a version that there was, so that none comes twice. */
  latest: integer().notNull().default(0),
  createdAt: writtenAt('created_at'),
})

/** Pictures that the owner uploaded for texts; what they show is said where they stand. */
export const contentPictures = pgTable('content_pictures', {
  /** Where it lies for everybody: `/pictures/page-….webp`. */
  url: text().primaryKey(),
  name: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** The texts of a page: at most one draft, and the last ones that were published. */
export const contentVersions = pgTable(
  'content_versions',
  {
    slug: text()
      .notNull()
      .references(() => contentPages.slug, { onDelete: 'cascade' }),
    number: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    inFooter: boolean('in_footer').notNull(),
    authorId: idOf('author_id', () => users.id),
    savedAt: moment('saved_at').notNull(),
    /** Null is the draft. */
    publishedAt: moment('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.number] }),
    uniqueIndex('content_versions_draft_idx')
      .on(table.slug)
      .where(sql`published_at is null`),
    index('content_versions_author_idx').on(table.authorId),
  ],
)
