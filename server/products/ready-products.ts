import { z } from 'zod'
import { Product } from '#contract/products.ts'
import type { SalesMode } from '#domain/sales-mode.ts'
import { mayAccess } from '#domain/users/roles.ts'
import type { Shop } from '#server/shop.ts'
import { presentProduct, type Viewer } from './present-product.ts'
import { productsByIds } from './queries.ts'

/** Remembered at once in each sales mode: some 40 MB. The one remembered for longest is forgotten for a new one. */
const MAX_PRODUCTS = 20_000

/**
 * Listed products as JSON, ready to be sent to shoppers, who all see the same. Each is read and written out when it is
 * first asked for, and forgotten with every change of it that the catalogue hears of, here or in another process.
 */
export class ReadyProducts {
  readonly #shop: Pick<Shop, 'reads' | 'catalogue'>
  #texts = nothingKnown()
  /** For each reading under way, what changed since it began: that may have been read too early. */
  readonly #late = new Set<Set<string>>()

  constructor(shop: Pick<Shop, 'reads' | 'catalogue'>) {
    this.#shop = shop
    shop.catalogue.onChange((ids) => this.#forget(ids))
  }

  /** The products `ids` in that order, each as JSON; what is archived or unknown is left out. */
  async jsonOf(ids: readonly string[], mode: SalesMode): Promise<string[]> {
    const known = ids.map((id) => this.#texts[mode].get(id))
    if (!known.includes(undefined)) return known as string[]
    const read = await this.#read(
      ids.filter((_id, at) => known[at] === undefined),
      mode,
    )
    return ids.flatMap((id, at) => known[at] ?? read.get(id) ?? [])
  }

  async #read(ids: readonly string[], mode: SalesMode): Promise<Map<string, string>> {
    // After a change of everything this is no longer what is remembered.
    const remembered = this.#texts[mode]
    const late = new Set<string>()
    this.#late.add(late)
    try {
      const stored = await productsByIds(this.#shop.reads, ids)
      const viewer: Viewer = { mode, user: undefined }
      const listed = stored.filter(({ isArchived }) => !isArchived)
      const texts = listed.map((product) => [product._id, writtenOut(product, viewer)] as const)
      for (const [id, text] of texts) if (!late.has(id)) keep(remembered, id, text)
      return new Map(texts)
    } finally {
      this.#late.delete(late)
    }
  }

  #forget(ids?: readonly string[]): void {
    if (!ids) this.#texts = nothingKnown()
    for (const id of ids ?? []) {
      for (const texts of Object.values(this.#texts)) texts.delete(id)
      for (const late of this.#late) late.add(id)
    }
  }
}

/** By sales mode and id. */
function nothingKnown(): Record<SalesMode, Map<string, string>> {
  return { quote: new Map(), purchase: new Map() }
}

function keep(texts: Map<string, string>, id: string, text: string): void {
  texts.set(id, text)
  const [oldest] = texts.size > MAX_PRODUCTS ? texts.keys() : []
  if (oldest !== undefined) texts.delete(oldest)
}

function writtenOut(product: Parameters<typeof presentProduct>[0], viewer: Viewer): string {
  return JSON.stringify(z.encode(Product, presentProduct(product, viewer)))
}

/** Whether `user` is shown products as everybody is: the studio is told more, and sellers of their own. */
export function seesAsEverybody(user: Viewer['user']): boolean {
  return !mayAccess('seller', user?.role)
}
