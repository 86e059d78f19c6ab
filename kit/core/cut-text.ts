/** The first `most` characters of a text, none of them half: JSON that holds one is refused by the database. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

/** The last `most` characters, none of them half. */
export function endOf(text: string, most: number): string {
  return text.slice(-most).replace(/^[\udc00-\udfff]/, '')
}

/** The beginning, with a mark where the rest was left out. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${cutText(text, most)}…` : text
}
