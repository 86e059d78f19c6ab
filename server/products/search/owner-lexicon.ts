import { type OwnerWords, synonymIn } from '#domain/search/owner-words.ts'
import { Lexicon } from '#kit/node/search/lexicon.ts'
import { wordsOf } from '#kit/node/search/words.ts'

/** What words mean in a shop, with what its owner added. */
export function withOwnerWords(shop: Lexicon, { synonyms, ignoredWords }: OwnerWords): Lexicon {
  const lexicon = new Lexicon(shop)
  lexicon.ignore(ignoredWords.flatMap(wordsOf))
  for (const { phrases, also } of synonyms.flatMap((line) => synonymIn(line) ?? []))
    for (const phrase of phrases) lexicon.meansAlso(phrase, also.length > 0 ? also : phrases)
  return lexicon
}
