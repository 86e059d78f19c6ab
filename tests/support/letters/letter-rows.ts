import { expect, test } from 'vitest'
import type { Letter } from '#server/outbox/letter.ts'

export type LetterRow = {
  letter: Letter
  to: string
  subject: string
  preheader: string
  /** Words of its body. */
  says: string
  /** The label of its one action and where that leads. */
  action: [label: string, url: string]
}

/** One test for each letter: to whom, what it says, in both forms, and its link below the words. */
export function testLetters(rows: LetterRow[]): void {
  test.each(rows.map((row) => [row.letter.letter, row] as const))('%s', (_name, row) => {
    const { letter, to, subject, preheader, says, action } = row
    expect(letter).toMatchObject({ to, subject, preheader, action: { label: action[0], url: action[1] } })
    expect(letter.text).toContain(says)
    expect(letter.text).toContain(`\n\n${action[0]}:\n${action[1]}\n\n-- \n`)
    expect(readable(letter.html)).toContain(readable(says))
    expect(letter.html).toContain(`<a href="${action[1]}"`)
    expect(letter.html).toContain(`>${preheader}&#847;`)
    expect(`${letter.subject}${letter.preheader}${letter.text}${letter.html}`).not.toMatch(
      /\{\w+\}|undefined|null|NaN/,
    )
  })
}

/** What a person reads of it, without regard to lines and spaces. */
function readable(html: string): string {
  return html
    .replaceAll(/<style>[^]*?<\/style>|<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s/g, '')
}
