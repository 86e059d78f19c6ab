import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { RegisterCountry } from '#domain/users/countries.ts'
import type { Role } from '#domain/users/roles.ts'
import type { Questionnaire } from '#domain/users/questionnaire.ts'
import { moment, writtenAt } from './moment.ts'
import { partOf } from './id-of.ts'

export type UserAddress = {
  street: string
  city: string
  state: string
  zipCode: string
  country: RegisterCountry
}

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** Folded to lower case; unique. Blanked when the person is deleted. */
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text().notNull().default(''),
    role: text().$type<Role>().notNull().default('customer'),
    /** The address that a link was sent to, and until when it opens; once it has, this is null. */
    newEmail: text('new_email'),
    newEmailUntil: moment('new_email_until'),
    /** PHC string, or null for people who cannot sign in (the demo's customers). */
    passwordHash: text('password_hash'),
    address: jsonb().$type<UserAddress>(),
    questionnaire: jsonb().$type<Questionnaire>(),
    createdAt: writtenAt('created_at'),
    updatedAt: writtenAt('updated_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    check('users_role_check', sql`${table.role} in ('user', 'customer', 'seller', 'admin')`),
  ],
)

/** Signed-in devices. Only the SHA-256 of a token is kept, so a stolen table opens no door. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: partOf('user_id', () => users.id),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [index('sessions_user_idx').on(table.userId)],
)

/** The temporary password that a person asked for, beside the one they have. A newer one takes its place. */
export const temporaryPasswords = pgTable('temporary_passwords', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** How many times a wrong one was tried since. */
  tries: integer().notNull().default(0),
  /** Only the SHA-256 of it is kept: it is random, so there is nothing to guess from. */
  hash: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
})
