import type { Content } from './use-page-form.ts'

const signs = [
  ['## Heading', 'A heading; ### is a smaller one'],
  ['**bold**, *italic*', 'Words that stand out'],
  ['- one', 'A list; 1. numbers it'],
  ['[words](/returns)', 'A link to a page of the shop, to https://…, mailto:… or tel:…'],
  ['![what it shows](https://…)', 'A picture of the shop, as Add a picture writes it, or from the web'],
  ['| a | b |', 'A table, with | --- | --- | under its first line'],
  [':::columns … :::column … :::', 'Two columns, one under the other on phones'],
  [':::questions … :::', 'Questions that unfold: each begins with ### and the question'],
] as const

/** How texts are written, and the facts they may name. */
export function WritingHelp({ facts }: Pick<Content, 'facts'>) {
  return (
    <details className="rounded-control border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium">
        How to write, and facts of the shop
      </summary>
      <div className="grid gap-4 pb-4 text-sm">
        <Rows rows={signs.map(([sign, meaning]) => ({ sign, meaning }))} />
        <p className="text-muted">These stay right everywhere, whatever you change in the settings:</p>
        <Rows rows={facts.map(({ name, value }) => ({ sign: `{${name}}`, meaning: value }))} />
      </div>
    </details>
  )
}

function Rows({ rows }: { rows: readonly { sign: string; meaning: string }[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {rows.map(({ sign, meaning }) => (
        <div key={sign} className="contents">
          <dt className="font-mono wrap-anywhere">{sign}</dt>
          <dd className="mb-2 text-muted wrap-anywhere sm:mb-0">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
