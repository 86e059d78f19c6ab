import { hashToken } from '#server/session.ts'
import { sessions, users } from '#server/db/schema/users.ts'
import type { Access, Role } from '#domain/users/roles.ts'
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
export async function insertCast(shop: Pick<World, 'db' | 'clock'>): Promise<void> {
  await insertPeople(shop, [leilani, kai, pua, makana, noa])
}

/** Puts people into a shop, signed in. */
export async function insertPeople(shop: Pick<World, 'db' | 'clock'>, people: Person[]): Promise<void> {
  const rows = people.map(({ id, firstName, lastName, email, role = 'customer' as const }) => ({
    id,
    firstName,
    lastName,
    email,
    role,
  }))
  await shop.db.insert(users).values(rows)
  await signIn(shop, ...people)
}

/** Signs people in, each by their token. */
export async function signIn({ db, clock }: Pick<World, 'db' | 'clock'>, ...people: Person[]): Promise<void> {
  const now = clock()
  const rows = people.map(({ id: userId, token = '' }) => ({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
  }))
  await db.insert(sessions).values(rows)
}

/** Somebody of each access. */
export const personOf: Record<Access, Person> = {
  anyone: nobody,
  'signed-in': leilani,
  member: leilani,
  seller: makana,
  admin: noa,
}
