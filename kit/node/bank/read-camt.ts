import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { refuseCurrency, unescaped } from './read-ofx.ts'
import { cleanWords, type Movement, movementOf, readCents, UnreadableStatement } from './statement.ts'

/** A part of a document: it has no type of its own, so each step down says what it expects. */
type Node = string | { [name: string]: Node | undefined } | Node[] | undefined

const DECLARATION = /<!(DOCTYPE|ENTITY)/i

/**
 * The booked movements of a CAMT.053 statement, each part of a collective booking by itself where the bank says them.
 *
 * @throws UnreadableStatement with the line or the entry · `unsupported_type` where it declares a document type
 */
export function readCamt(text: string): Movement[] {
  if (DECLARATION.test(text))
    throw new UnreadableStatement('A statement in XML may not declare a DOCTYPE', 'unsupported_type')
  const sound = XMLValidator.validate(text)
  if (sound !== true) throw new UnreadableStatement(`Line ${sound.err.line}: the XML is damaged there`)
  const statements = all(at(documentOf(text), 'Document', 'BkToCstmrStmt', 'Stmt'))
  if (statements.length === 0) throw new UnreadableStatement('The file holds no CAMT.053 statement')
  if (new Set(statements.map((statement) => JSON.stringify(at(statement, 'Acct', 'Id')))).size > 1)
    throw new UnreadableStatement('The file holds several accounts. Please export one account at a time')
  const entries = statements.flatMap((statement) => all(at(statement, 'Ntry')))
  return entries.flatMap((entry, index) => movementsOf(entry, index + 1))
}

function documentOf(text: string): Node {
  const parser = new XMLParser({
    processEntities: false,
    parseTagValue: false,
    ignoreAttributes: false,
    removeNSPrefix: true,
  })
  return parser.parse(text) as Node
}

function movementsOf(entry: Node, count: number): Movement[] {
  const status = words(at(entry, 'Sts', 'Cd')) || words(at(entry, 'Sts'))
  if (status !== '' && status !== 'BOOK') return []
  const total = centsOf(entry, count)
  const parts = all(at(entry, 'NtryDtls')).flatMap((details) => all(at(details, 'TxDtls')))
  const sums = parts.map((part) => (at(part, 'Amt') === undefined ? undefined : centsOf(part, count)))
  const isSplit = parts.length > 1 && sums.reduce<number>((sum, cents) => sum + (cents ?? 0), 0) === total
  const tell = (part: Node, cents: number, place: string) =>
    movementOf(`Entry ${count}`, {
      day: dayOf(entry),
      amount: signed(entry, cents),
      ...wordsOf(entry, part, place),
    })
  const movements = isSplit
    ? parts.map((part, index) => tell(part, sums[index] ?? 0, `/${index + 1}`))
    : [tell(parts.length === 1 ? parts[0] : undefined, total, '')]
  return movements.filter((movement) => movement !== undefined)
}

function centsOf(node: Node, count: number): number {
  const amount = at(node, 'Amt')
  refuseCurrency(words(at(amount, '@_Ccy')), count)
  const cents = readCents(words(at(amount, '#text')) || words(amount))
  if (cents === undefined) throw new UnreadableStatement(`Entry ${count}: its amount cannot be read`)
  return cents
}

function signed(entry: Node, cents: number): number {
  return words(at(entry, 'CdtDbtInd')) === 'DBIT' ? -cents : cents
}

function dayOf(entry: Node): string {
  const booked = at(entry, 'BookgDt') ?? at(entry, 'ValDt')
  return words(at(booked, 'Dt')) || words(at(booked, 'DtTm'))
}

function wordsOf(entry: Node, part: Node, place: string) {
  const side = words(at(entry, 'CdtDbtInd')) === 'DBIT' ? 'Cdtr' : 'Dbtr'
  const party = at(part, 'RltdPties', side)
  const remittance = all(at(part, 'RmtInf', 'Ustrd')).map(words)
  const structured = words(at(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'))
  const endToEnd = words(at(part, 'Refs', 'EndToEndId')).replace(/^NOTPROVIDED$/, '')
  const own = words(at(part, 'Refs', 'AcctSvcrRef'))
  const ofEntry = words(at(entry, 'AcctSvcrRef'))
  return {
    name: words(at(party, 'Nm')) || words(at(party, 'Pty', 'Nm')),
    memo: cleanWords(
      [...remittance, structured, endToEnd, words(at(entry, 'AddtlNtryInf'))].filter(Boolean).join(' '),
    ),
    bankRef: own || (ofEntry && ofEntry + place),
    chequeNo: words(at(part, 'Refs', 'ChqNb')),
  }
}

/** What lies under these names, first of each. */
function at(node: Node, ...names: string[]): Node {
  let found = node
  for (const name of names) {
    const [first] = all(found)
    found = typeof first === 'object' && !Array.isArray(first) ? first[name] : undefined
  }
  return found
}

function all(node: Node): Node[] {
  if (node === undefined || node === '') return []
  return Array.isArray(node) ? node : [node]
}

function words(node: Node): string {
  return typeof node === 'string' ? cleanWords(unescaped(node)) : ''
}
