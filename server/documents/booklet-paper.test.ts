import { expect, test } from 'vitest'
import { CUT_DRAWING } from '#kit/core/dxf/plan-limits.ts'
import { pdfText } from '#tests/support/files/pdf-text.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { dxfOf } from '#tests/support/files/small-dxf.ts'
import { samplePdf } from '#tests/support/files/sample-pdf.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { letterCustomer as client, letterShop as shop } from '#tests/support/letters/sample-letters.ts'
import { bookletPaper } from './booklet-paper.ts'
import { LARGE_DRAWING } from './booklet-views.ts'
import type { BookletFile, PrintedBooklet } from './printed-booklet.ts'

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

const printed = (booklet: PrintedBooklet, onFailure: (error: unknown) => void = fail, whose = 'leilani') =>
  bookletPaper(whose, () => Promise.resolve({ booklet, shop }), onFailure)

test('a file that brings the press down is left out, which the booklet and the log say', async () => {
  const failures: unknown[] = []
  const noBytes = { kind: 'dxf', bytes: null } as unknown as BookletFile
  const pdf = await printed(bookletOf(noBytes), (error) => failures.push(error))
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
  const pages = readPdf(await printed(booklet))
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
    return readPdf(await printed({ ...booklet, plates }))[0]!.length
  }
  const plain = await firstSheet(picture)
  expect(await firstSheet(picture, words)).toBe(plain)
  // What the client wrote has less room under a picture.
  expect(await firstSheet(words, picture, words)).toBeLessThan(plain)
})

test('what fails without such a file is a fault', async () => {
  const broken = { kind: 'picture', bytes: new Uint8Array([1, 2, 3]), width: 1, height: 1 } as const
  const failures: unknown[] = []
  await expect(printed(bookletOf(broken), (error) => failures.push(error))).rejects.toThrow(
    'A document could not be made',
  )
  expect(failures).toEqual([])
})

test('a press begins anew after every fourth PDF, for it never forgets what names they used', async () => {
  const file: BookletFile = { kind: 'pdf', bytes: await samplePdf('Ground floor') }
  let begun = 0
  const count = () => begun++
  await printed(bookletOf(file))
  process.on('worker', count)
  for (let more = 0; more < 8; more++) {
    const pages = await pdfText(await printed(bookletOf(file)))
    expect(pages.join()).toContain('Ground floor')
  }
  process.off('worker', count)
  expect(begun).toBe(2)
})

const line = [0, 'LINE', 8, 'A', 10, 0, 20, 0, 11, 1, 21, 1] as const
const words = [0, 'TEXT', 8, 'A', 10, 0, 20, 0, 40, 4, 1, 'lanai '.repeat(20)] as const
const placed = [0, 'INSERT', 8, 'A', 2, 'B', 10, 0, 20, 0]

/** A drawing of a few bytes that asks for one thing again and again. */
function repeating(drawn: readonly (string | number)[], times: readonly number[]): BookletFile {
  const block = [0, 'BLOCK', 8, 'A', 2, 'B', 10, 0, 20, 0, ...drawn, 0, 'ENDBLK', 8, 'A']
  return { kind: 'dxf', bytes: dxfOf([], block, [...placed, ...times]) }
}

const manyLines = repeating(line, [70, 32_000, 71, 32_000, 44, 2, 45, 2])
const manyWords = repeating(words, [70, 100, 71, 300, 44, 2, 45, 2])

test.each([
  ['lines', manyLines],
  ['words', manyWords],
])(
  'a drawing that asks for more %s than a sheet can show is drawn in part, and says so',
  async (_what, file) => {
    expect(readPdf(await printed(bookletOf(file))).join()).toContain(CUT_DRAWING)
  },
)

/** Comments that take longer than a press takes to begin. */
const talkative = bookletOf({ kind: 'words', text: 'A drawing.' })
const comment = {
  author: 'Leilani Akana',
  date: 'March 17, 2026',
  text: 'x\n'.repeat(200),
  page: 1,
  x: 0,
  y: 0,
}
talkative.plates[0]!.comments = Array.from({ length: 50 }, (_, at) => {
  return { ...comment, number: at + 1, isSettled: false, replies: [], earlierReplies: 0 }
})

test.each<[string, PrintedBooklet]>([
  [
    'a PDF that is searched',
    bookletOf({ kind: 'pdf', bytes: Buffer.from(`%PDF-1.4\n${'1 0 obj\n<<'.repeat(900_000)}`) }),
  ],
  ['a drawing of many words', bookletOf(manyWords)],
  [
    'a large drawing',
    bookletOf({
      kind: 'dxf',
      bytes: dxfOf([], Array.from({ length: LARGE_DRAWING / 20 }, () => line).flat()),
    }),
  ],
  ['comments of many lines', talkative],
])(
  '%s keeps nobody waiting for longer than a short paper takes',
  { timeout: 60_000 },
  async (what, booklet) => {
    const plain = bookletOf({ kind: 'pdf', bytes: await samplePdf('Ground floor') })
    // Before, so that the time in which the threads begin is not counted.
    await Promise.all([printed(plain), printed(plain), printed(booklet)])
    const done: string[] = []
    const ofOthers = Array.from({ length: 2 }, (_, at) =>
      printed(booklet, fail, `stranger ${at} with ${what}`).then((pdf) => done.push(readPdf(pdf).join())),
    )
    await printed(plain, fail, 'kai').then(() => done.push('plain'))
    expect(done).toEqual(['plain'])
    await Promise.all(ofOthers)
    expect(done).toHaveLength(3)
  },
)
