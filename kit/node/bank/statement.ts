import { cutText, shortened } from '#kit/core/cut-text.ts'

/** One movement of money as a bank tells it; what it does not say is empty. */
export type Movement = {
  /** YYYY-MM-DD */
  postedOn: string
  /** Above zero what came, below what went. */
  cents: number
  name: string
  memo: string
  /** The bank's own name for it. */
  bankRef: string
  chequeNo: string
}

export type StatementFormat = 'csv' | 'ofx' | 'camt'
export type Statement = { format: StatementFormat; movements: Movement[] }

/** What a column of a table holds. */
export type CsvColumn =
  | 'date'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'name'
  | 'memo'
  | 'bankRef'
  | 'chequeNo'
  | 'currency'
/** How an account's bank heads its columns, where that is no usual word. */
export type CsvHeads = Partial<Record<CsvColumn, string>>

/** How a table begins, and the head under which each column seems to stand. */
export type StatementTable = { heads: string[]; rows: string[][]; columns: CsvHeads }

export const MAX_MOVEMENTS = 20_000

/** A file that is no statement, in words for people that name the line. */
export class UnreadableStatement extends Error {
  readonly code: 'validation_failed' | 'unsupported_type' | 'too_large'

  constructor(message: string, code: UnreadableStatement['code'] = 'validation_failed', cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** A movement of raw words; undefined for $0.00, which banks print and nobody books. */
export function movementOf(where: string, { day, amount, ...words }: RawMovement): Movement | undefined {
  const postedOn = readDay(day)
  if (!postedOn) throw new UnreadableStatement(`${where}: “${shortened(day, MOST_SHOWN)}” is no date`)
  const cents = typeof amount === 'number' ? amount : readCents(amount)
  if (cents === undefined)
    throw new UnreadableStatement(`${where}: “${shortened(String(amount), MOST_SHOWN)}” is no amount`)
  return cents === 0 ? undefined : { postedOn, cents, ...words }
}

export type RawMovement = Omit<Movement, 'postedOn' | 'cents'> & { day: string; amount: string | number }

/** So much of what cannot be read is shown. */
const MOST_SHOWN = 40
/** As much as one movement may be, in cents. */
const MOST = 2_000_000_000

/** 1,234.56 · $12 · (12.50) · 12.50- · 12,50 as cents; undefined for anything else. */
export function readCents(text: string): number | undefined {
  const bare = text
    .replaceAll(/[\s$]/g, '')
    .replace(/^\((.+)\)$/, '-$1')
    .replace(/^([^-+]+)([-+])$/, '$2$1')
  const found = /^([-+]?)(\d{1,3}(?:,\d{3})+|\d*)(?:([.,])(\d{1,2})0*)?$/.exec(bare)
  if (!found || !/\d/.test(bare)) return undefined
  const [, sign, whole = '', , part = ''] = found
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
  if (cents > MOST) return undefined
  return sign === '-' && cents > 0 ? -cents : cents
}

/** 11/3/2026 · 2026-11-03… · 20261103… as YYYY-MM-DD; undefined for what is no day between 2000 and 2099. */
export function readDay(text: string): string | undefined {
  const found =
    /^(?<month>\d{1,2})[/-](?<day>\d{1,2})[/-](?<year>(?:20)?\d\d)$/.exec(text) ??
    /^(?<year>20\d\d)([-/]?)(?<month>\d\d)\2(?<day>\d\d)(?!\d{1,5}$|[-/])/.exec(text)
  if (!found?.groups) return undefined
  const { year = '', month = '', day = '' } = found.groups
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(iso)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : undefined
}

/** Words as they are stored: one blank between them, nothing that cannot be shown or turns them around. */
export function cleanWords(text: string): string {
  const words = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
  return cutText(words.trim(), 500)
}
