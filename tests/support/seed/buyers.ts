import { randomUUID } from 'node:crypto'
import type { World } from '#server/world.ts'
import { insertPeople, type Person } from '../people.ts'

/** `count` further customers, signed in. */
export async function seedBuyers(shop: Pick<World, 'db' | 'clock'>, count: number): Promise<Person[]> {
  const buyers = Array.from({ length: count }, (_, place) => ({
    id: randomUUID(),
    firstName: 'Buyer',
    lastName: `${place}`,
    email: `buyer-${place}@example.com`,
    role: 'customer' as const,
    token: `buyer-token-${randomUUID()}`,
  }))
  await insertPeople(shop, buyers)
  return buyers
}
