import { expect, test } from 'vitest'
import { statementFile } from '#tests/support/bank/statement-file.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { noa } from '#tests/support/people.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)
const { expectRefused } = moneyDesk(shop)

const bringLines = (...lines: string[]) =>
  shop.as(noa).call('POST /api/bank/imports', { body: { statement: statementFile(lines) } })
const linesNow = async () => (await shop.as(noa).call('GET /api/bank/lines', { query: {} })).lines

test('a statement that begins where another ended lists what was there already, to be taken in all the same', async () => {
  await bringLines('11/3/2026,WIRE KAWAI,10.00', '11/4/2026,WIRE KAI,20.00')
  const lines = ['11/4/2026,WIRE KAI,20.00', '11/5/2026,WIRE KAWAI,10.00', '11/6/2026,WIRE,30.00']
  const { import: read } = await bringLines(...lines)
  expect(read).toMatchObject({ lines: 3, newLines: 2 })
  const [line, ...others] = read.twins
  expect(line).toMatchObject({ postedOn: '2026-11-04', amount: 20, name: 'WIRE KAI' })
  expect(others).toEqual([])
  const take = (id: string, found = line?._id ?? '') =>
    shop.as(noa).call('POST /api/bank/imports/:id/twins', { params: { id }, body: { line: found } })
  await expectRefused(() => take(read._id, read._id), { code: 'bank_line_not_found' })
  await expectRefused(() => take(line?._id ?? ''), { code: 'statement_not_found' })
  expect((await take(read._id)).import).toMatchObject({ newLines: 3, twins: [] })
  await expectRefused(() => take(read._id), { code: 'bank_line_not_found' })
  const twins = (await linesNow()).filter(({ name }) => name === 'WIRE KAI')
  expect(twins).toMatchObject([{ amount: 20 }, { amount: 20 }])
  expect((await bringLines(...lines, '11/6/2026,LAST,1.00')).import).toMatchObject({
    lines: 4,
    newLines: 1,
  })
})

test('lines are listed day by day, those of one day as their statement has them', async () => {
  const names = ['SUN', 'RENT', 'WIRE', 'FEE', 'CHECK', 'ATM']
  await bringLines(...names.map((name) => `11/4/2026,${name},5`), '11/5/2026,LAST,5')
  expect((await linesNow()).map(({ name }) => name)).toEqual(['LAST', ...names])
})
