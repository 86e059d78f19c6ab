import type { ImportResult } from '#contract/products-import.ts'
import { formatMoney } from '#kit/core/money.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'

type Understood = ImportResult['understood']

const encodingNames: Record<Understood['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

const delimiterNames: Record<Understood['delimiter'], string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
}

/** How the file was read, in words: “UTF-16, semicolons, decimal commas: 1.299,00 → $1,299.00”. */
export function ReadAs({ understood }: { understood: Understood }) {
  const { encoding, delimiter, decimals, amount } = understood
  return (
    <p className="mt-3 text-sm wrap-anywhere text-muted">
      Read as: {encodingNames[encoding]}, {delimiterNames[delimiter]}, decimal {decimals}s
      {amount && (
        <>
          : {amount.written} <Icon name="arrow-right" className="inline size-4" />
          <span className="sr-only"> becomes </span> {formatMoney(Math.round(Number(amount.read) * 100))}
        </>
      )}
    </p>
  )
}
