import { withRoom } from '#kit/node/search/growing.ts'
import type { Arrays } from '#kit/node/search/arrays.ts'
import { addAll, bitsFor, countCommon, has, unite, withBit } from '#kit/node/search/bits.ts'

/** A value that more than one product in so many has is kept as a set of bits, which then is the shorter. */
const DENSE = 32

const SMALL = 1024

/** The products, dead ones too, that have one value. */
class ValueDocs {
  #docs: Uint32Array = new Uint32Array(4)
  #bits: Uint32Array | undefined
  #length = 0

  /** As `parts` told them. */
  static from(stored: Uint32Array, isDense: boolean, length: number): ValueDocs {
    const value = new ValueDocs()
    if (isDense) value.#bits = stored
    else value.#docs = stored
    value.#length = length
    return value
  }

  get parts() {
    return { stored: this.#bits ?? this.#docs.subarray(0, this.#length), isDense: this.#bits !== undefined }
  }

  get length(): number {
    return this.#length
  }

  /** Adds the product with the highest number so far. */
  add(doc: number): void {
    this.#length++
    if (this.#bits) return void (this.#bits = withBit(this.#bits, doc))
    this.#docs = withRoom(this.#docs, this.#length)
    this.#docs[this.#length - 1] = doc
    if (this.#length > SMALL && this.#length * DENSE > doc) this.#becomeDense(doc)
  }

  addTo(bits: Uint32Array): void {
    if (this.#bits) unite(bits, this.#bits)
    else addAll(bits, this.#docs.subarray(0, this.#length))
  }

  /** How many of them are in `bits`, which has room for every product. */
  countIn(bits: Uint32Array): number {
    if (this.#bits) return countCommon(bits, this.#bits)
    let sum = 0
    for (let i = 0; i < this.#length; i++) if (has(bits, this.#docs[i]!)) sum++
    return sum
  }

  #becomeDense(last: number): void {
    this.#bits = bitsFor(last + 1)
    addAll(this.#bits, this.#docs.subarray(0, this.#length))
    this.#docs = new Uint32Array(0)
  }
}

/** A facet is a bit: a product remembers by it which filter it failed. */
export const FACET = {
  categories: 1,
  colors: 2,
  materials: 4,
  inStock: 8,
  onSale: 16,
  rooms: 32,
  styles: 64,
} as const

export const listFacets = ['categories', 'colors', 'materials', 'rooms', 'styles'] as const

export type ListFacet = (typeof listFacets)[number]

type Lists = Record<ListFacet, readonly string[]>

type FacetValue = { facet: ListFacet; value: string; docs: ValueDocs; living: number }

/** What `arrays` cannot hold: the values by their number. */
export type FacetNames = {
  facet: ListFacet
  value: string
  living: number
  length: number
  isDense: boolean
}[]

/** How many products each further choice would leave; values by value number. */
export type Counts = { values: Uint32Array; inStock: number; onSale: number; seatHeight: number }

/** The categories, colors and materials of every product as numbers in one array; and for each value, its products. */
export class FacetColumn {
  /** The values of product `doc` are `items[starts[doc]]` to `items[starts[doc + 1]]`. */
  starts: Uint32Array = new Uint32Array(64)
  items: Uint32Array = new Uint32Array(64)
  /** By value number: the bit of its facet. */
  facets = new Uint8Array(64)
  readonly #values: FacetValue[] = []
  readonly #numbers: Record<ListFacet, Map<string, number>> = {
    categories: new Map(),
    colors: new Map(),
    materials: new Map(),
    rooms: new Map(),
    styles: new Map(),
  }
  #count = 0

  static from(arrays: Arrays, names: FacetNames, count: number): FacetColumn {
    const column = new FacetColumn()
    column.starts = arrays.starts as Uint32Array
    column.items = arrays.items as Uint32Array
    column.#count = count
    for (const [number, { facet, value, living, length, isDense }] of names.entries()) {
      column.numberOf(facet, value)
      const docs = ValueDocs.from(arrays[`value${number}`] as Uint32Array, isDense, length)
      column.#values[number] = { facet, value, living, docs }
    }
    return column
  }

  get arrays(): Arrays {
    const stored = this.#values.map(({ docs }, number) => [`value${number}`, docs.parts.stored])
    const starts = this.starts.subarray(0, this.#count + 1)
    return { starts, items: this.items.subarray(0, starts.at(-1)), ...Object.fromEntries(stored) }
  }

  get names(): FacetNames {
    return this.#values.map(({ facet, value, living, docs }) => {
      return { facet, value, living, length: docs.length, isDense: docs.parts.isDense }
    })
  }

  /** How many different values there are. */
  get size(): number {
    return this.#values.length
  }

  /** The number of a value, which it gets when first named: so values can be named in their order beforehand. */
  numberOf(facet: ListFacet, value: string): number {
    const existing = this.#numbers[facet].get(value)
    if (existing !== undefined) return existing
    const number = this.#values.push({ facet, value, docs: new ValueDocs(), living: 0 }) - 1
    this.#numbers[facet].set(value, number)
    this.facets = withRoom(this.facets, number + 1)
    this.facets[number] = FACET[facet]
    return number
  }

  /** Adds the values of the next product; each counts once. */
  add(lists: Lists): void {
    const doc = this.#count++
    const numbers = new Set(
      listFacets.flatMap((facet) => lists[facet].map((value) => this.numberOf(facet, value))),
    )
    const start = this.starts[doc]!
    this.items = withRoom(this.items, start + numbers.size)
    this.starts = withRoom(this.starts, doc + 2)
    this.items.set([...numbers], start)
    this.starts[doc + 1] = start + numbers.size
    for (const number of numbers) {
      this.#values[number]!.docs.add(doc)
      this.#values[number]!.living++
    }
  }

  /** Counts a product no longer; its place remains. */
  bury(doc: number): void {
    for (const number of this.items.subarray(this.starts[doc], this.starts[doc + 1]))
      this.#values[number]!.living--
  }

  /** How many living products have each value, by value number. */
  livingCounts(): Uint32Array {
    return Uint32Array.from(this.#values, ({ living }) => living)
  }

  /** The numbers of those of `values` that some product has, or had. */
  existing(facet: ListFacet, values: readonly string[]): number[] {
    return values.flatMap((value) => this.#numbers[facet].get(value) ?? [])
  }

  /** The values of a facet in the order they were first named, with their numbers. */
  valuesOf(facet: ListFacet): { value: string; number: number }[] {
    return Array.from(this.#numbers[facet], ([value, number]) => ({ value, number }))
  }

  /** The products, dead ones too, that have value `number`. */
  docsOf(number: number): ValueDocs {
    return this.#values[number]!.docs
  }
}
