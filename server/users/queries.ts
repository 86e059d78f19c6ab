import { and, eq, isNotNull, isNull, notLike, sql } from 'drizzle-orm'
import type { User, UserAddress } from '#contract/users.ts'
import { DEMO_MAIL } from '#domain/users/demo-person.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { users } from '#server/db/schema/users.ts'

/** A person as the contract names the fields. */
export const userColumns = {
  _id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  role: users.role,
  address: users.address,
  questionnaire: users.questionnaire,
  createdAt: users.createdAt,
}

/** What the audit log holds of a person. */
export function auditedUser({ firstName, lastName, email, phone, role }: User) {
  return { firstName, lastName, email, phone, role }
}

/** The person `id`, unless deleted. */
export function findUser(db: Db, id: string): Promise<User | undefined> {
  return one(
    db
      .select(userColumns)
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt))),
  )
}

/** `findUser`, with the new address that waits for its link to be opened. */
export function findAccount(
  db: Db,
  id: string,
  now: Date,
): Promise<(User & { newEmail: string | null }) | undefined> {
  const { newEmail, newEmailUntil } = users
  const awaited = sql<string | null>`case when ${newEmailUntil} > ${now.toISOString()} then ${newEmail} end`
  return one(
    db
      .select({ ...userColumns, newEmail: awaited })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt))),
  )
}

/** No link leads to a new address. */
export const NO_NEW_EMAIL = { newEmail: null, newEmailUntil: null }

/** Notes to which address of the person `id` a link leads, or that none does any more. */
export async function storeNewEmail(
  db: Db,
  id: string,
  newEmail: string | null,
  until?: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ newEmail, newEmailUntil: until ?? null })
    .where(eq(users.id, id))
}

/** The hash of the password of the person `id`; undefined or null when nobody can sign in with one. */
export async function findPasswordHash(db: Db, id: string): Promise<string | null | undefined> {
  const found = await one(
    db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt))),
  )
  return found?.passwordHash
}

/** The person with this address, folded to lower case, and the hash of their password (null: nobody can sign in with one). */
export function findUserByEmail(
  db: Db,
  email: string,
): Promise<{ _id: string; passwordHash: string | null } | undefined> {
  return one(
    db
      .select({ _id: users.id, passwordHash: users.passwordHash })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.deletedAt))),
  )
}

/**
 * The person `id` if their password hash is still `passwordHash`, held until the transaction ends: whoever
 * deletes them or changes their password meanwhile comes after, and ends the session opened here too.
 */
export function holdUserWithHash(tx: Db, id: string, passwordHash: string): Promise<User | undefined> {
  return one(
    tx
      .select(userColumns)
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), isNull(users.deletedAt)))
      .for('no key update'),
  )
}

/** The person `id`, held until the transaction ends: what is done to their password or sessions comes one by one. */
export function holdUser(tx: Db, id: string): Promise<User | undefined> {
  return one(
    tx
      .select(userColumns)
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)))
      .for('no key update'),
  )
}

/** Who signs in with this address and a password, held until the transaction ends. */
export function holdUserByEmail(tx: Db, email: string): Promise<User | undefined> {
  return one(
    tx
      .select(userColumns)
      .from(users)
      .where(and(eq(users.email, email), isNotNull(users.passwordHash), isNull(users.deletedAt)))
      .for('no key update'),
  )
}

/** Writes the hash of a person's password; a link to a new address is void by that. */
export async function storePasswordHash(tx: Db, id: string, passwordHash: string): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, ...NO_NEW_EMAIL })
    .where(eq(users.id, id))
}

/** What people change about themselves; what is left out stays. */
export type Details = Partial<Pick<User, 'firstName' | 'lastName' | 'phone'>> & { address?: UserAddress }

/** What the studio changes beyond that. */
type Change = Details & Partial<Pick<User, 'email' | 'role'>> & { updatedAt: Date }

/** Changes what is known about the person `id` and gives them as they are now; undefined when deleted. No new address waits beside one that is written. */
export function updateUser(tx: Db, id: string, change: Change): Promise<User | undefined> {
  return one(
    tx
      .update(users)
      .set(change.email === undefined ? change : { ...change, ...NO_NEW_EMAIL })
      .where(and(eq(users.id, id), isNull(users.deletedAt)))
      .returning(userColumns),
  )
}

/** Adds a person, or answers undefined when the address is taken. */
export function insertUser(tx: Db, person: typeof users.$inferInsert): Promise<User | undefined> {
  return one(
    tx.insert(users).values(person).onConflictDoNothing({ target: users.email }).returning(userColumns),
  )
}

/** Who can run the shop. The studio of the demo's story cannot: nobody can sign in as one of its people. */
export const runsTheShop = and(
  eq(users.role, 'admin'),
  isNull(users.deletedAt),
  notLike(users.email, `%${DEMO_MAIL}`),
)

/** Whether anyone can run the shop. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await one(db.select({ id: users.id }).from(users).where(runsTheShop).limit(1))
  return admin !== undefined
}
