/** Words of a list in one cell stand between these. */
export type WordSeparator = ',' | '\n'

/** A list as one cell: words between separators; as JSON where a word would not come back the same otherwise. */
export function wordsCell(words: readonly string[], separator: WordSeparator): string {
  const cell = words.join(separator === ',' ? ', ' : separator)
  const comesBack = wordsIn(cell, separator)
  const isSame = comesBack.length === words.length && comesBack.every((word, at) => word === words[at])
  return isSame ? cell : JSON.stringify(words)
}

/** The list in a cell; empty words are passed over. */
export function wordsIn(cell: string, separator: WordSeparator): string[] {
  return (
    listIn(cell) ??
    cell
      .split(separator)
      .map((word) => word.trim())
      .filter((word) => word !== '')
  )
}

function listIn(cell: string): string[] | undefined {
  if (!cell.trim().startsWith('[')) return undefined
  try {
    const list: unknown = JSON.parse(cell)
    return Array.isArray(list) && list.every((word) => typeof word === 'string') ? list : undefined
  } catch {
    return undefined
  }
}
