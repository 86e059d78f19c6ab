import { bigint, bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { writtenAt } from './moment.ts'

/** What the studio changed. Append-only: a trigger refuses UPDATE and DELETE. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actorId: uuid('actor_id').notNull(),
    action: text().notNull(),
    objectType: text('object_type').notNull(),
    objectId: text('object_id').notNull(),
    before: jsonb(),
    after: jsonb(),
    address: text().notNull().default(''),
    createdAt: writtenAt('created_at'),
  },
  (table) => [
    index('audit_log_created_idx').on(table.createdAt),
    index('audit_log_object_idx').on(table.objectType, table.objectId),
    // By which the log names everyone who ever changed something, and reads one person's changes.
    index('audit_log_actor_idx').on(table.actorId, table.id),
  ],
)

/** What one entry did to many things, such as a file of products, thing by thing. Append-only like the log. */
export const auditLines = pgTable(
  'audit_lines',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => auditLog.id),
    action: text().notNull(),
    objectType: text('object_type').notNull(),
    objectId: text('object_id').notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('audit_lines_entry_idx').on(table.entryId, table.id),
    index('audit_lines_object_idx').on(table.objectType, table.objectId),
  ],
)
