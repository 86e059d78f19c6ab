import { listCategories } from '#server/categories/queries.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'
import { findChangedProducts } from './indexed-products.ts'

/** A row carries the time of its writing and is seen from its commit on: longer than a transaction of the shop lasts. */
export const OVERLAP_MS = 15_000

type WatchWorld = Pick<World, 'reads' | 'cache' | 'clock'>

/** Sees which products and categories other processes wrote, should their word of it have been lost. */
export class CatalogueWatch {
  readonly #world: WatchWorld
  #lookedAt: number
  #seen = new Set<string>()
  #categories: string | undefined

  constructor(world: WatchWorld) {
    this.#world = world
    this.#lookedAt = world.clock().getTime()
  }

  /** Until when, in milliseconds, the writing of other processes was read. */
  get lookedAt(): number {
    return this.#lookedAt
  }

  /** Applies what was written since the last look; after a failure, the next one covers both. */
  async look(): Promise<void> {
    const { reads, cache, clock } = this.#world
    const now = clock().getTime()
    const written = await findChangedProducts(reads, new Date(this.#lookedAt - OVERLAP_MS))
    const isNew = ({ id, mark }: { id: string; mark: string }) => !this.#seen.has(`${id} ${mark}`)
    await cache.apply(tags.products([...new Set(written.filter(isNew).map(({ id }) => id))]))
    const text = JSON.stringify(await listCategories(reads))
    if (this.#categories !== undefined && this.#categories !== text) await cache.apply(tags.categories)
    this.#seen = new Set(written.map(({ id, mark }) => `${id} ${mark}`))
    this.#categories = text
    this.#lookedAt = now
  }
}

const watches = {}

/** The watch of this process. */
export function catalogueWatchOf(world: World): CatalogueWatch {
  return world.cache.stateOf(watches, () => new CatalogueWatch(world))
}
