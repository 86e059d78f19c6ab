/**
 * Turns the words of a letter into blocks.
 *
 *   Hello {firstName},            a placeholder is filled in once, as text
 *   Discount {discount}           a line whose value is empty is left out
 *   {items}                       alone on a line: the table of pieces
 *   {tempPassword}                a code alone on a line: set large, to be copied
 *   Total {totalPrice}            a label, or a placeholder for one, and a figure: a row of the sums
 */
/** How a placeholder is set: `lines` keeps its line ends, one without a kind is text on one line. */
export type PlaceholderKinds = ReadonlyMap<string, 'items' | 'notice' | 'code' | 'figure' | 'lines'>

export type Block =
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'figures'; rows: { label: string; value: string }[] }
  | { kind: 'notice'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'items' }

/** The names in braces that `Words` asks for, so that a letter without a value does not compile. */
export type Placeholder<Words extends string> = Words extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

export type Values = Readonly<Record<string, string>>

const placeholder = /\{(\w+)\}/g
const labeled = /^(\p{L}[\p{L} ]*|\{\w+\}) \{(\w+)\}$/u
const alone = /^\{(\w+)\}$/

/** The blocks of `words` with `values` filled in; a placeholder nobody knows stays as it is written. */
export function fillInBlocks(words: string, values: Values, kinds: PlaceholderKinds): Block[] {
  return words
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((paragraph) =>
      joinAlike(paragraph.split('\n').flatMap((line) => blockOf(line.trim(), values, kinds))),
    )
}

/** `words` with `values` filled in as one line without control characters: fit for a mail header. */
export function fillInLine(words: string, values: Values): string {
  return oneLine(words.replace(placeholder, (written, name: string) => valueOf(values, name) ?? written))
}

/** `text` on one line: every run of blanks, line ends and control characters is one space. */
export function oneLine(text: string): string {
  return withoutDirectionMarks(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

function blockOf(line: string, values: Values, kinds: PlaceholderKinds): Block[] {
  if (line === '' || lacksValue(line, values)) return []
  const kind = kinds.get(alone.exec(line)?.[1] ?? '')
  if (kind === 'items') return [{ kind }]
  if (kind === 'notice' || kind === 'code') return [{ kind, text: fillInLine(line, values) }]
  const [, label = '', figure = ''] = labeled.exec(line) ?? []
  if (kinds.get(figure) === 'figure')
    return [
      {
        kind: 'figures',
        rows: [{ label: fillInLine(label, values), value: fillInLine(`{${figure}}`, values) }],
      },
    ]
  return [{ kind: 'paragraph', lines: fillInLines(line, values, kinds) }]
}

function lacksValue(line: string, values: Values): boolean {
  return [...line.matchAll(placeholder)].some(([, name = '']) => valueOf(values, name)?.trim() === '')
}

/** What every object inherits, such as `constructor`, is no value. */
function valueOf(values: Values, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/** What people wrote, and a list, keep their line ends; every other value stays on one line. */
function fillInLines(line: string, values: Values, kinds: PlaceholderKinds): string[] {
  const filled = line.replace(placeholder, (written, name: string) => {
    const value = valueOf(values, name) ?? written
    return kinds.get(name) === 'lines' ? value : oneLine(value)
  })
  return filled
    .trim()
    .split(/\r\n|\r|\n/)
    .map(oneLine)
}

function joinAlike(blocks: Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (last?.kind === 'paragraph' && block.kind === 'paragraph') last.lines.push(...block.lines)
    else if (last?.kind === 'figures' && block.kind === 'figures') last.rows.push(...block.rows)
    else joined.push(block)
  }
  return joined
}

/** Marks that turn the direction of reading can make one address look like another. */
function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
}
