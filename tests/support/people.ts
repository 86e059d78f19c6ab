import { hashToken } from '#server/session.ts'
import { sessions, users } from '#server/db/schema/users.ts'
import type { Role } from '#domain/users/roles.ts'
import type { World } from '#server/world.ts'

export type Person = {
  id: string
  firstName: string
  lastName: string
  email: string
  role: Role | undefined
  token: string | undefined
}

function person(firstName: string, lastName: string, role: Role, digit: string): Person {
  return {
    id: `${digit.repeat(8)}-1111-4111-8111-${digit.repeat(12)}`,
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@example.com`,
    role,
    token: `${firstName.toLowerCase()}-token-${digit.repeat(32)}`,
  }
}

/** The cast of every test: two customers, a plain user, a seller, the studio's Noa, and visitors nobody knows. */
export const leilani = person('Leilani', 'Akana', 'customer', 'a')
export const kai = person('Kai', 'Nakamura', 'customer', 'b')
export const pua = person('Pua', 'Santos', 'user', 'c')
export const makana = person('Makana', 'Silva', 'seller', 'd')
export const noa = person('Noa', 'Kahale', 'admin', 'e')
export const nobody: Person = {
  id: '',
  firstName: '',
  lastName: '',
  email: '',
  role: undefined,
  token: undefined,
}
export const deadToken: Person = { ...nobody, token: 'a-token-that-nobody-was-ever-given-000000' }

/** Puts the cast into an empty shop, signed in. */
export async function insertCast({ db, clock }: World): Promise<void> {
  const cast = [leilani, kai, pua, makana, noa]
  await db.insert(users).values(
    cast.map(({ id, firstName, lastName, email, role }) => ({
      id,
      firstName,
      lastName,
      email,
      role: role ?? 'customer',
    })),
  )
  const now = clock()
  await db.insert(sessions).values(
    cast.map(({ id, token = '' }) => ({
      tokenHash: hashToken(token),
      userId: id,
      createdAt: now,
      lastSeenAt: now,
    })),
  )
}
