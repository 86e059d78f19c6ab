import { allVariantKeys, type ChoosableVariant } from './variant-key.ts'
import { finishOfKey } from './finish-of-key.ts'

/** More than any number that a name counts by, such as a moment. */
const MAX_DIGITS = 6

/** The beginnings of a file's name that may be a product's code, in small letters, the longest first. */
export function codesIn(fileName: string): string[] {
  const stem = stemOf(fileName)
  const ends = [...stem.matchAll(/[^\p{L}\p{N}]|$/gu)].map(({ index }) => index)
  const codes = ends.map((end) => stem.slice(0, end).trim()).filter((code) => code !== '')
  return [...new Set(codes)].toReversed()
}

/** What stands in a file's name behind the product's code: `-2` its place among others, `_oak` the finish it shows. */
export function pictureNamed(
  fileName: string,
  productCode: string,
  variants: readonly ChoosableVariant[],
): { order: number; variantKey: string | undefined } {
  const words = wordsIn(stemOf(fileName).slice(productCode.length))
  const at = words.findLastIndex((word) => /^\d+$/.test(word) && word.length <= MAX_DIGITS)
  const whole = keyNamed(words, variants)
  if (whole !== undefined || at === -1) return { order: 0, variantKey: whole }
  return { order: Number(words[at]), variantKey: keyNamed(words.toSpliced(at, 1), variants) }
}

function keyNamed(words: string[], variants: readonly ChoosableVariant[]): string | undefined {
  if (words.length === 0 || variants.length === 0) return undefined
  const finish = words.join(' ')
  return allVariantKeys(variants).find((key) => wordsIn(finishOfKey(variants, key)).join(' ') === finish)
}

function stemOf(fileName: string): string {
  return fileName
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
