import { expect, test } from 'vitest'
import { decimalMarkOf, withPlainNumbers } from './amounts.ts'

/** What the prices of one column are read as; a fault where one cannot be read. */
function read(...prices: string[]) {
  const rows = prices.map((price) => ({ price }))
  const mark = decimalMarkOf(rows)
  return rows.map((cells) => {
    const { cells: plain, fault } = withPlainNumbers(cells, mark)
    return fault === undefined ? plain.price : 'unclear'
  })
}

test.each([
  [['$1,299.00'], ['1299.00']],
  [
    ['US$ 1,299', '1299 USD', '-$45.50'],
    ['1299', '1299', '-45.50'],
  ],
  [['1.299,00'], ['1299.00']],
  [
    ['1 299,00', '1\u00A0299,5', '1\u202F299', "1'299,00"],
    ['1299.00', '1299.5', '1299', '1299.00'],
  ],
  [
    ['1299', ''],
    ['1299', ''],
  ],
  [['1,299'], ['1299']],
  [['1.299'], ['1299']],
  [['1,234,567'], ['1234567']],
  [['1.234.567'], ['1234567']],
  [
    ['1,299', '12.50'],
    ['1299', '12.50'],
  ],
  [['12,34'], ['12.34']],
  [
    ['1.299', '12,50'],
    ['1299', '12.50'],
  ],
  [
    ['1,299', '1.299'],
    ['1299', '1.299'],
  ],
])('prices of %j are read as %j', (prices, plain) => {
  expect(read(...prices)).toEqual(plain)
})

test.each([
  [
    ['1,299', '12,50'],
    ['unclear', '12.50'],
  ],
  [
    ['12.34', '12,50', '0,99'],
    ['unclear', '12.50', '0.99'],
  ],
])('of %j, what may be two amounts is not told', (prices, plain) => {
  expect(read(...prices)).toEqual(plain)
})

test.each(['12,34', '1.299', '1e21', 'free', '€ 12.00', '0.001', '1,29,900.00', '$'])(
  'beside decimal points, %s stays as it is, to be refused by the form',
  (price) => {
    expect(read(price, '12.50', '9.99')[0]).toBe(price)
  },
)

test('one file has one mark, whichever column shows it, and a weight may have three decimals', () => {
  const rows = [{ price: '1.299', weight: '12,5', stock: '1.200' }]
  expect(decimalMarkOf(rows)).toBe('comma')
  expect(withPlainNumbers(rows[0]!, 'comma').cells).toEqual({ price: '1299', weight: '12.5', stock: '1200' })
  expect(decimalMarkOf([{ price: '1299', weight: '1.299' }])).toBe('point')
  expect(withPlainNumbers({ weight: '1,299' }, 'comma').cells).toEqual({ weight: '1.299' })
})

test('differences of prices beside each other are read one by one', () => {
  const cells = { variant_price_difference: '0 / 45,00' }
  expect(withPlainNumbers(cells, 'comma')).toEqual({ cells: { variant_price_difference: '0 / 45.00' } })
})

test('the first amount that was written another way is an example, and what cannot be read is named', () => {
  expect(withPlainNumbers({ price: '12', salePrice: '$9.50' }, 'point').first).toEqual({
    written: '$9.50',
    read: '9.50',
  })
  expect(withPlainNumbers({ price: '1,299' }, 'comma').fault).toBe(
    'price: “1,299” cannot be read, because the amounts of this file have a comma before their cents. Write it like 1299,00',
  )
})

// Work that grows with the square of a cell took longer than the whole file may.
test.each([`1${' '.repeat(60_000)}x`, `${'1'.repeat(60_000)}x`, `1${'/'.repeat(60_000)}`])(
  'a huge cell is read at once',
  (price) => {
    expect(read(price)).toEqual([price])
  },
)
