import type { Understood } from '#contract/products.ts'
import { type OwnerWords, wordPageIn } from '#domain/search/owner-words.ts'
import { askingWords, pageWords, type SearchedPage, searchedPages } from '#domain/search/searched-pages.ts'
import { isFiller, stemOf, wordsOf } from '#kit/node/search/words.ts'

/** The page that the owner has for exactly these words. */
export function pageForWords(search: string, { wordPages }: OwnerWords): string | undefined {
  const searched = keyOf(search)
  const rules = wordPages.flatMap((line) => wordPageIn(line) ?? [])
  return rules.find(({ phrases }) => phrases.some((phrase) => keyOf(phrase) === searched))?.path
}

const keyOf = (text: string) => wordsOf(text).map(stemOf).join(' ')

/** What was typed, with its typos mended. */
export function spelledAs(typed: string, understood: Understood | undefined): string {
  return (understood?.corrected ?? []).reduce((text, { from, to }) => text.replace(from, to), typed)
}

/** The pages of the shop that answer what was typed. */
export function pagesAnswering(typed: string): SearchedPage[] {
  return searchedPages.filter((page) => isNamed(pageWords[page], typed, askingWords))
}

/** Whether every word of `text` is one of `name`, or begins one; fillers and `ignored` are passed over. */
export function isNamed(name: string, text: string, ignored: ReadonlySet<string> = new Set()): boolean {
  const words = wordsOf(name)
  const typed = wordsOf(text).filter((word) => !isFiller(word) && !ignored.has(word))
  const isThere = (one: string) => words.some((word) => word.startsWith(one) || stemOf(word) === stemOf(one))
  return typed.length > 0 && typed.every(isThere)
}
