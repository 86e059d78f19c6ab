import { withRoom } from './growing.ts'
import type { IndexedProduct } from './product-columns.ts'
import { FIELD, FIELD_BITS, WordPostings } from './word-postings.ts'
import { tellingWords, wordsOf } from './words.ts'

/** Gathers the words of many products and hands them over sorted, once. */
export class WordCollector {
  #numbers = new Map<string, number>()
  #wordOf = new Uint32Array(0)
  #postings = new Uint32Array(0)
  #length = 0

  /** Adds the words of product number `doc`; numbers must ascend. */
  add(doc: number, words: ReadonlyMap<string, number>): void {
    this.#wordOf = withRoom(this.#wordOf, this.#length + words.size)
    this.#postings = withRoom(this.#postings, this.#length + words.size)
    for (const [word, fields] of words) {
      this.#wordOf[this.#length] = this.#numberOf(word)
      this.#postings[this.#length++] = postingOf(doc, fields)
    }
  }

  /** Everything gathered, ready to look words up in. */
  postings(): WordPostings {
    const end = this.#length
    const words = [...this.#numbers.keys()]
    return new WordPostings(words, this.#wordOf.subarray(0, end), this.#postings.subarray(0, end))
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
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

/** A product's number and the fields in one number, as `WordPostings` keeps it. */
export function postingOf(doc: number, fields: number): number {
  return ((doc << FIELD_BITS) | fields) >>> 0
}
