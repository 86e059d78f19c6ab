import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { files } from '#server/db/schema/files.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { leilani, type Person } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import type { Doors } from './doors.ts'

const BOUNDARY = 'a-boundary-that-no-file-holds'
export const formType = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

/** One part of a form as it travels; `name` and `filename` are written as they are, mistakes and all. */
export type Part = { name?: string; filename?: string; type?: string; bytes: Uint8Array | string }

export const evidence = (bytes: Uint8Array | string, filename = 'receipt.png', type = 'image/png'): Part => ({
  name: 'paymentEvidence',
  filename,
  type,
  bytes,
})

/** The bytes of a form; `end` is what stands after its last part. */
export function formBytes(parts: Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const pieces = parts.flatMap(({ name, filename, type, bytes }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data`,
    name === undefined ? '' : `; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\ncontent-type: ${type}`,
    '\r\n\r\n',
    bytes,
    '\r\n',
  ])
  return Buffer.concat([...pieces, end].map((piece) => Buffer.from(piece)))
}

/** An order of Leilani's that waits for evidence, and where to send it. */
export async function seedEvidenceDoor(shop: TestShop): Promise<string> {
  const { _id } = await seedOrder(shop)
  return `/api/orders/${_id}/payment-evidence`
}

/** Sends a form as a browser would. */
export function sendForm(
  doors: Doors,
  path: string,
  body: Buffer,
  person: Person = leilani,
): Promise<Response> {
  return doors.ask(path, { method: 'POST', body: new Uint8Array(body), headers: formType }, person)
}

/** All that the shop keeps of uploads: rows, bytes, and what is left lying where uploads arrive. */
export async function storedOf({
  shop,
}: TestShop): Promise<{ rows: number; evidence: string[]; arriving: string[] }> {
  const folder = join(shop.config.dataDir, 'files')
  return {
    rows: await shop.db.$count(files),
    evidence: (await readdir(join(folder, 'evidence')).catch(() => [])).toSorted(),
    arriving: await readdir(join(folder, 'tmp')),
  }
}
