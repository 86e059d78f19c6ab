import pLimit from 'p-limit'
import { tags } from '#server/tags.ts'
import type { Log } from '#kit/node/db/handle.ts'
import type { World } from '#server/world.ts'
import type { OwnerWords } from '#domain/search/owner-words.ts'
import type { ChoosableVariant } from '#domain/products/variant-key.ts'
import { chooseFinish } from './search/finishes.ts'
import { loadIndex, type SnapshotPlace } from './load-index.ts'
import { readAgain } from './read-again.ts'
import { buildIndex, type CatalogueQuery, type CatalogueResult } from './search-index.ts'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'

type CatalogueWorld = Pick<World, 'reads' | 'cache' | 'clock'> & { log: Log }

/** What one process holds of the listed products, to find them without asking the database. */
export class Catalogue {
  readonly #world: CatalogueWorld
  readonly #snapshot: SnapshotPlace | undefined
  #index = buildIndex([], [])
  /** One change of the index after another, so that an older reading never overwrites a newer one. */
  readonly #oneChange = pLimit(1)
  readonly #oneBuild = pLimit(1)
  /** What changed while a new index is being built; it is read again before that index takes over. */
  #late: Set<string> | undefined
  #isRenewing = false

  constructor(world: CatalogueWorld, snapshot?: SnapshotPlace) {
    this.#world = world
    this.#snapshot = snapshot
    world.cache.listen(tags.products().tag, (ids) => (ids ? this.#refresh(ids) : this.load()))
    world.cache.listen(tags.categories.tag, () => this.load())
  }

  /** How many products are listed. */
  get size(): number {
    return this.#index.size
  }

  /** The finish in which a piece with these variants is shown to who asked for `traits`. */
  finishFor(variants: readonly ChoosableVariant[], traits: readonly string[]): string | undefined {
    return chooseFinish(this.#index.lexiconWith(undefined), variants, traits)
  }

  /** What a text names, near and far, in the owner's words, too: ids of concepts. */
  meaningsOf(text: string, words: OwnerWords): Set<string> {
    const lexicon = this.#index.lexiconWith(words)
    return new Set(lexicon.namedIn(text).flatMap((id) => [id, ...lexicon.broaderThan(id)]))
  }

  query(query: CatalogueQuery): CatalogueResult {
    return this.#index.query(query)
  }

  /** Category → how many listed products stand in it, as their main or a further one. */
  categoryCounts(): ReadonlyMap<string, number> {
    const everything = { sort: 'recommended', offset: 0, limit: 0, pricesVisible: false } as const
    const { facets } = this.#index.query(everything)
    return new Map(facets.categories.map(({ value, count }) => [value, count]))
  }

  /** Reads everything; the old index answers meanwhile. */
  load(): Promise<void> {
    return this.#oneBuild(async () => {
      const late = new Set<string>()
      this.#late = late
      const { reads, clock, log } = this.#world
      try {
        const index = await loadIndex({ db: reads, log, now: clock(), snapshot: this.#snapshot })
        await this.#oneChange(async () => {
          await readAgain(reads, index, [...late])
          this.#index = index
        })
      } finally {
        this.#late = undefined
      }
    })
  }

  async #refresh(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#late?.add(id)
    await this.#oneChange(() => readAgain(this.#world.reads, this.#index, ids))
    if (this.#index.isWorn && !this.#isRenewing) void this.#renew()
  }

  async #renew(): Promise<void> {
    this.#isRenewing = true
    try {
      await this.load()
    } catch (err) {
      this.#world.log.warn({ err }, 'The catalogue could not be built anew: the old one stays')
    } finally {
      this.#isRenewing = false
    }
  }
}

const catalogues = {}

/** The catalogue of this process. */
export function catalogueOf(world: World): Catalogue {
  return world.cache.stateOf(catalogues, () => new Catalogue(world, snapshotPlace(world.config)))
}

/** With fewer products, reading them all takes a second or two. */
const FROM = 50_000

/** In the data folder; where files lie in a bucket there need not be one that lasts. */
export function snapshotPlace({
  dataDir,
  bucket,
  databaseUrl = '',
}: Pick<Config, 'dataDir' | 'bucket' | 'databaseUrl'>): SnapshotPlace {
  const shop = createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16)
  const path = bucket ? join(tmpdir(), `lanai-${shop}.index`) : join(dataDir, 'catalogue.index')
  return { path, from: FROM }
}
