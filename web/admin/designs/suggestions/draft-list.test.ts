import { expect, test } from 'vitest'
import { sampleProduct } from '#tests/support/samples/product.ts'
import { sampleSuggestion } from '#tests/support/samples/request.ts'
import { chosenPiece, priceOf, startingChoice } from './chosen-piece.ts'
import { saySame, sentOf, withPiece, withReplaced } from './draft-list.ts'

const chair = sampleSuggestion()
const oakChair = sampleSuggestion({
  _id: 'oak',
  variant: { options: { Finish: { id: 'oak', name: 'White oak' } } },
})
const bench = sampleSuggestion({
  _id: 'bench',
  productId: '66666666-6666-4666-8666-666666666666',
  quantity: 1,
})
const idsOf = (pieces: { _id: string }[]) => pieces.map(({ _id }) => _id)

test('a piece that is in the list already raises its number, one in another finish is a line of its own', () => {
  expect(withPiece([chair], { ...chair, _id: 'new', quantity: 3 })).toEqual([{ ...chair, quantity: 5 }])
  expect(idsOf(withPiece([chair], oakChair))).toEqual([chair._id, 'oak'])
})

test('a number ends at what an order may hold', () => {
  expect(withPiece([chair], { ...chair, quantity: 999 })[0]?.quantity).toBe(999)
})

test('a piece takes the place of another, or joins the same piece further on', () => {
  expect(idsOf(withReplaced([chair, bench], chair._id, oakChair))).toEqual(['oak', 'bench'])
  const joined = withReplaced([chair, bench, oakChair], chair._id, { ...oakChair, _id: 'new', quantity: 1 })
  expect(joined.map(({ _id, quantity }) => [_id, quantity])).toEqual([
    ['bench', 1],
    ['oak', 3],
  ])
})

test('two lists say the same when pieces, numbers and order are the same', () => {
  expect(saySame([chair, bench], [{ ...chair, _id: 'other', price: 1 }, bench])).toBe(true)
  expect(saySame([chair, bench], [bench, chair])).toBe(false)
  expect(saySame([chair], [{ ...chair, quantity: 1 }])).toBe(false)
})

test('what is sent is the product, the chosen options and the number, and no price', () => {
  expect(sentOf([chair])).toEqual({
    products: [{ productId: chair.productId, quantity: 2, variant: { options: { Finish: 'ash' } } }],
  })
})

const sofa = sampleProduct()

test('a product starts with its default options and costs its base price and their differences', () => {
  const choice = startingChoice(sofa, undefined)
  expect(choice).toEqual({ fabric: 'linen' })
  expect(priceOf(sofa, choice)).toBe(4450)
  expect(priceOf(sofa, { fabric: 'indigo' })).toBe(4570)
  expect(priceOf({ ...sofa, salePrice: 4000 }, { fabric: 'indigo' })).toBe(4120)
  expect(chosenPiece(sofa, { fabric: 'indigo' }, 2)).toMatchObject({
    productId: sofa._id,
    variant: { options: { Fabric: { id: 'indigo', name: 'Indigo linen' } } },
    price: 4570,
    quantity: 2,
    stock: 4,
  })
})

test('a finish that the product no longer comes in is left open, and then there is no piece', () => {
  const had = sampleSuggestion({ variant: { options: { Fabric: { id: 'velvet', name: 'Velvet' } } } })
  expect(startingChoice(sofa, had)).toEqual({})
  expect(chosenPiece(sofa, {}, 1)).toBeUndefined()
})
