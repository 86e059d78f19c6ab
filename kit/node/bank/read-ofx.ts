import { lineCounter } from './decode.ts'
import { cleanWords, type Movement, movementOf, UnreadableStatement } from './statement.ts'

/** A tag; its value goes on to the next one, and most tags are never closed. */
const TAG = /<(\/?)([A-Z][A-Z\d.]*)>/gi

/** What is read while one transaction is open. */
type Open = { line: number; fields: Record<string, string> }

/**
 * The movements of an OFX, QFX or QBO file, in either of its two dialects.
 *
 * @throws UnreadableStatement with the line
 */
export function readOfx(text: string): Movement[] {
  const movements: Movement[] = []
  const accounts = new Set<string>()
  const lineOf = lineCounter(text)
  let open: Open | undefined

  function end(): void {
    const movement = open && movementIn(open)
    if (movement) movements.push(movement)
    open = undefined
  }

  for (const { slash, tag, value, index } of tagsIn(text)) {
    if (tag === 'STMTTRN' || tag === 'BANKTRANLIST') {
      end()
      if (tag === 'STMTTRN' && !slash) open = { line: lineOf(index), fields: {} }
    } else if (!slash && open) open.fields[tag] ??= cleanWords(unescaped(value))
    else if (tag === 'ACCTID' && !slash) refuseSecond(accounts.add(value.trim()))
    if (tag === 'CURDEF' && !slash) refuseCurrency(value.trim(), lineOf(index))
  }
  end()
  return movements
}

function* tagsIn(text: string) {
  let tag: RegExpExecArray | undefined
  for (const next of [...text.matchAll(TAG), undefined]) {
    if (tag) {
      const [{ length }, slash, name = ''] = tag
      const value = text.slice(tag.index + length, next?.index)
      yield { slash, tag: name.toUpperCase(), value, index: tag.index }
    }
    tag = next
  }
}

function movementIn({ line, fields }: Open): Movement | undefined {
  const { DTPOSTED: day = '', TRNAMT: amount = '', NAME: name = '', MEMO: memo = '' } = fields
  const { FITID: bankRef = '', CHECKNUM: chequeNo = '', CURRENCY } = fields
  if (CURRENCY !== undefined) refuseCurrency(fields.CURSYM ?? '', line)
  const words = { name, memo: memo === name ? '' : memo, bankRef, chequeNo }
  return movementOf(`Line ${line}`, { day, amount, ...words })
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
