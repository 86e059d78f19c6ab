import { tags } from '#server/tags.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportResult } from '#contract/products-import.ts'
import { Problem } from '#contract/problems.ts'
import { databaseFault, type Db } from '#kit/node/db/database.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import type { World } from '#server/world.ts'
import type { Actor } from '#server/session.ts'
import { recordLines } from '#server/audit/record.ts'
import { refuseInPackages } from '../in-packages.ts'
import type { ImportContext } from './import-context.ts'
import type { RowGroup } from './import-rows.ts'
import { ImportTally } from './import-tally.ts'
import { judgeProduct, type Verdict } from './judge-product.ts'
import { findExisting } from './find-existing.ts'
import { openRows } from './open-rows.ts'
import { writeChanged, writeCreated } from './write-products.ts'

const MAX_RETRIES = 2

type Import = {
  shop: World
  context: ImportContext
  dryRun: boolean
  id: string
  fileName: string
  /** Its entry in the audit log, once something is written. */
  entry?: number
  /** Ids of the products that were written so far. */
  written: string[]
}

/**
 * Adds and changes products by a file, a piece at a time: each product entirely or not at all, whatever becomes of
 * the others. What is there already as the file says is not written, so the same file twice is the same as once.
 *
 * @param dryRun  says what would be done, and does nothing
 * @param asDrafts  what is new is not shown yet
 * @throws Problem `validation_failed` · `too_large`: the file as a whole cannot be read
 */
export async function importProducts(
  shop: World,
  actor: Actor,
  { file, dryRun, asDrafts = false }: { file: UploadedFile; dryRun: boolean; asDrafts?: boolean },
): Promise<ImportResult> {
  const { general } = await currentSettings.get(shop)
  const rows = await openRows(file.path)
  const { columns, ...facts } = rows.facts
  const places = { hosts: general.modelHosts, origin: shop.config.publicUrl }
  const context = { actor, columns: new Set(columns), places, asDrafts }
  const work: Import = { shop, context, dryRun, id: shop.random.uuid(), fileName: file.name, written: [] }
  const tally = new ImportTally()
  try {
    for await (const groups of rows.groups()) {
      for (const verdict of await takePiece(work, groups)) tally.add(verdict)
      // Other requests get their turn, however quick the database is.
      await nextTurn()
    }
  } finally {
    await rows.close()
    // What is in is shown, even where the rest could not be written.
    await show(work)
  }
  const { success, failed, errors, products, refused, changes } = tally
  const counts = { success, failed, errors, products, refused, changes }
  const { ignored: ignoredColumns, ...reading } = facts
  return { importId: work.id, dryRun, ...counts, ignoredColumns, ...reading }
}

/** Lets shoppers find what was written. A failure of that is no failure of the import: the next look covers it. */
async function show({ shop: { cache, log }, written }: Import): Promise<void> {
  try {
    await cache.announce(tags.products(written))
  } catch (err) {
    log.warn({ err }, 'What was imported could not be shown at once')
  }
}

/** Judges the products of one piece, and writes them unless it is a dry run. */
async function takePiece(work: Import, groups: RowGroup[], retriesLeft = MAX_RETRIES): Promise<Verdict[]> {
  const { shop, dryRun } = work
  if (dryRun) return judgeAll(shop.db, work, groups)
  try {
    return await shop.db.inTransaction(async (tx) => {
      const verdicts = await judgeAll(tx, work, groups)
      await writeAll(tx, work, verdicts)
      return verdicts
    })
  } catch (error) {
    if (retriesLeft === 0 || !hasMovedOn(error)) throw error
    return takePiece(work, groups, retriesLeft - 1)
  }
}

/** Somebody took one of the codes, or took away a category, after it was looked for: it is judged anew. */
function hasMovedOn(error: unknown): boolean {
  const kind = databaseFault(error)?.kind
  return kind === 'unique' || kind === 'reference'
}

async function judgeAll(db: Db, { context, dryRun }: Import, groups: RowGroup[]): Promise<Verdict[]> {
  const { actor, places } = context
  const existing = await findExisting(db, groups, {
    keeper: actor,
    origin: places.origin,
    isLocking: !dryRun,
  })
  const verdicts: Verdict[] = []
  for (const group of groups)
    verdicts.push(await storedInPackages(db, judgeProduct(group, context, existing)))
  return verdicts
}

/** A product that is part of a package cannot be archived. */
async function storedInPackages(db: Db, verdict: Verdict): Promise<Verdict> {
  if (
    verdict.is !== 'changed' ||
    verdict.after.state === verdict.before.state ||
    verdict.after.state !== 'archived'
  )
    return verdict
  const { group, before } = verdict
  const [row] = group.rows
  try {
    await refuseInPackages(db, [before._id])
    return verdict
  } catch (error) {
    if (!(error instanceof Problem) || !row) throw error
    return { group, is: 'refused', faults: [{ row, column: 'isArchived', message: error.message }] }
  }
}

/** Writes what is new or differs: in the audit log a line for each product, below one entry for the whole file. */
async function writeAll(tx: Db, work: Import, verdicts: Verdict[]): Promise<void> {
  const { shop, context, id, fileName: name } = work
  const { actor } = context
  const by = { actor, at: shop.clock(), newId: shop.random.uuid, note: `Import of ${name}` }
  const created = verdicts.filter((verdict) => verdict.is === 'created')
  const changed = verdicts.filter((verdict) => verdict.is === 'changed')
  const lines = await writeCreated(tx, created, by)
  // In the order in which they are held.
  for (const verdict of changed.toSorted((a, b) => (a.before._id < b.before._id ? -1 : 1)))
    lines.push(await writeChanged(tx, verdict, by))
  if (lines.length === 0) return
  const imported = { action: 'product.imported', id, after: { name } } as const
  const entry = await recordLines(tx, actor, work.entry ?? imported, lines)
  tx.afterCommit(() => {
    work.entry = entry
    work.written.push(...lines.map((line) => line.id))
  })
}
