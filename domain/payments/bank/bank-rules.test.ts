import { describe, expect, test } from 'vitest'
import { sumCents } from '#kit/core/money.ts'
import { dice } from '#tests/sim/dice.ts'
import { fingerprintOf, newAmong } from './fingerprint.ts'
import { findReferences } from './find-references.ts'
import { type Candidate, type Suggestion, suggestionFor } from './grade.ts'

const none = { orders: [], designs: [], orderEnds: [], designBeginnings: [] }
const line = { postedOn: '2026-11-03', cents: 66_000, name: '', memo: '', bankRef: '', chequeNo: '' }

describe('a text names', () => {
  test.each<[string, object]>([
    ['WIRE LN-1042 KAWAI', { orders: [1042] }],
    ['order LN 1042.', { orders: [1042] }],
    ['ln1042', { orders: [1042] }],
    ['L N 1 0 4 2', { orders: [1042] }],
    ['LN-1042/LN-1043 and ln-1042', { orders: [1042, 1043] }],
    ['ＬＮ－１０４２', { orders: [1042] }],
    ['LN: 1042', { orders: [1042] }],
    ['LN-7 3 chairs', { orders: [7] }],
    ['D-218 design fee', { designs: [218] }],
    ['DR-3f2b8c1a', { designBeginnings: ['3f2b8c1a'] }],
    ['DR 3F2B8C1A for LN-7', { designBeginnings: ['3f2b8c1a'], orders: [7] }],
    ['Ref 7e8f9012 thanks', { orderEnds: ['7e8f9012'] }],
    ['ALN-1042', {}],
    ['LN-0 LN-0042', {}],
    ['LN-99999999999', {}],
    ['7e8f90123 x7e8f9012', {}],
    ['', {}],
  ])('%j', (text, found) => {
    expect(findReferences(text)).toEqual({ ...none, ...found })
  })

  test('any number, whatever stands around it', () => {
    const { below, one } = dice(7)
    for (let run = 0; run < 500; run++) {
      const count = 1 + below(999_999_999)
      const number = `${one(['LN', 'ln', 'L N'])}${one(['-', ' ', '', ': '])}${count}`
      const text = `${one(['WIRE ', 'for order#', '('])}${number}${one(['', ' KAWAI', ',', ')'])}`
      expect([text, findReferences(text).orders]).toEqual([text, [count]])
    }
  })

  test('in 500 letters of anything quickly', () => {
    const begin = performance.now()
    for (let run = 0; run < 2000; run++) findReferences('l n 1 0 4 2 d 2 1 8 '.repeat(25))
    expect(performance.now() - begin).toBeLessThan(2000)
  })
})

describe('a fingerprint', () => {
  test('is the same in another format', () => {
    const one = { ...line, name: 'LEILANI KAWAI', memo: 'LN-1042', chequeNo: '0042' }
    const other = { ...line, name: 'Leilani  Kawai', memo: 'ln 1042', chequeNo: '42' }
    expect(fingerprintOf(one)).toBe(fingerprintOf(other))
    expect(fingerprintOf({ ...line, memo: 'LEILANI KAWAI LN-1042', chequeNo: '42' })).toBe(fingerprintOf(one))
  })

  test.each<[string, Partial<typeof line>]>([
    ['day', { postedOn: '2026-11-04' }],
    ['amount', { cents: -66_000 }],
    ['name', { name: 'Kai' }],
    ['check', { chequeNo: '42' }],
  ])('differs by %s', (_what, change) => {
    expect(fingerprintOf({ ...line, ...change })).not.toBe(fingerprintOf(line))
  })

  test('of true twins is counted, in any order of the file', () => {
    const lines = [line, { ...line, name: 'Kai' }, line, line]
    const keysOf = (file: typeof lines) =>
      newAmong(file, 'csv', [])
        .fresh.map(({ fingerprint, occurrence }) => `${fingerprint} ${occurrence}`)
        .toSorted()
    expect(new Set(keysOf(lines)).size).toBe(4)
    expect(keysOf(lines.toReversed())).toEqual(keysOf(lines))
  })
})

