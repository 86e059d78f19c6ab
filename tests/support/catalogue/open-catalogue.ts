import { Catalogue } from '#server/products/catalogue.ts'
import type { SnapshotPlace } from '#server/products/load-index.ts'

/** A catalogue that has read all listed products; kept in a file where there is a place for it. */
export async function openCatalogue(
  world: ConstructorParameters<typeof Catalogue>[0],
  snapshot?: SnapshotPlace,
): Promise<Catalogue> {
  const catalogue = new Catalogue(world, snapshot)
  await catalogue.load()
  return catalogue
}
