import { expect, test } from 'vitest'
import { samplePackageItem, sampleRequest } from '#tests/support/samples/order.ts'
import {
  besideOthers,
  costedDeskLine,
  type DeskLine,
  deskLine,
  differencesOf,
  wireLine,
  wordsLine,
} from './desk-line.ts'

const [item] = sampleRequest().orderItems
if (!item) throw new Error('No line')
const line = deskLine(item)

test.each<[string, DeskLine, object]>([
  ['as it is', line, { _id: item._id, quantity: 2, price: 600, discount: null }],
  [
    'in another finish, so many percent off',
    { ...line, choice: { finish: 'koa' }, discount: '10 %' },
    {
      _id: item._id,
      product: item.product,
      variants: { finish: 'koa' },
      quantity: 2,
      price: 600,
      discount: { percent: 10 },
    },
  ],
  [
    'in words, an amount off, its price still to come',
    { ...wordsLine(), name: 'Stairs', discount: '$1,050.5' },
    { text: 'Stairs', quantity: 1, price: null, discount: { amount: 1050.5 } },
  ],
])('a line is sent %s', (_case, typed, sent) => {
  expect(wireLine(typed)).toEqual(sent)
})

test('a discount is an amount as people write one', () => {
  expect(wireLine({ ...wordsLine(), discount: '$1e3' }).discount).toEqual({ amount: Number.NaN })
})

test('a discount stays as it was written', () => {
  expect(deskLine({ ...item, discount: { percent: 12.5 } }).discount).toBe('12.5%')
  expect(deskLine({ ...item, discount: { amount: 50 } }).discount).toBe('$50.00')
})

test('a line has the cost of its piece and its discount beside its price, and no cost where none is known', () => {
  const costed = { price: 600_00, quantity: 2, discount: { percent: 10 }, cost: 400_00 }
  expect(costedDeskLine({ ...line, discount: '10%' }, { costPrice: 400 })).toEqual(costed)
  for (const product of [{ costPrice: null }, undefined])
    expect(costedDeskLine(line, product)).toMatchObject({ cost: null })
})

test('what two people made of a quote is told line by line, as far as it differs', () => {
  const stairs = { ...wordsLine(), name: 'Stairs', price: 120, discount: '10%' }
  const same = { ...line, id: 'same' }
  const theirs = { ...line, price: 550 }
  expect(differencesOf([line, same, stairs], [theirs, same], new Map())).toEqual([
    {
      id: line.id,
      name: item.name,
      theirs: expect.stringMatching(/\$550\.00 each$/),
      mine: expect.stringMatching(/^2 × .*, \$600\.00 each$/),
    },
    { id: stairs.id, name: 'Stairs', theirs: 'Not in it', mine: '1 × Stairs, $120.00 each, 10% off' },
  ])
})

test('a line that somebody else took out is a new one of whoever has it still', () => {
  const bundle = deskLine(samplePackageItem())
  const [mine, sets] = besideOthers([line, bundle], [], new Map()).map(wireLine)
  expect(mine).not.toHaveProperty('_id')
  expect(sets).toMatchObject({ packageId: bundle.packageId, quantity: 1 })
  expect(sets).not.toHaveProperty('_id')
  expect(besideOthers([line], [line], new Map())).toEqual([line])
})
