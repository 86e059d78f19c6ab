import type { Arrays } from '#kit/node/search/arrays.ts'
import { withRoom } from '#kit/node/search/growing.ts'
import { PackedTexts } from '#kit/node/search/packed-texts.ts'
import { type Finishes, haveInOne, type Traits } from './finishes.ts'

/** A facet is a bit: what fails its filter is noted by it. */
export const FACET = {
  categories: 1,
  colors: 2,
  materials: 4,
  rooms: 8,
  styles: 16,
} as const

export const listFacets = ['categories', 'colors', 'materials', 'rooms', 'styles'] as const

export type ListFacet = (typeof listFacets)[number]

type Lists = Record<ListFacet, readonly string[]>

/** What `arrays` cannot hold: the values by their number. */
export type FacetNames = { facet: ListFacet; value: string }[]

/** What products belong to, as numbers. Many have the same values and finishes of the same traits: these share a list. */
export class FacetColumn {
  /** By product: the number of its list. */
  lists: Uint32Array = new Uint32Array(64)
  /** The values of list `n` are `items[starts[n]]` to `items[starts[n + 1]]`. */
  starts: Uint32Array = new Uint32Array(64)
  items: Uint32Array = new Uint32Array(64)
  /** By value number: the bit of its facet. */
  facets = new Uint8Array(64)
  /** By list, as JSON. */
  #finishes = new PackedTexts()
  /** The numbers of the lists that were added since the build. */
  readonly #added = new Map<string, number>()
  readonly #values: FacetNames = []
  /** By facet and value. */
  readonly #numbers = new Map<string, number>()
  #count = 0

  static from({ lists, starts, items, ...texts }: Arrays, names: FacetNames): FacetColumn {
    const column = new FacetColumn()
    Object.assign(column, { lists, starts, items })
    column.#finishes = new PackedTexts(texts)
    column.#count = column.lists.length
    for (const { facet, value } of names) column.numberOf(facet, value)
    return column
  }

  get arrays(): Arrays {
    const starts = this.starts.subarray(0, this.size + 1)
    const items = this.items.subarray(0, starts.at(-1))
    return { lists: this.lists.subarray(0, this.#count), starts, items, ...this.#finishes.parts }
  }

  /** The values by their number. */
  get names(): FacetNames {
    return this.#values
  }

  /** How many lists there are. */
  get size(): number {
    return this.#finishes.length
  }

  /** The number of a value, which it gets when first named: so values can be named in their order beforehand. */
  numberOf(facet: ListFacet, value: string): number {
    const existing = this.existing(facet, value)
    if (existing !== undefined) return existing
    const number = this.#values.push({ facet, value }) - 1
    this.#numbers.set(`${facet} ${value}`, number)
    this.facets = withRoom(this.facets, number + 1)
    this.facets[number] = FACET[facet]
    return number
  }

  /** Adds the next product; each of its values counts once. */
  add(lists: Lists, finishes: Finishes): void {
    const numbers = listFacets.flatMap((facet) => lists[facet].map((value) => this.numberOf(facet, value)))
    const doc = this.#count++
    this.lists = withRoom(this.lists, this.#count)
    this.lists[doc] = this.#listOf([...new Set(numbers)], JSON.stringify(finishes))
  }

  #listOf(numbers: readonly number[], finishes: string): number {
    const key = `${numbers.join()} ${finishes}`
    const existing = this.#added.get(key)
    if (existing !== undefined) return existing
    const list = this.size
    const start = this.starts[list]!
    this.#finishes.add(finishes)
    this.items = withRoom(this.items, start + numbers.length)
    this.starts = withRoom(this.starts, list + 2)
    this.items.set(numbers, start)
    this.starts[list + 1] = start + numbers.length
    this.#added.set(key, list)
    return list
  }

  /** The number of a value that some product has, or had. */
  existing(facet: ListFacet, value: string): number | undefined {
    return this.#numbers.get(`${facet} ${value}`)
  }

  /** The values of a facet in the order they were first named, with their numbers. */
  valuesOf(facet: ListFacet): { value: string; number: number }[] {
    return this.#values.flatMap(({ facet: own, value }, number) => (own === facet ? { value, number } : []))
  }

  /** Whether the products of a list have, in one finish, one of each of these traits; every list is read once. */
  inOneFinish(): (list: number, traits: readonly Traits[]) => boolean {
    const read = new Map<number, Finishes>()
    return (list, traits) => {
      const finishes = read.get(list) ?? (JSON.parse(this.#finishes.at(list)) as Finishes)
      read.set(list, finishes)
      return haveInOne(finishes, traits)
    }
  }
}
