import type { ImportColumn } from '#domain/products/import/import-columns.ts'
import type { ModelPlaces } from '#domain/products/model-address.ts'
import type { Actor } from '#server/session.ts'
import type { ManagedStored } from '../managed-queries.ts'
import type { StoredPicture } from '../pictures.ts'

/** What holds for the whole of an import. */
export type ImportContext = {
  actor: Actor
  /** The columns of the file: what it has no column for stays as it is. */
  columns: ReadonlySet<ImportColumn>
  places: ModelPlaces
  /** Whether what is new is not shown yet. */
  asDrafts: boolean
}

/** What the shop has of all that a piece of the file names. */
export type ExistingProducts = {
  /** By productCode. */
  products: ReadonlyMap<string, ManagedStored>
  /** In the order of the shop. */
  categories: readonly { _id: string; name: string }[]
  /** By key. */
  pictures: ReadonlyMap<string, StoredPicture>
}
