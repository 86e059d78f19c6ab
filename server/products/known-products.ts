import type { Db } from '#kit/node/db/database.ts'
import type { Catalogue } from './catalogue.ts'
import { productsByIds, type ProductsByIds } from './queries.ts'

/** Remembered whole at once: some 20 MB. */
const MAX_WHOLE = 5_000

/** Reads products and remembers them. */
export function rememberedProducts(db: Db, catalogue: Pick<Catalogue, 'onChange'>): ProductsByIds {
  const known = new KnownProducts(
    catalogue,
    async (ids) => (await productsByIds(db, ids)).map((product) => [product._id, product] as const),
    MAX_WHOLE,
  )
  return (ids) => known.get(ids)
}

/**
 * What was read of products, by id: read when it is first asked for, and forgotten with every change of it that the
 * catalogue hears of, here or in another process. Of more than `max` the one remembered for longest is forgotten.
 */
export class KnownProducts<Value> {
  readonly #read: (ids: readonly string[]) => Promise<readonly (readonly [id: string, Value])[]>
  readonly #max: number
  #values = new Map<string, Value>()
  /** For each reading under way, what changed since it began: that may have been read too early. */
  readonly #late = new Set<Set<string>>()

  constructor(
    catalogue: Pick<Catalogue, 'onChange'>,
    read: (ids: readonly string[]) => Promise<readonly (readonly [id: string, Value])[]>,
    max: number,
  ) {
    this.#read = read
    this.#max = max
    catalogue.onChange((ids) => this.#forget(ids))
  }

  /** What is known of the products `ids`, in that order; those are left out of which nothing can be read. */
  async get(ids: readonly string[]): Promise<Value[]> {
    const known = ids.map((id) => this.#values.get(id))
    const unknown = ids.filter((_id, at) => known[at] === undefined)
    const read = unknown.length > 0 ? await this.#readAndKeep(unknown) : undefined
    return ids.flatMap((id, at) => known[at] ?? read?.get(id) ?? [])
  }

  async #readAndKeep(ids: readonly string[]): Promise<Map<string, Value>> {
    // After a change of everything this is no longer what is remembered.
    const values = this.#values
    const late = new Set<string>()
    this.#late.add(late)
    try {
      const read = await this.#read(ids)
      for (const [id, value] of read) if (!late.has(id)) this.#keep(values, id, value)
      return new Map(read)
    } finally {
      this.#late.delete(late)
    }
  }

  #keep(values: Map<string, Value>, id: string, value: Value): void {
    values.set(id, value)
    const [oldest] = values.size > this.#max ? values.keys() : []
    if (oldest !== undefined) values.delete(oldest)
  }

  #forget(ids?: readonly string[]): void {
    if (!ids) this.#values = new Map()
    for (const id of ids ?? []) {
      this.#values.delete(id)
      for (const late of this.#late) late.add(id)
    }
  }
}
