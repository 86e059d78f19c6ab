import type { ImportResult } from '#contract/products-import.ts'
import { formatMoney } from '#kit/core/money.ts'

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
export function readAs({ encoding, delimiter, decimals, amount }: Understood): string {
  const marks = `${encodingNames[encoding]}, ${delimiterNames[delimiter]}, decimal ${decimals}s`
  return amount
    ? `${marks}: ${amount.written} → ${formatMoney(Math.round(Number(amount.read) * 100))}`
    : marks
}
