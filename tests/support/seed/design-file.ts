import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { designConcepts, designRequests } from '#server/db/schema/designs.ts'
import { insertFile } from '#server/files/queries.ts'
import type { World } from '#server/world.ts'
import type { Person } from '../people.ts'

type DesignFile = { bytes: Uint8Array; contentType: string; name: string }
type InShop = { shop: World }

/** Keeps `file` as somebody's, and its id. */
export async function seedDesignFile({ shop }: InShop, owner: Person, file: DesignFile): Promise<string> {
  const { bytes, ...named } = file
  const [id, sha256] = [randomUUID(), createHash('sha256').update(bytes).digest('hex')]
  const key = `given/${id}`
  await shop.files.put(key, bytes)
  await insertFile(shop.db, { id, key, ownerId: owner.id, size: bytes.length, sha256, ...named })
  return id
}

/** Makes `file` the floor plan of a request. */
export async function seedPlan(testing: InShop, owner: Person, requestId: string, file: DesignFile) {
  const planFileId = await seedDesignFile(testing, owner, file)
  await testing.shop.db.update(designRequests).set({ planFileId }).where(eq(designRequests.id, requestId))
}

/** Adds a concept to a request, and its id. */
export async function seedConcept(
  testing: InShop,
  owner: Person,
  requestId: string,
  { notes = '', version = 1, ...file }: DesignFile & { notes?: string; version?: number },
): Promise<string> {
  const [id, fileId] = [randomUUID(), await seedDesignFile(testing, owner, file)]
  const createdAt = testing.shop.clock()
  await testing.shop.db.insert(designConcepts).values({ id, requestId, version, fileId, notes, createdAt })
  return id
}
