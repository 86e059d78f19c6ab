import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Board, Edit } from '#domain/boards/board.ts'
import type { PublishedLine } from '#domain/boards/piece-list.ts'
import { packages } from './packages.ts'
import { users } from './users.ts'
import { moment } from './moment.ts'
import { idOf, partOf } from './id-of.ts'

/** Homes furnished to scale. */
export const boards = pgTable(
  'boards',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** In place of a person: the package that the studio shows in this home. */
    packageId: text('package_id')
      .unique('boards_package')
      .references(() => packages.id, { onDelete: 'cascade' }),
    content: jsonb().$type<Board>().notNull(),
    /** How many there are: a list of plans would unpack all of their contents to count them. */
    pieces: integer()
      .notNull()
      .generatedAlwaysAs(sql`jsonb_array_length(jsonb_path_query_array(content, '$.pieces.*'))`),
    /** Of a version: what its pieces were called, how large they were and what they cost when it was published. */
    published: jsonb().$type<PublishedLine[]>(),
    /** Counts what was saved; 0 is how it began. */
    revision: integer().notNull().default(0),
    /** Whoever has it may look at the board. */
    shareKey: text('share_key').unique('boards_share_key'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('boards_owner_idx').on(table.ownerId, table.updatedAt),
    check('boards_owner_check', sql`(${table.ownerId} is null) <> (${table.packageId} is null)`),
  ],
)

/** What led to the last revisions of each board. */
export const boardEdits = pgTable(
  'board_edits',
  {
    boardId: partOf('board_id', () => boards.id),
    /** The one that these edits made. */
    revision: integer().notNull(),
    /** The page's own name for the save, so that a repeated one is saved once. */
    attempt: uuid().notNull(),
    edits: jsonb().$type<Edit[]>().notNull(),
    /** What they bear upon. */
    touched: text().array().notNull(),
    byId: idOf('by_id', () => users.id),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.revision] }),
    unique('board_edits_attempt').on(table.boardId, table.attempt),
    index('board_edits_by_idx').on(table.byId),
  ],
)
