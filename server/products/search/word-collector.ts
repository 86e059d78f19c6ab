import { withRoom } from './growing.ts'
import type { IndexedProduct } from './product-columns.ts'
import { PackedTexts } from './packed-texts.ts'
import { FIELD, FIELD_BITS, FIELDS, LETTERS_ONLY, WordPostings } from './word-postings.ts'
import { tellingWords, wordsOf } from './words.ts'

/** A block of what is gathered: one that is full never moves. */
const BLOCK = 1 << 20

/** Gathers the words of many products and hands them over sorted, once. */
export class WordCollector {
  #numbers = new Map<string, number>()
  /** Word after word of product after product: `word number << 4 | fields`. */
  #blocks: Uint32Array[] = []
  #length = 0
  /** By product: where its words end. */
  #ends = new Uint32Array(0)
  #count = 0

  /** Adds the words of the next product. */
  add(words: ReadonlyMap<string, number>): void {
    for (const [word, fields] of words) {
      const at = this.#length++ % BLOCK
      if (at === 0) this.#blocks.push(new Uint32Array(BLOCK))
      this.#blocks.at(-1)![at] = postingOf(this.#numberOf(word), fields)
    }
    this.#ends = withRoom(this.#ends, this.#count + 1)
    this.#ends[this.#count++] = this.#length
  }

  /** Everything gathered, ready to look words up in. */
  postings(): WordPostings {
    const words = [...this.#numbers.keys()]
    const sorted = Uint32Array.from(words.keys()).toSorted((a, b) => (words[a]! < words[b]! ? -1 : 1))
    const placeOf = new Uint32Array(sorted.length)
    const packed = new PackedTexts()
    const spelled: number[] = []
    for (const [place, number] of sorted.entries()) {
      placeOf[number] = place
      packed.add(words[number]!)
      if (LETTERS_ONLY.test(words[number]!)) spelled.push(place)
    }
    const arrays = { ...packed.parts, ...this.#byPlace(placeOf), spelled: Uint32Array.from(spelled) }
    return new WordPostings(arrays)
  }

  /** The postings of each word in the order of the words, and where they start. */
  #byPlace(placeOf: Uint32Array): { starts: Uint32Array; postings: Uint32Array } {
    const starts = new Uint32Array(placeOf.length + 1)
    for (let i = 0; i < this.#length; i++) starts[placeOf[this.#at(i) >>> FIELD_BITS]! + 1]!++
    for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!
    const next = starts.slice()
    const postings = new Uint32Array(this.#length)
    for (let doc = 0, i = 0; doc < this.#count; doc++) {
      for (; i < this.#ends[doc]!; i++) {
        const gathered = this.#at(i)
        postings[next[placeOf[gathered >>> FIELD_BITS]!]!++] = postingOf(doc, gathered & FIELDS)
      }
    }
    return { starts, postings }
  }

  #at(i: number): number {
    return this.#blocks[Math.floor(i / BLOCK)]![i % BLOCK]!
  }

  #numberOf(word: string): number {
    const existing = this.#numbers.get(word)
    if (existing !== undefined) return existing
    this.#numbers.set(word, this.#numbers.size)
    return this.#numbers.size - 1
  }
}

/** Word → the fields it stands in, of all that a product is found by. */
export function wordsOfProduct(
  product: IndexedProduct,
  categoryNames: ReadonlyMap<string, string>,
): Map<string, number> {
  const fields = new Map<string, number>()
  const add = (words: readonly string[], field: number) => {
    for (const word of words) fields.set(word, (fields.get(word) ?? 0) | field)
  }
  add(tellingWords(product.name), FIELD.name)
  const code = wordsOf(product.code)
  add([...code, code.join('')], FIELD.code)
  for (const category of [product.category, ...product.categories]) {
    add(tellingWords(categoryNames.get(category) ?? category), FIELD.category)
  }
  add(tellingWords(product.description), FIELD.description)
  return fields
}

/** A product's number, or a word's, and the fields in one number, as `WordPostings` keeps it. */
export function postingOf(number: number, fields: number): number {
  return ((number << FIELD_BITS) | fields) >>> 0
}
