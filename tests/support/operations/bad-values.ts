import type { DescribedField, FieldKind } from './described-fields.ts'

/** Text that is kept as it is or refused, never more. */
export const oddTexts: readonly string[] = [
  '',
  '   ',
  '\u202eevil',
  '🌺',
  '<script>alert(1)</script>',
  `'"; drop table users; --`,
  '{{7*7}}',
  '${7*7}',
  'a@b.co\r\nBcc: c@d.co',
  '__proto__',
  'constructor',
  '../../etc/passwd',
]

/** Text that nothing can hold. */
const unholdable = ['nul\0byte', '\ud83d', 'x'.repeat(110_000)]

const noText: unknown[] = [1, true, [], ['a'], {}, { a: 1 }, ...unholdable]
const unknownWords = ['unknown', 'ADMIN', '__proto__', 'toString', '', [], {}, 17, true, 'nul\0']
const badIds = ['1', '507f1f77bcf86cd799439011', '..%2f', '%00', 'x'.repeat(300), [], ['a'], {}, 1]
const noNumbers = ['1', 'abc', '1,000', true, [], {}, 1e308, 'NaN']
const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown

/** What does not fit into a field of each kind, whatever it is called. */
const misfits: Record<FieldKind, unknown[]> = {
  text: noText,
  id: badIds,
  choice: unknownWords,
  number: noNumbers,
  flag: ['yes', 'true', 1, [], {}],
  list: ['text', 1, true, {}, deep, Array.from({ length: 1000 }, () => 'unknown')],
  object: ['text', 1, true, [], deep],
  map: ['text', 1, true, [], deep, { a: {} }, { a: [] }],
  other: [],
}

/** What a field refuses: what is of another kind, and null where it takes none. */
export function badValues({ kind, isNullable }: DescribedField): unknown[] {
  return isNullable || kind === 'other' ? misfits[kind] : [...misfits[kind], null]
}
