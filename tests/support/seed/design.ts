import { createHash, randomUUID } from 'node:crypto'
import { contentTypes } from '#kit/core/files/file-kind.ts'
import { DEFAULT_PACKAGE_TYPE, DESIGN_FEE_CENTS } from '#domain/designs/design-fee.ts'
import { designConcepts, designRequests, designRevisions } from '#server/db/schema/designs.ts'
import { insertFile } from '#server/files/queries.ts'
import type { World } from '#server/world.ts'
import type { Person } from '../people.ts'
import { sampleFiles } from '../files/sample-files.ts'

type SampleKind = keyof typeof sampleFiles
type RequestRow = typeof designRequests.$inferInsert

export type SeededRequest = Partial<
  Omit<RequestRow, 'userId' | 'planFileId' | 'evidenceFileId' | 'planPictureFileId' | 'planDrawingFileId'>
> & {
  plan?: Extract<SampleKind, 'png' | 'jpeg' | 'pdf' | 'dwg' | 'dxf'>
  /** Whether a receipt was uploaded. */
  evidence?: boolean
  /** How many concepts there are, oldest first. */
  concepts?: number
}

/**
 * A design request of `person` as it would stand after what is given, and its id: sent in and unpaid unless the test
 * says otherwise. Its files lie in the store.
 */
export async function seedRequest(
  { shop }: { shop: World },
  person: Person,
  { plan = 'png', evidence = false, concepts = 0, ...input }: SeededRequest = {},
): Promise<string> {
  const { db } = shop
  const now = shop.clock()
  const row = {
    id: randomUUID(),
    userId: person.id,
    packageType: DEFAULT_PACKAGE_TYPE,
    paymentMethod: 'wire_transfer' as const,
    feeCents: DESIGN_FEE_CENTS,
    brief: {
      rooms: ['living' as const],
      style: 'modern' as const,
      budget: '' as const,
      homeType: '' as const,
      colors: [],
    },
    planFileId: await seedFile(shop, person, plan),
    planVersion: plan === 'dwg' ? 'AutoCAD 2018' : null,
    evidenceFileId: evidence ? await seedFile(shop, person, 'png') : null,
    evidenceUploadedAt: evidence ? now : null,
    paidAt: input.paymentStatus === 'paid' || input.paymentStatus === 'refunded' ? now : null,
    completedAt: input.status === 'completed' ? now : null,
    createdAt: now,
    updatedAt: input.createdAt ?? now,
    ...input,
  }
  await db.insert(designRequests).values(row)
  for (let number = 1; number <= (input.revisionCount ?? 0); number++) {
    const revision = {
      id: randomUUID(),
      requestId: row.id,
      number,
      details: `Change ${number}`,
      createdAt: now,
    }
    await db.insert(designRevisions).values(revision)
  }
  for (let version = 1; version <= concepts; version++) {
    const fileId = await seedFile(shop, person, 'png')
    const concept = {
      id: randomUUID(),
      requestId: row.id,
      version,
      fileId,
      notes: `Concept ${version}`,
      createdAt: now,
    }
    await db.insert(designConcepts).values(concept)
  }
  return row.id
}

async function seedFile({ db, files }: World, person: Person, kind: SampleKind): Promise<string> {
  const id = randomUUID()
  const [key, bytes] = [`given/${id}`, sampleFiles[kind]]
  await files.put(key, bytes)
  await insertFile(db, {
    id,
    ownerId: person.id,
    key,
    name: `sample.${kind}`,
    contentType: contentTypes[kind],
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  return id
}
