import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'
import { letterCustomer as client, letterShop as shop } from '#tests/support/sample-letters.ts'
import { boardPaper } from './board-paper.ts'
import type { BoardFile, PrintedBoard } from './printed-board.ts'

const boardOf = (file: BoardFile): PrintedBoard => ({
  reference: 'DR-1a2b3c4d',
  client,
  facts: [['Reference', 'DR-1a2b3c4d']],
  brief: [],
  notes: '',
  plates: [{ title: 'Floor plan', about: '', file, notes: '', comments: [] }],
  pieces: [],
})

test('a file that brings the press down is left out, which the board and the log say', async () => {
  const failures: unknown[] = []
  const noBytes = { kind: 'dxf', bytes: null } as unknown as BoardFile
  const pdf = await boardPaper(boardOf(noBytes), shop, (error) => failures.push(error))
  expect(readPdf(pdf).join()).toContain(
    'This file could not be printed. The file itself is kept with the request.',
  )
  expect(failures).toHaveLength(1)
})

test('what fails without such a file is a fault', async () => {
  const broken = { kind: 'picture', bytes: new Uint8Array([1, 2, 3]), width: 1, height: 1 } as const
  const failures: unknown[] = []
  await expect(boardPaper(boardOf(broken), shop, (error) => failures.push(error))).rejects.toThrow(
    'A document could not be made',
  )
  expect(failures).toEqual([])
})
