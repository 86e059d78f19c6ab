import { eq, sql } from 'drizzle-orm'
import { ConfigError } from '#server/config.ts'
import type { Db } from '#kit/node/db/database.ts'
import { users } from '#server/db/schema/users.ts'
import type { World } from '#server/world.ts'
import { queuedPasswords } from './password-hash.ts'
import { hasAdmin, insertUser } from './queries.ts'

/** 120 random bits. */
const RANDOM_PASSWORD_LENGTH = 20

// Any number that only this lock has.
const FIRST_ADMIN_LOCK = 727274002

/** Who was made; `password` only where we chose it: it is nowhere else and has to be shown now. */
type FirstAdmin = { email: string; password?: string }

/**
 * Makes the admin of a shop that has none, from ADMIN_EMAIL and ADMIN_PASSWORD or with a random password.
 * Of two processes that start at once only one does.
 *
 * @returns the admin it made, undefined where there was one
 * @throws ConfigError when ADMIN_EMAIL belongs to someone who is no admin
 */
export async function ensureFirstAdmin({
  config,
  db,
  clock,
  random,
}: World): Promise<FirstAdmin | undefined> {
  if (await hasAdmin(db)) return undefined
  const { adminEmail: email, adminPassword } = config
  const password = adminPassword ?? random.token().slice(0, RANDOM_PASSWORD_LENGTH)
  const passwordHash = await queuedPasswords().hash(password)
  const name = { firstName: 'Studio', lastName: 'Admin' }
  const admin = {
    ...name,
    id: random.uuid(),
    email,
    role: 'admin',
    passwordHash,
    createdAt: clock(),
  } as const
  const isMade = await db.inTransaction((tx) => insertFirstAdmin(tx, admin))
  if (!isMade) return undefined
  return adminPassword ? { email } : { email, password }
}

/** Takes back the admin that `ensureFirstAdmin` has just made. */
export async function removeFirstAdmin({ db }: Pick<World, 'db'>, { email }: FirstAdmin): Promise<void> {
  await db.delete(users).where(eq(users.email, email))
}

async function insertFirstAdmin(tx: Db, admin: Parameters<typeof insertUser>[1]): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`)
  if (await hasAdmin(tx)) return false
  if (await insertUser(tx, admin)) return true
  throw new ConfigError('ADMIN_EMAIL: belongs to an account that is no admin')
}
