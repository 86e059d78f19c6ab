import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { roundsWith } from '#tests/support/scripts/script-rounds.ts'
import { scriptStrings } from '#tests/support/scripts/script-strings.ts'

const street = openStreet()

test('whatever people write is text on every screen, in every letter and every document', async () => {
  const rounds = await roundsWith(street, scriptStrings)
  const { strings, fields, screens, letters, documents, ran, violations, silent } = rounds
  const figure = `${strings} strings in each of ${fields} text fields; ${screens} screens, ${letters} letters and ${documents} documents opened: ${ran.length} scripts or windows, ${violations.length} violations of a policy`
  const pass = strings >= 25 && ran.length + violations.length + silent.length === 0
  printPromise('P42', strings, figure, pass)
  expect(ran).toEqual([])
  expect(violations).toEqual([])
  expect(silent).toEqual([])
})
