import { expect, test } from 'vitest'
import { samplePackage, sampleStyle } from '#tests/support/samples/package.ts'
import { compareRows } from './compare-bar.tsx'
import { cardOf } from './packages-loader.ts'

const rows = compareRows([samplePackage(), sampleStyle()].map(cardOf))
const valuesOf = (label: string) => rows.find((row) => row.label === label)?.values

test('price, items, bedrooms and rooms come first', () => {
  expect(rows.slice(0, 4)).toEqual([
    { label: 'Price', values: ['$35,888', 'From $1,999'] },
    { label: 'Items', values: ['46', '5'] },
    { label: 'Bedrooms', values: ['1', '–'] },
    { label: 'Rooms', values: ['Living room, Bedroom', 'Living room, Bedroom'] },
  ])
})

test('whatever one of them specifies is compared, and a dash stands where the other has nothing', () => {
  expect(valuesOf('Wood')).toEqual(['White oak', 'White oak'])
  expect(valuesOf('Seats')).toEqual(['4 at the table, 2 at the counter', '–'])
  expect(valuesOf('Palette')).toEqual(['–', 'White oak and ivory'])
  expect(valuesOf('Delivery')).toEqual(['8-12 weeks', '8-12 weeks'])
})

test('nothing is said twice', () => {
  const labels = rows.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels).not.toContain('Pieces')
})
