import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Counts up when an archive of before could not be read any more. */
export const FORMAT = 1

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const Count = z.int().min(0)

/** What a backup says of itself in its last entry, and what all the others are checked against. */
export const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  engine: z.enum(['postgres', 'pglite']),
  /** The migrations that had made the tables, oldest first. */
  migrations: z.array(z.strictObject({ madeAt: z.int(), hash: Sha256 })).min(1),
  /** How many rows each table has, and what all of them come to. */
  tables: z.record(z.string(), z.strictObject({ rows: Count, sha256: Sha256 })),
  /** The size and the SHA-256 of each file of the store, by its key. */
  files: z.record(z.string(), z.strictObject({ size: Count, sha256: Sha256 })),
})
export type Manifest = z.infer<typeof Manifest>
export type TableSum = Manifest['tables'][string]
export type FileSum = Manifest['files'][string]

/** Why there is no backup, or no restoring of one; the message is one line for whoever asked. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

const MODULUS_BITS = 256

/** Counts rows and adds up their SHA-256s, so that what a table comes to does not depend on the order of its rows. */
export class RowSum {
  #rows = 0
  #sum = 0n

  add(line: string): void {
    const hash = createHash('sha256').update(line).digest('hex')
    this.#sum = BigInt.asUintN(MODULUS_BITS, this.#sum + BigInt(`0x${hash}`))
    this.#rows++
  }

  get total(): TableSum {
    return { rows: this.#rows, sha256: this.#sum.toString(16).padStart(64, '0') }
  }
}

export function isSameSum(one: TableSum | undefined, other: TableSum | undefined): boolean {
  return one !== undefined && one.rows === other?.rows && one.sha256 === other.sha256
}
