import type { Shop } from '#server/shop.ts'
import { listCategories, type StoredCategory } from './queries.ts'

/** The categories as they were last seen: every page of the shop names them. Read again after a change of the catalogue. */
export function knownCategories({ reads, catalogue }: Pick<Shop, 'reads' | 'catalogue'>) {
  let known: Promise<StoredCategory[]> | undefined
  catalogue.onChange((changedProducts) => {
    if (!changedProducts) known = undefined
  })

  async function read(): Promise<StoredCategory[]> {
    return listCategories(reads)
  }

  function readAndKeep(): Promise<StoredCategory[]> {
    const reading = read()
    known = reading
    void reading.catch(() => {
      if (known === reading) known = undefined
    })
    return reading
  }

  return () => known ?? readAndKeep()
}
