import { withRoom } from '#kit/node/search/growing.ts'

const WORDS = 4
/** Room for twice as many as there are: a look meets few others on its way. */
const FULL_AT = 0.7
const SPREAD = 0x9e3779b1

/** The ids of products by number, sixteen bytes each, and the number of each id. */
export class ProductIds {
  #words: Uint32Array
  /** Number + 1 of the product whose id leads there; 0 where none does. */
  #table: Uint32Array
  #length: number

  constructor(words: Uint32Array = new Uint32Array(0), table: Uint32Array = new Uint32Array(64)) {
    this.#words = words
    this.#table = table
    this.#length = words.length / WORDS
  }

  get length(): number {
    return this.#length
  }

  get parts() {
    return { words: this.#words.subarray(0, this.#length * WORDS), table: this.#table }
  }

  /** Gives `id` the next number; one that it had before is forgotten. */
  add(id: string): number {
    const doc = this.#length++
    this.#words = withRoom(this.#words, this.#length * WORDS)
    this.#words.set(wordsOf(id), doc * WORDS)
    if (this.#length > this.#table.length * FULL_AT) this.#spread()
    else this.#place(doc)
    return doc
  }

  /** The latest number that `id` got. */
  find(id: string): number | undefined {
    const entry = this.#table[this.#placeOf(wordsOf(id), 0)]!
    return entry !== 0 && this.at(entry - 1) === id ? entry - 1 : undefined
  }

  at(doc: number): string {
    const hex = Array.from({ length: WORDS }, (_, word) =>
      this.#words[doc * WORDS + word]!.toString(16).padStart(8, '0'),
    ).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }

  /** As the ids compare as texts; of one id the earlier number comes first. */
  compare(a: number, b: number): number {
    for (let word = 0; word < WORDS; word++) {
      const difference = this.#words[a * WORDS + word]! - this.#words[b * WORDS + word]!
      if (difference !== 0) return difference
    }
    return a - b
  }

  /** A quarter of an id as a number: what sorting by id goes by. */
  quarter(doc: number, word: number): number {
    return this.#words[doc * WORDS + word]!
  }

  #place(doc: number): void {
    this.#table[this.#placeOf(this.#words, doc * WORDS)] = doc + 1
  }

  /** The place in the table where the id at `keys[at]` stands or would stand. */
  #placeOf(keys: Uint32Array, at: number): number {
    const mask = this.#table.length - 1
    const isAt = (entry: number) => {
      for (let word = 0; word < WORDS; word++)
        if (this.#words[(entry - 1) * WORDS + word] !== keys[at + word]) return false
      return true
    }
    let place = (Math.imul(keys[at]! ^ keys[at + 3]!, SPREAD) >>> 7) & mask
    for (; this.#table[place] !== 0 && !isAt(this.#table[place]!);) place = (place + 1) & mask
    return place
  }

  #spread(): void {
    this.#table = new Uint32Array(this.#table.length * 2)
    for (let doc = 0; doc < this.#length; doc++) this.#place(doc)
  }
}

/** An id as four numbers of eight hexadecimal digits: 12345678-1234-1234-1234-123456789012. */
function wordsOf(id: string): Uint32Array {
  const hex = id.replaceAll('-', '')
  return Uint32Array.from({ length: WORDS }, (_, word) =>
    Number.parseInt(hex.slice(word * 8, word * 8 + 8), 16),
  )
}
