import { idOf } from '#domain/search/kinds.ts'
import { ignoredWords } from '#domain/search/traits.ts'
import { type NamedCategory, vocabulary } from '#domain/search/vocabulary.ts'
import { Lexicon } from '#kit/node/search/lexicon.ts'

/** What words mean in a shop with these categories: a category that no table names is a kind of its own. */
export function lexiconFor(categories: readonly NamedCategory[]): Lexicon {
  const lexicon = new Lexicon(vocabulary(), ignoredWords)
  for (const { id, name } of categories) {
    if (conceptsOf(lexicon, { id, name }).length === 0) lexicon.add({ id: idOf('kind', id), words: [name] })
  }
  return lexicon
}

/** The kinds and rooms that a category names. */
export function conceptsOf(lexicon: Lexicon, { name }: NamedCategory): string[] {
  return lexicon.namedIn(name).filter((id) => /^(kind|room|home):/.test(id))
}
