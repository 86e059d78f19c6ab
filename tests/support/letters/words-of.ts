/** The words of a page or of a part of one, as they are read: no markup, and no space before a comma or full stop. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.])/g, '')
}
