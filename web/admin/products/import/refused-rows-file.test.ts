import { expect, test } from 'vitest'
import { refusedRowsFile } from './refused-rows-file.ts'

const encoder = new TextEncoder()

/** A file of these lines, and where each of them lies. */
function fileOf(lines: string[]) {
  let at = 0
  const places = lines.map((line) => ({ from: at, to: (at += encoder.encode(line).length) }))
  return { file: new File(lines, 'Fall list.csv'), places }
}

const understood = { encoding: 'utf-8', delimiter: ',', decimals: 'point', amount: null } as const

const headed = '\uFEFFname,price\r\n'

test('holds the header and the refused rows as they were, each behind its reason', async () => {
  const { file, places } = fileOf([headed, 'Good,1\r\n', '\r\n"ʻŌlino, ""low""\nlamp",x\r\n', 'Bad,y'])
  const refused = [
    { row: 4, line: 4, productCode: '', reason: 'Price must be a positive number', ...places[2]! },
    { row: 5, line: 6, productCode: '', reason: 'There is no category “a”, "b"', ...places[3]! },
  ]
  const made = await refusedRowsFile(file, { headerEnd: places[0]!.to, refused, understood })
  expect(made.name).toBe('Fall list-to-correct.csv')
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await made.arrayBuffer())).toBe(
    '\uFEFFreason,name,price\r\n' +
      '"Price must be a positive number","ʻŌlino, ""low""\nlamp",x\r\n' +
      '"There is no category “a”, ""b""",Bad,y\r\n',
  )
})

test.each([
  ['quoted', '"Old, ""reason""",Bad,y\r\n'],
  ['as a spreadsheet saves it', 'Old reason,Bad,y\r\n'],
  ['emptied', ',Bad,y\r\n'],
])('a reason of the last time, %s, is replaced', async (_how, line) => {
  const { file, places } = fileOf(['reason,name,price\r\n', line])
  const refused = [{ row: 2, line: 2, productCode: '', reason: 'New', ...places[1]! }]
  const made = await refusedRowsFile(file, { headerEnd: places[0]!.to, refused, understood })
  expect(await made.text()).toBe('reason,name,price\r\n"New",Bad,y\r\n')
})

test.each([
  ['utf-16le', ';'],
  ['utf-16le', '\t'],
] as const)('a file in %s with %j between its cells is cut at its bytes', async (encoding, delimiter) => {
  const lines = ['reason,name,price\r\n', ',"ʻŌlino, low",x\r\n', 'Old,Bad,y\r\n'].map((line) =>
    Buffer.from(line.replaceAll(/,(?! )/g, delimiter), 'utf16le'),
  )
  const ends = lines.map((_, at) => Buffer.concat(lines.slice(0, at + 1)).length)
  const file = new File(lines, 'fall.csv')
  const refused = [1, 2].map((at) => {
    return { row: at, line: at, productCode: '', reason: 'New', from: ends[at - 1]!, to: ends[at]! }
  })
  const read = { ...understood, encoding, delimiter }
  const made = await refusedRowsFile(file, { headerEnd: ends[0]!, refused, understood: read })
  expect(await made.text()).toBe(
    'reason,name,price\r\n"New","ʻŌlino, low",x\r\n"New",Bad,y\r\n'.replaceAll(/,(?! )/g, delimiter),
  )
})
