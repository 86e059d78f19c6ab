import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  camt,
  camtCollective,
  camtWithDoctype,
  csvAmount,
  csvSides,
  csvSigned,
  ofxNeverEnded,
  ofxUnclosed,
  qfxClosed,
} from '#tests/support/bank/statement-files.ts'
import { readAside } from './read-aside.ts'
import { readStatement } from './read-statement.ts'
import { readCents, readDay, UnreadableStatement } from './statement.ts'

const read = (text: string) => readStatement(Buffer.from(text))
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const came = { postedOn: '2026-11-03', cents: 66_000 }
const went = { cents: -125_050 }

describe('a statement is read', () => {
  test.each([
    ['OFX with open tags', ofxUnclosed, 'ofx'],
    ['OFX whose transactions never end', ofxNeverEnded, 'ofx'],
    ['QFX in XML', qfxClosed, 'ofx'],
    ['CSV with one amount', csvAmount, 'csv'],
    ['CSV with two sides and a preamble', csvSides, 'csv'],
    ['CSV with semicolons', csvSigned, 'csv'],
    ['CAMT.053', camt, 'camt'],
  ])('%s', (_what, text, format) => {
    const statement = read(text)
    expect(statement).toMatchObject({ format, movements: [came, went] })
    expect(`${statement.movements[0]?.name} ${statement.movements[0]?.memo}`).toContain('LN-1042')
    for (const bytes of [
      utf16(text),
      Buffer.from(`\uFEFF${text}`),
      Buffer.from(text.replaceAll('\n', '\r\n')),
    ])
      expect(readStatement(bytes)).toEqual(statement)
  })

  test('with all that the bank says', () => {
    const wire = {
      ...came,
      name: 'LEILANI KAWAI',
      memo: 'WIRE IN LN-1042 A&B < 5',
      bankRef: '202611030001',
      chequeNo: '',
    }
    expect(read(ofxUnclosed).movements[0]).toEqual(wire)
    expect(read(qfxClosed)).toEqual(read(ofxUnclosed))
    expect(read(csvAmount).movements[1]).toMatchObject({ chequeNo: '1017', name: 'CHECK' })
    expect(read(camt).movements).toMatchObject([
      { name: 'Leilani Kawai', memo: 'LN-1042 A&B', bankRef: 'W1' },
      { chequeNo: '1017' },
    ])
  })

  test('each part of a collective booking by itself', () => {
    const movements = [
      { cents: 6000, memo: 'LN-1', bankRef: 'B7/1' },
      { cents: 4000, memo: 'LN-2', bankRef: 'B7/2' },
    ]
    expect(read(camtCollective)).toMatchObject({ movements })
  })

  test('by the words of its own bank', () => {
    const file = Buffer.from('Valuta,Betrag,Wer\n2026-11-03,660.00,LN-1042\n')
    expect(() => readStatement(file)).toThrow('no header')
    const heads = { date: 'valuta', amount: 'Betrag', name: 'Wer' }
    expect(readStatement(file, heads).movements).toMatchObject([{ ...came, name: 'LN-1042' }])
  })

  test('in what old programs of banks write', () => {
    const bytes = Buffer.from(
      'Date,Description,Amount\n11/3/2026,Café Lānai,660\n'.replace('ā', 'a'),
      'latin1',
    )
    expect(readStatement(bytes).movements[0]?.name).toBe('Café Lanai')
  })
})

