import { randomUUID } from 'node:crypto'
import { sessions, users } from '#server/db/schema/users.ts'
import { hashToken } from '#server/session.ts'
import type { World } from '#server/world.ts'
import type { Person } from '../people.ts'

/** `count` further customers, signed in. */
export async function seedBuyers({ db, clock }: World, count: number): Promise<Person[]> {
  const now = clock()
  const buyers = Array.from({ length: count }, (_, place) => ({
    id: randomUUID(),
    firstName: 'Buyer',
    lastName: `${place}`,
    email: `buyer-${place}@example.com`,
    role: 'customer' as const,
    token: `buyer-token-${randomUUID()}`,
  }))
  await db.insert(users).values(buyers.map(({ token: _token, ...buyer }) => buyer))
  await db.insert(sessions).values(
    buyers.map(({ id, token }) => ({
      tokenHash: hashToken(token),
      userId: id,
      createdAt: now,
      lastSeenAt: now,
    })),
  )
  return buyers
}
