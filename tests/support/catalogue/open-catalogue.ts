import type { Db, Log } from '#kit/node/db/db.ts'
import { Catalogue } from '#server/products/catalogue.ts'
import type { SnapshotPlace } from '#server/products/load-index.ts'

/** A catalogue that has read all listed products; kept in a file where there is a place for it. */
export async function openCatalogue(
  db: Db,
  clock: () => Date,
  log: Log,
  snapshot?: SnapshotPlace,
): Promise<Catalogue> {
  const catalogue = new Catalogue(db, clock, log, snapshot)
  await catalogue.takeOverAll()
  return catalogue
}
