import { eq } from 'drizzle-orm'
import { one, type Db } from '#kit/node/db/database.ts'
import { secrets } from './schema/settings.ts'

/** The key kept under `name`; the first one who asks makes it, and everyone gets that one. */
export async function secretNamed(db: Db, name: string, make: () => string): Promise<string> {
  const stored = await findSecret(db, name)
  if (stored !== undefined) return stored
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing()
  const made = await findSecret(db, name)
  if (made === undefined) throw new Error(`The secret ${name} was not kept`)
  return made
}

async function findSecret(db: Db, name: string): Promise<string | undefined> {
  const row = await one(db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name)))
  return row?.value
}
