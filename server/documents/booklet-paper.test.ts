import { describe, expect, test } from 'vitest'
import { CUT_DRAWING } from '#kit/core/dxf/plan-limits.ts'
import { pdfText } from '#tests/support/files/pdf-text.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { dxfOf } from '#tests/support/files/small-dxf.ts'
import { samplePdf } from '#tests/support/files/sample-pdf.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { letterCustomer as client, letterShop as shop } from '#tests/support/letters/sample-letters.ts'
import { bookletPaper } from './booklet-paper.ts'
import { type BookletFile, LARGE_DRAWING, type PrintedBooklet } from './printed-booklet.ts'

const fail = (error: unknown) => {
  throw error
}

const bookletOf = (file: BookletFile): PrintedBooklet => ({
  number: 'D-218',
  client,
  facts: [['Reference', 'DR-1a2b3c4d']],
  brief: [],
  notes: '',
  plates: [{ title: 'Floor plan', about: '', file, notes: '', comments: [] }],
  earlierComments: 0,
  pieces: [],
})

test('a file that brings the press down is left out, which the booklet and the log say', async () => {
  const failures: unknown[] = []
  const noBytes = { kind: 'dxf', bytes: null } as unknown as BookletFile
  const pdf = await bookletPaper(bookletOf(noBytes), shop, (error) => failures.push(error))
  expect(readPdf(pdf).join()).toContain(
    'This file could not be printed. The file itself is kept with the request.',
  )
  expect(failures).toHaveLength(1)
})

test('what is said of a picture stands on its sheet, however large the picture is', async () => {
  const { plates } = bookletOf({ kind: 'picture', bytes: sampleFiles.png, width: 1200, height: 1200 })
  const said = { author: 'Leilani Akana', date: 'March 17, 2026' }
  const comment = {
    ...said,
    text: 'Could the sofa turn?',
    number: 1,
    page: 1,
    x: 0.5,
    y: 0.5,
    isSettled: false,
    earlierReplies: 2,
  }
  const replies = [{ ...said, author: 'Noa, studio', text: 'It could.' }]
  const plate = { ...plates[0]!, notes: 'Low pieces keep the view.', comments: [{ ...comment, replies }] }
  const booklet = {
    ...bookletOf(plate.file),
    earlierComments: 1,
    plates: [plate, { ...plate, title: 'Concept 1' }],
  }
  const pages = readPdf(await bookletPaper(booklet, shop, fail))
  expect(pages).toHaveLength(3)
  expect(pages[0]).toContain('1 earlier comment is on the page of this design.')
  for (const words of [
    'Low pieces keep the view.',
    'Could the sofa turn?',
    '2 earlier answers are on the page of this design.',
    'It could.',
  ])
    expect(pages.slice(1).map((page) => page.includes(words))).toEqual([true, true])
})

test('the cover is the last picture of the concepts, and the plan alone is none', async () => {
  const words: BookletFile = { kind: 'words', text: 'A drawing.' }
  const picture: BookletFile = { kind: 'picture', bytes: sampleFiles.png, width: 1200, height: 800 }
  const booklet = { ...bookletOf(words), notes: 'We eat late. '.repeat(180) }
  const firstSheet = async (...files: BookletFile[]) => {
    const plates = files.map((file) => ({ ...booklet.plates[0]!, file }))
    return readPdf(await bookletPaper({ ...booklet, plates }, shop, fail))[0]!.length
  }
  const plain = await firstSheet(picture)
  expect(await firstSheet(picture, words)).toBe(plain)
  // What the client wrote has less room under a picture.
  expect(await firstSheet(words, picture, words)).toBeLessThan(plain)
})

test('what fails without such a file is a fault', async () => {
  const broken = { kind: 'picture', bytes: new Uint8Array([1, 2, 3]), width: 1, height: 1 } as const
  const failures: unknown[] = []
  await expect(bookletPaper(bookletOf(broken), shop, (error) => failures.push(error))).rejects.toThrow(
    'A document could not be made',
  )
  expect(failures).toEqual([])
})

const line = [0, 'LINE', 8, 'A', 10, 0, 20, 0, 11, 1, 21, 1] as const
test('a small drawing never waits for large ones, however many print theirs', async () => {
  const lines = Array.from({ length: LARGE_DRAWING / 20 }, () => line).flat()
  const [large, small] = [lines, [...line]].map((drawn) => dxfOf([], drawn))
  expect(large!.length).toBeGreaterThan(LARGE_DRAWING)
  const print = (bytes: Uint8Array) => bookletPaper(bookletOf({ kind: 'dxf', bytes }), shop, fail)
  // Before, so that the time in which the threads begin is not counted.
  await Promise.all([print(small!), print(small!)])
  const done: string[] = []
  const ofOthers = Array.from({ length: 4 }, () => print(large!).then(() => done.push('large')))
  await print(small!).then(() => done.push('small'))
  await Promise.all(ofOthers)
  expect(done).toEqual(['small', 'large', 'large', 'large', 'large'])
})

test('a press begins anew after every fourth PDF, for it never forgets what names they used', async () => {
  const file: BookletFile = { kind: 'pdf', bytes: await samplePdf('Ground floor') }
  let begun = 0
  const count = () => begun++
  await bookletPaper(bookletOf(file), shop, fail)
  process.on('worker', count)
  for (let more = 0; more < 8; more++) {
    const pages = await pdfText(await bookletPaper(bookletOf(file), shop, fail))
    expect(pages.join()).toContain('Ground floor')
  }
  process.off('worker', count)
  expect(begun).toBe(2)
})

const words = [0, 'TEXT', 8, 'A', 10, 0, 20, 0, 40, 4, 1, 'lanai '.repeat(20)] as const
const placed = [0, 'INSERT', 8, 'A', 2, 'B', 10, 0, 20, 0]

describe.each([
  ['lines', line, [70, 32_000, 71, 32_000, 44, 2, 45, 2]],
  ['words', words, [70, 100, 71, 300, 44, 2, 45, 2]],
])('a drawing that asks for more %s than a sheet can show', (_what, drawn, times) => {
  const block = [0, 'BLOCK', 8, 'A', 2, 'B', 10, 0, 20, 0, ...drawn, 0, 'ENDBLK', 8, 'A']
  const dear = bookletOf({ kind: 'dxf', bytes: dxfOf([], block, [...placed, ...times]) })

  test('is drawn in part, and says so', async () => {
    expect(readPdf(await bookletPaper(dear, shop, fail)).join()).toContain(CUT_DRAWING)
  })

  test.each<[string, number, BookletFile]>([
    ['booklet of pictures', 2, { kind: 'picture', bytes: sampleFiles.png, width: 1200, height: 800 }],
    ['other drawing', 1, { kind: 'dxf', bytes: dxfOf([], [...line]) }],
  ])('keeps no %s waiting', async (_name, dears, file) => {
    const other = () => bookletPaper(bookletOf(file), shop, fail)
    // Before, so that the time in which the threads begin is not counted.
    await Promise.all([other(), other()])
    const done: string[] = []
    const drawn = Array.from({ length: dears }, () =>
      bookletPaper(dear, shop, fail).then(() => done.push('drawing')),
    )
    await other().then(() => done.push('other'))
    await Promise.all(drawn)
    expect(done[0]).toBe('other')
  })
})
