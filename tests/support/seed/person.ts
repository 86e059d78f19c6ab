import { randomUUID } from 'node:crypto'
import type { Role } from '#domain/users/roles.ts'
import type { World } from '#server/world.ts'
import { insertPeople, type Person } from '../people.ts'

/** Somebody new, signed in, whom the audit log has never heard of. */
export async function seedPerson(
  shop: Pick<World, 'db' | 'clock'>,
  { role = 'customer', firstName = 'Ikaika' }: { role?: Role; firstName?: string } = {},
): Promise<Person & { token: string }> {
  const id = randomUUID()
  const email = `${id}@example.com`
  const person = { id, firstName, lastName: 'Kealoha', email, role, token: `token-of-${id}` }
  await insertPeople(shop, [person])
  return person
}

/** What the studio sends to change somebody: as they are, but for `change`. */
export function personForm<Change extends object>(
  { firstName, lastName, email, role }: Person,
  change: Change,
) {
  return { firstName, lastName, email, role: role ?? ('customer' as const), ...change }
}
