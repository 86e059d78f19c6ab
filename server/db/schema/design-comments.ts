import { sql } from 'drizzle-orm'
import {
  check,
  type AnyPgColumn,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { designConcepts, designRequests } from './designs.ts'
import { users } from './users.ts'
import { moment } from './moment.ts'
import { idOf, partOf } from './id-of.ts'

/** Comments pinned to a point of the plan (no concept) or of a concept; an answer has a parent and no point. */
export const designComments = pgTable(
  'design_comments',
  {
    id: uuid().primaryKey(),
    requestId: partOf('request_id', () => designRequests.id),
    conceptId: uuid('concept_id').references(() => designConcepts.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id').references((): AnyPgColumn => designComments.id, { onDelete: 'cascade' }),
    /** Counted from 1 through all pins of a request; null for an answer. */
    number: integer(),
    page: integer(),
    x: doublePrecision(),
    y: doublePrecision(),
    /** The piece that it is about, on the board that its concept shows. */
    piece: text(),
    authorId: idOf('author_id', () => users.id),
    /** Whether it was written for the studio; people change their role. */
    writtenAs: text('written_as').$type<'studio' | 'client'>().notNull(),
    text: text().notNull(),
    resolvedAt: moment('resolved_at'),
    /** When a letter named it to the other side; null while it waits for one. */
    notifiedAt: moment('notified_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('design_comments_number_key').on(table.requestId, table.number),
    index('design_comments_request_idx').on(table.requestId, table.createdAt),
    index('design_comments_pending_idx')
      .on(table.requestId, table.writtenAs)
      .where(sql`notified_at is null`),
    check(
      'design_comments_pin_check',
      sql`(${table.parentId} is null) = (num_nonnulls(${table.number}, ${table.page}, ${table.x}, ${table.y}) = 4)`,
    ),
  ],
)
