import { lineAt } from './decode.ts'
import { cleanWords, type Movement, movementOf, UnreadableStatement } from './statement.ts'

/** A tag and what follows it. Values may hold a `<` that begins no tag, and most tags are never closed. */
const TAG = /<(\/?)([A-Z][A-Z\d.]*)>([^<]*(?:<(?!\/?[A-Z])[^<]*)*)/gi

/** What is read while one transaction is open. */
type Open = { at: number; fields: Record<string, string> }

/**
 * The movements of an OFX, QFX or QBO file, in either of its two dialects.
 *
 * @throws UnreadableStatement with the line
 */
export function readOfx(text: string): Movement[] {
  const movements: Movement[] = []
  const accounts = new Set<string>()
  let open: Open | undefined

  function end(): void {
    const movement = open && movementIn(text, open)
    if (movement) movements.push(movement)
    open = undefined
  }

  for (const { 1: slash, 2: name = '', 3: value = '', index } of text.matchAll(TAG)) {
    const tag = name.toUpperCase()
    if (tag === 'STMTTRN' || tag === 'BANKTRANLIST') {
      end()
      if (tag === 'STMTTRN' && !slash) open = { at: index, fields: {} }
    } else if (!slash && open) open.fields[tag] ??= cleanWords(unescaped(value))
    else if (tag === 'ACCTID' && !slash) refuseSecond(accounts.add(value.trim()))
    if (tag === 'CURDEF' && !slash) refuseCurrency(value.trim(), lineAt(text, index))
  }
  end()
  return movements
}

function movementIn(text: string, { at, fields }: Open): Movement | undefined {
  const { DTPOSTED: day = '', TRNAMT: amount = '', NAME: name = '', MEMO: memo = '' } = fields
  const { FITID: bankRef = '', CHECKNUM: chequeNo = '', CURRENCY } = fields
  if (CURRENCY !== undefined) refuseCurrency(fields.CURSYM ?? '', lineAt(text, at))
  const words = { name, memo: memo === name ? '' : memo, bankRef, chequeNo }
  return movementOf(`Line ${lineAt(text, at)}`, { day, amount, ...words })
}

function refuseSecond(accounts: Set<string>): void {
  if (accounts.size > 1)
    throw new UnreadableStatement('The file holds several accounts. Please export one account at a time')
}

/** @throws UnreadableStatement for money that is no US dollars */
export function refuseCurrency(currency: string, line: number): void {
  if (currency.toUpperCase() === 'USD') return
  throw new UnreadableStatement(`Line ${line}: only US dollars can be read, not “${currency.slice(0, 10)}”`)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The few entities that banks write; one that nobody knows stays as it is, as a lone & does. */
export function unescaped(value: string): string {
  return value.replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
}
