import { expect, test } from 'vitest'
import { refusedRowsFile } from './refused-rows-file.ts'

const encoder = new TextEncoder()

/** A file of these lines, and where each of them lies. */
function fileOf(lines: string[]) {
  let at = 0
  const places = lines.map((line) => ({ from: at, to: (at += encoder.encode(line).length) }))
  return { file: new File(lines, 'Fall list.csv'), places }
}

const headed = '\uFEFFname,price\r\n'

test('holds the header and the refused rows as they were, each behind its reason', async () => {
  const { file, places } = fileOf([headed, 'Good,1\r\n', '\r\n"ʻŌlino, ""low""\nlamp",x\r\n', 'Bad,y'])
  const refused = [
    { row: 4, line: 4, productCode: '', reason: 'Price must be a positive number', ...places[2]! },
    { row: 5, line: 6, productCode: '', reason: 'There is no category “a”, "b"', ...places[3]! },
  ]
  const made = await refusedRowsFile(file, { headerEnd: places[0]!.to, refused })
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
  const made = await refusedRowsFile(file, { headerEnd: places[0]!.to, refused })
  expect(await made.text()).toBe('reason,name,price\r\n"New",Bad,y\r\n')
})
