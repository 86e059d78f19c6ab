import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'
import { writtenAt } from './moment.ts'
import { idOf } from './id-of.ts'

/** Private files: the row is written after the bytes are safe. `key` is where they lie in the store. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    ownerId: idOf('owner_id', () => users.id),
    key: text().notNull(),
    name: text().notNull(),
    contentType: text('content_type').notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    createdAt: writtenAt('created_at'),
  },
  (table) => [index('files_owner_idx').on(table.ownerId), index('files_sha256_idx').on(table.sha256)],
)
