/** Sends files to a door of the shop without a socket, and looks at what the shop keeps of them. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { one } from '#kit/node/db/database.ts'
import { evidence, formBytes, formType, type Part } from '#tests/operations/evidence-door.ts'
import { refusalIn } from '#tests/operations/refusals.ts'
import type { TestShop } from '../test-shop.ts'
import type { OpenDoor, UploadDoor } from './upload-doors.ts'

const PATIENCE = { timeout: 10_000, interval: 5 }

export type SentFile = { bytes: Uint8Array | string; name: string; claimed?: string }

/** What the shop said to a form, as far as it is a refusal in the one error shape. */
export async function sendRaw(
  { http }: TestShop,
  { operation, person }: UploadDoor,
  { path }: OpenDoor,
  { body, type }: { body: Buffer; type: string },
) {
  const [method] = operation.split(' ') as ['POST' | 'PUT']
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': type }
  const reply = await http.inject({ method, url: path, headers, payload: body })
  if (reply.statusCode >= 400) refusalIn(reply)
  return reply
}

export function sendFile(
  shop: TestShop,
  door: UploadDoor,
  open: OpenDoor,
  { bytes, name, claimed }: SentFile,
) {
  const file: Part = { ...evidence(bytes, name, claimed), name: door.part }
  const body = formBytes([...open.fields(), file])
  return sendRaw(shop, door, open, { body, type: formType['content-type'] })
}

/** Everything that an upload could leave behind: rows and bytes. Where files arrive nothing stays lying. */
export async function managedBy({ shop }: TestShop) {
  const folder = join(shop.config.dataDir, 'files')
  // A form's own files go when its reply has left.
  await vi.waitFor(async () => expect(await readdir(join(folder, 'tmp'))).toEqual([]), PATIENCE)
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const stored = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return { rows: await one(shop.db.select(counted).from(sql`(select 1) as one`)), stored: stored.toSorted() }
}

const tables = [
  'files',
  'design_requests',
  'design_concepts',
  'products',
  'product_pictures',
  'packages',
  'emails',
]
const counted = {
  ...Object.fromEntries(
    tables.map((table) => [table, sql<number>`(select count(*)::int from ${sql.identifier(table)})`]),
  ),
  paid: sql<string>`(select coalesce(string_agg(evidence_file_id::text, ' '), '') from orders)`,
  feesPaid: sql<string>`(select coalesce(string_agg(evidence_file_id::text, ' '), '') from design_requests)`,
  settings: sql<string>`(select coalesce(string_agg(md5(settings::text), ' ' order by section), '') from settings)`,
}