describe('a file is refused', () => {
  const table = 'Date,Description,Amount\n'
  test.each<[string, string, string]>([
    [
      'an amount that is none',
      `${table}11/3/2026,a,1\n11/3/2026,b,1O0.00\n`,
      'Line 3: “1O0.00” is no amount',
    ],
    ['a day that is none', `${table}02/30/2026,a,1\n`, 'Line 2: “02/30/2026” is no date'],
    ['an amount left empty', `${table}11/3/2026,a,\n`, 'Line 2: “” is no amount'],
    ['an open quote', `${table}11/3/2026,"a,1\n`, 'Line 2: a quote mark (") is opened there'],
    ['no header', 'a,b\n1,2\n', 'Line 1: no header that we know'],
    ['nothing but a header', table, 'The statement has no movements'],
    ['a zero character', `${table}11/3/2026,a\0,1\n`, 'Line 2: a character that cannot be stored'],
    [
      'another currency',
      'Date,Amount,Currency\n11/3/2026,1,EUR\n',
      'Line 2: only US dollars can be read, not “EUR”',
    ],
    ['OFX in euros', ofxUnclosed.replace('>USD', '>EUR'), 'Line 13: only US dollars can be read, not “EUR”'],
    [
      'OFX without <OFX>',
      'OFXHEADER:100\nDATA:OFXSGML\n',
      'Line 1: the file begins as OFX, but holds no <OFX>',
    ],
    ['OFX with a bad amount', ofxUnclosed.replace('660.00', 'six'), 'Line 16: “six” is no amount'],
    ['two accounts', ofxUnclosed.replace('<ACCTTYPE>', '<ACCTID>999<ACCTTYPE>'), 'several accounts'],
    ['damaged XML', camt.replace('</Ntry>', ''), 'Line 1: the XML is damaged there'],
    ['other XML', '<a/>', 'no CAMT.053 statement'],
    ['CAMT in euros', camt.replace('Ccy="USD"', 'Ccy="EUR"'), 'only US dollars can be read'],
    ['nothing', '', 'no header that we know'],
  ])('for %s', (_what, text, message) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ message: expect.stringContaining(message) }))
  })

  test.each([
    ['a DOCTYPE', camtWithDoctype, 'unsupported_type'],
    ['a web page', '<!DOCTYPE html><html></html>', 'unsupported_type'],
    ['too many lines', `${table}${'11/3/2026,a,1\n'.repeat(20_001)}`, 'too_large'],
  ])('for %s', (_what, text, code) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code }))
  })
})

test.each<[string, number | undefined]>([
  ['1,234.56', 123_456],
  ['$12', 1200],
  ['(12.50)', -1250],
  ['12.50-', -1250],
  ['+.5', 50],
  ['12,50', 1250],
  ['0.00', 0],
  ['-0', 0],
  ['1.234', undefined],
  ['1,23,456', undefined],
  ['1e5', undefined],
  ['.', undefined],
  ['21000000', undefined],
])('%j is %j cents', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})

test.each([
  ['11/3/2026', '2026-11-03'],
  ['11-03-26', '2026-11-03'],
  ['20261103120000.000[-10:HST]', '2026-11-03'],
  ['2026-11-03T08:00:00', '2026-11-03'],
  ['2026-02-29', undefined],
  ['13/01/2026', undefined],
  ['1999-01-01', undefined],
])('%j is the day %j', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test('a large statement is read aside, and what is wrong with one comes back in words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'statement-'))
  const path = join(folder, 'large.csv')
  await writeFile(path, `Date,Description,Amount\n${'11/3/2026,WIRE LN-1042,660.00\n'.repeat(5000)}`)
  expect((await readAside('statement', path)).movements).toHaveLength(5000)
  await writeFile(path, 'nothing')
  await expect(readAside('statement', path)).rejects.toMatchObject({ code: 'validation_failed' })
})

describe('what a file can do to its reader is refused in words', () => {
  const deep = 20_000
  const inCamt = (inside: string) =>
    `<Document><BkToCstmrStmt><Stmt>${inside}</Stmt></BkToCstmrStmt></Document>`
  test.each([
    ['XML nested 20,000 deep', inCamt('<a>'.repeat(deep) + '</a>'.repeat(deep))],
    ['a tag that every object answers to', inCamt('<__proto__><a>1</a></__proto__>')],
    ['5 MB of lines without a header', 'x\n'.repeat(2_600_000)],
    ['5 MB of what begins no tag', `<OFX>${'<'.repeat(5_000_000)}`],
  ])('%s', async (_what, text) => {
    const path = join(await mkdtemp(join(tmpdir(), 'statement-')), 'hostile')
    await writeFile(path, text)
    await expect(readAside('statement', path)).rejects.toBeInstanceOf(UnreadableStatement)
  })

  test('19,000 movements of OFX after 2,000,000 empty lines are read, with their lines', () => {
    const entry = '<STMTTRN><DTPOSTED>20261103<TRNAMT>1.00<NAME>a\n'
    const text = `<OFX>${'\n'.repeat(2_000_000)}${entry.repeat(19_000)}`
    expect(read(text).movements).toHaveLength(19_000)
    expect(() => read(`${text}<STMTTRN><TRNAMT>1`)).toThrow('Line 2019001')
  })

  test('60,000 movements of OFX in one line are counted at once', () => {
    const entry = '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261103<TRNAMT>1.00<FITID>1<NAME>A</STMTTRN>'
    expect(() => read(`<OFX>${entry.repeat(60_000)}`)).toThrow('at most 20,000 lines')
  })
})
