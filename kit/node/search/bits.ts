/** Sets of product numbers, a bit each: a million products are 125 kB, so whole sets are met word by word. */
import { withRoom } from './growing.ts'

const WORD = 32

export function bitsFor(length: number): Uint32Array {
  return new Uint32Array(Math.ceil(length / WORD))
}

export function has(bits: Uint32Array, doc: number): boolean {
  return ((bits[doc >>> 5]! >>> (doc & 31)) & 1) === 1
}

/** Puts `doc` in; the set may have to move. */
export function withBit(bits: Uint32Array, doc: number): Uint32Array {
  const roomy = withRoom(bits, (doc >>> 5) + 1)
  roomy[doc >>> 5]! |= 1 << (doc & 31)
  return roomy
}

export function addAll(bits: Uint32Array, docs: ArrayLike<number>): void {
  for (let i = 0; i < docs.length; i++) bits[docs[i]! >>> 5]! |= 1 << (docs[i]! & 31)
}

export function clear(bits: Uint32Array, doc: number): void {
  bits[doc >>> 5]! &= ~(1 << (doc & 31))
}

/** Adds what is in `others`; of what lies beyond `bits` nothing. */
export function unite(bits: Uint32Array, others: Uint32Array): void {
  const words = Math.min(bits.length, others.length)
  for (let word = 0; word < words; word++) bits[word]! |= others[word]!
}

/** What is in either, `others` being the longer. */
export function united(bits: Uint32Array, others: Uint32Array): Uint32Array {
  const either = others.slice()
  unite(either, bits)
  return either
}

/** What is in both; `others` may be the shorter. */
export function common(bits: Uint32Array, others: Uint32Array): Uint32Array {
  const both = new Uint32Array(bits.length)
  const words = Math.min(bits.length, others.length)
  for (let word = 0; word < words; word++) both[word] = bits[word]! & others[word]!
  return both
}

/** Those of `bits` that pass. */
export function those(bits: Uint32Array, passes: (doc: number) => boolean): Uint32Array {
  const passing = new Uint32Array(bits.length)
  for (let word = 0; word < bits.length; word++) {
    let left = 0
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      if (passes(word * WORD + 31 - Math.clz32(bit))) left |= bit
    }
    passing[word] = left
  }
  return passing
}

export function count(bits: Uint32Array): number {
  let sum = 0
  for (let word = 0; word < bits.length; word++) sum += ones(bits[word]!)
  return sum
}

export function isEmpty(bits: Uint32Array): boolean {
  return bits.every((word) => word === 0)
}

/** How many are in both. */
export function countCommon(bits: Uint32Array, others: Uint32Array): number {
  const words = Math.min(bits.length, others.length)
  let sum = 0
  for (let word = 0; word < words; word++) sum += ones(bits[word]! & others[word]!)
  return sum
}

/** The products of a set, ascending. */
export function docsIn(bits: Uint32Array, size: number): Uint32Array {
  const docs = new Uint32Array(size)
  for (let word = 0, found = 0; found < size; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
      docs[found++] = word * WORD + 31 - Math.clz32(rest & -rest)
  }
  return docs
}

function ones(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