describe('of a statement is new', () => {
  const refs = (...all: string[]) => all.map((bankRef) => ({ ...line, bankRef }))
  test.each<[string, string[], string[], 'csv' | 'ofx', string[]]>([
    ['nothing that has no reference in another format', ['W1', 'W2'], ['', ''], 'csv', []],
    ['nothing that has another reference in another format', ['W1', 'W2'], ['A', 'B'], 'csv', []],
    ['nothing of the same references', ['W1', 'W2'], ['W2', 'W1'], 'ofx', []],
    ['a true twin by its reference', ['W1'], ['W2'], 'ofx', ['W2']],
    ['a true twin among known ones', ['W1'], ['W1', 'W2'], 'ofx', ['W2']],
    ['what is more than before', ['', ''], ['', '', ''], 'csv', ['']],
  ])('%s', (_what, earlier, later, format, found) => {
    const stored = newAmong(refs(...earlier), 'ofx', []).fresh.map((one) => ({ ...one, format: 'ofx' }))
    const { fresh, repeated } = newAmong(refs(...later), format, stored)
    expect(fresh.map(({ bankRef }) => bankRef)).toEqual(found)
    expect(repeated).toHaveLength(later.length - found.length)
    const occurrences = fresh.map(({ occurrence }) => occurrence)
    expect(occurrences).toEqual(found.map((_, at) => earlier.length + at + 1))
  })
})

const payable = (id: string, open: number, more: Partial<Candidate> = {}): Candidate => {
  return { id, open, dueNow: open, dueOn: null, payer: 'Leilani Kawai', payerId: id, ...more }
}
const nothing = { named: [], ofAmount: [], refunds: [] }

describe('a movement is', () => {
  const order = payable('a', 66_000, { dueNow: 33_000 })
  const refund = { id: 'r', cents: 66_000, reference: '' }

  test.each<[string, number, Partial<Parameters<typeof suggestionFor>[1]>, Suggestion]>([
    [
      'surely all that is open',
      66_000,
      { named: [order] },
      { grade: 'sure', payables: [{ id: 'a', cents: 66_000 }] },
    ],
    ['surely a due', 33_000, { named: [order] }, { grade: 'sure', payables: [{ id: 'a', cents: 33_000 }] }],
    ['a part', 20_000, { named: [order] }, { grade: 'part', payables: [{ id: 'a', cents: 20_000 }] }],
    ['too much', 70_000, { named: [order] }, { grade: 'part', payables: [{ id: 'a', cents: 70_000 }] }],
    [
      'likely one',
      66_000,
      { ofAmount: [order] },
      { grade: 'likely', payables: [{ id: 'a', cents: 66_000 }] },
    ],
    ['none of two alike', 66_000, { ofAmount: [order, payable('b', 66_000)] }, { grade: 'none' }],
    [
      'none of a stranger',
      66_000,
      { ofAmount: [payable('b', 66_000, { payer: 'Bo Li' })] },
      { grade: 'none' },
    ],
    ['a refund that left', -66_000, { refunds: [refund] }, { grade: 'out', refundId: 'r' }],
    ['neither of two refunds', -66_000, { refunds: [refund, { ...refund, id: 's' }] }, { grade: 'none' }],
    [
      'the refund of this check',
      -66_000,
      { refunds: [refund, { ...refund, id: 's', reference: 'Check 42' }] },
      { grade: 'out', refundId: 's' },
    ],
    ['nothing known', -100, { refunds: [refund] }, { grade: 'none' }],
  ])('%s', (_what, cents, known, suggestion) => {
    const movement = { ...line, cents, name: 'L KAWAI', chequeNo: '42' }
    expect(suggestionFor(movement, { ...nothing, ...known })).toEqual(suggestion)
  })

  test('split over several into what is due of each, before anything else of one', () => {
    const named = ['a', 'b'].map((id) => payable(id, 600_00, { dueNow: 300_00, dueOn: '2026-11-20' }))
    const partsOf = (cents: number) => suggestionFor({ ...line, cents }, { ...nothing, named })
    const several = (...parts: [string, number][]) => ({
      grade: 'several',
      payables: parts.map(([id, cents]) => ({ id, cents })),
    })
    expect(partsOf(600_00)).toEqual(several(['a', 300_00], ['b', 300_00]))
    expect(partsOf(700_00)).toEqual(several(['a', 400_00], ['b', 300_00]))
    expect(partsOf(1300_00)).toEqual(several(['a', 600_00], ['b', 700_00]))
    expect(partsOf(200_00)).toEqual(several(['a', 200_00]))
  })

  test('split over several by their days, and used up whatever they come to', () => {
    const { below } = dice(11)
    for (let run = 0; run < 300; run++) {
      const cents = 1 + below(100_000)
      const named = Array.from({ length: 2 + below(4) }, (_, index) =>
        payable(String(index), below(50_001), { dueOn: `2026-11-${10 + below(20)}` }),
      )
      const suggestion = suggestionFor({ ...line, cents }, { ...nothing, named })
      if (suggestion.grade !== 'several') throw new Error('It names several')
      expect(sumCents(suggestion.payables.map((part) => part.cents))).toBe(cents)
      const days = suggestion.payables.map(({ id }) => named[Number(id)]?.dueOn)
      expect(days).toEqual(days.toSorted())
    }
  })
})
