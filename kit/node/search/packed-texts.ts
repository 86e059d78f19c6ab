import type { Arrays } from './arrays.ts'
import { withRoom } from './growing.ts'

/** Many texts as bytes in one array: a third of what as many strings would take, and ready to be written to a file. */
export class PackedTexts {
  #bytes: Uint8Array
  /** Where each text ends. */
  #ends: Uint32Array
  #length: number

  /** Takes over what `parts` gave, or is empty. */
  constructor({ bytes = new Uint8Array(0), ends = new Uint32Array(0) }: Arrays = {}) {
    this.#bytes = bytes as Uint8Array
    this.#ends = ends as Uint32Array
    this.#length = ends.length
  }

  get length(): number {
    return this.#length
  }

  /** The arrays it is made of, without what is spare. */
  get parts() {
    return {
      bytes: this.#bytes.subarray(0, this.#endOf(this.#length - 1)),
      ends: this.#ends.subarray(0, this.#length),
    }
  }

  add(text: string): void {
    const start = this.#endOf(this.#length - 1)
    const size = Buffer.byteLength(text)
    this.#bytes = withRoom(this.#bytes, start + size)
    this.#ends = withRoom(this.#ends, this.#length + 1)
    bufferOver(this.#bytes).write(text, start)
    this.#ends[this.#length++] = start + size
  }

  at(place: number): string {
    return bufferOver(this.#bytes).toString('utf8', this.#endOf(place - 1), this.#ends[place])
  }

  #endOf(place: number): number {
    return place < 0 ? 0 : this.#ends[place]!
  }
}

function bufferOver({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
