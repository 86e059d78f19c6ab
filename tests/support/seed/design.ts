import { randomUUID } from 'node:crypto'
import { contentTypes } from '#kit/core/files/file-kind.ts'
import { DEFAULT_PACKAGE_TYPE, DESIGN_FEE_CENTS } from '#domain/designs/design-fee.ts'
import { designRequests, designRevisions } from '#server/db/schema/designs.ts'
import type { World } from '#server/world.ts'
import type { Person } from '../people.ts'
import { sampleFiles } from '../files/sample-files.ts'
import { seedConcept, seedDesignFile } from './design-file.ts'
import { seedFee } from './payable.ts'

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
  await seedFee(shop, row)
  const revisions = Array.from({ length: input.revisionCount ?? 0 }, (_, at) => ({
    id: randomUUID(),
    requestId: row.id,
    number: at + 1,
    details: `Change ${at + 1}`,
    createdAt: now,
  }))
  if (revisions.length > 0) await db.insert(designRevisions).values(revisions)
  for (let version = 1; version <= concepts; version++) {
    const file = { bytes: sampleFiles.png, name: 'sample.png', contentType: contentTypes.png }
    await seedConcept({ shop }, person, row.id, { ...file, version, notes: `Concept ${version}` })
  }
  return row.id
}

async function seedFile(shop: World, person: Person, kind: SampleKind): Promise<string> {
  const file = { bytes: sampleFiles[kind], name: `sample.${kind}`, contentType: contentTypes[kind] }
  return seedDesignFile({ shop }, person, file)
}
