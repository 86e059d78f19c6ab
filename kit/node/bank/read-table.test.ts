import { describe, expect, test } from 'vitest'
import { NO_COLUMN } from '#kit/core/csv.ts'
import { camt, csvSides, ofxUnclosed } from '#tests/support/bank/statement-files.ts'
import { readBeginning, readStatement } from './read-statement.ts'

describe('how a table begins is shown before it is read', () => {
  const begins = (text: string, heads = {}) => readBeginning(Buffer.from(text), heads)

  test('with the columns that are known, below what the bank says first', () => {
    expect(begins(csvSides)).toMatchObject({ columns: { date: 'Date', debit: 'Withdrawals' } })
    expect(begins(csvSides)?.rows.length).toBeGreaterThan(0)
    expect([begins(ofxUnclosed), begins(camt)]).toEqual([undefined, undefined])
    expect(() => begins('<Document></Document>')).toThrow()
  })

  test('with words that nobody knows, in quotes and parted by semicolons', () => {
    const text = 'Konto 1\n"Buchung";"Betrag";"Text"\n"11/3/2026";"660,00";"LN-1042"\n'
    expect(begins(text)).toEqual({
      heads: ['Buchung', 'Betrag', 'Text'],
      rows: [['11/3/2026', '660,00', 'LN-1042']],
      columns: {},
    })
    const heads = { date: 'Buchung', amount: 'Betrag', name: 'Text' }
    expect(begins(text, heads)?.columns).toEqual(heads)
    expect(readStatement(Buffer.from(text), heads).movements).toMatchObject([
      { cents: 66_000, name: 'LN-1042' },
    ])
  })

  test('two sides that are named go before an amount', () => {
    const text = 'Date,Amount,Out,In\n11/3/2026,1.00,,660.00\n'
    const heads = { debit: 'Out', credit: 'In' }
    expect(readStatement(Buffer.from(text), heads).movements).toMatchObject([{ cents: 66_000 }])
  })

  test('a column that is said to be none is not read under its usual word', () => {
    const text = 'Date,Amount,Description,Check\n11/3/2026,660.00,WIRE,1017\n'
    const heads = { name: NO_COLUMN, chequeNo: NO_COLUMN, debit: NO_COLUMN, credit: NO_COLUMN }
    expect(begins(text, heads)?.columns).not.toHaveProperty('name')
    expect(readStatement(Buffer.from(text), heads).movements).toMatchObject([
      { cents: 66_000, name: '', chequeNo: '' },
    ])
  })

  test('a faulty quote is named by its line, though the text is sound by another delimiter', () => {
    const text = 'Date,Amount,Description\n11/3/2026,1.00,WIRE\n11/4/2026,1.00,FOR;"RENT"\n'
    expect(() => readStatement(Buffer.from(text))).toThrow('Line 3')
  })

  test('text that is no table of days and amounts is refused, and a quote that stays open', () => {
    for (const text of ['', 'const a = 1, b = 2\n', 'Name,Price\nChair,660.00\n'])
      expect(() => begins(text)).toThrow('no header that we know')
    expect(() => begins('Date,Amount\n"11/3/2026,1\n')).toThrow('Line 2')
  })
})
