import { randomUUID } from 'node:crypto'
import type { Role } from '#domain/users/roles.ts'
import { sessions, users } from '#server/db/schema/users.ts'
import { hashToken } from '#server/session.ts'
import type { World } from '#server/world.ts'
import type { Person } from '../people.ts'

/** Somebody new, signed in, whom the audit log has never heard of. */
export async function seedPerson(
  { db, clock }: World,
  { role = 'customer', firstName = 'Ikaika' }: { role?: Role; firstName?: string } = {},
): Promise<Person & { token: string }> {
  const id = randomUUID()
  const token = `token-of-${id}`
  const person = { id, firstName, lastName: 'Kealoha', email: `${id}@example.com`, role }
  await db.insert(users).values(person)
  const now = clock()
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId: id, createdAt: now, lastSeenAt: now })
  return { ...person, token }
}

/** What the studio sends to change somebody: as they are, but for `change`. */
export function personForm<Change extends object>(
  { firstName, lastName, email, role }: Person,
  change: Change,
) {
  return { firstName, lastName, email, role: role ?? ('customer' as const), ...change }
}
