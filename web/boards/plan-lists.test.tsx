import { expect, test } from 'vitest'
import { emptyBoard } from '#domain/boards/board.ts'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleProduct } from '#tests/support/samples/product.ts'
import { standing } from '#tests/support/seed/board.ts'
import { NoteList, PieceList } from './plan-lists.tsx'

const board = { ...emptyBoard(), pieces: { chairaaa: standing('chair') } }
const box = { category: '', size: { w: 600, d: 600, h: 600 } }

test('a piece that has not come yet is not said to be no longer sold', () => {
  const draw = (shapes: ReadonlyMap<string, typeof box>) =>
    drawPrivatePage(<PieceList {...{ board, shapes }} products={new Map()} unit="in" />, { path: '/' })
  expect(draw(new Map())).toContain('Loading...')
  expect(draw(new Map())).not.toContain('No longer sold')
  expect(draw(new Map([['chair', box]]))).toContain('No longer sold')
})

test('a finish that its product had once is said to be no longer offered, in place of nothing', () => {
  const product = sampleProduct({ _id: 'chair' })
  const draw = (key: string) => {
    const pieces = { chairaaa: { ...standing('chair'), key } }
    const products = new Map([['chair', product]])
    return drawPrivatePage(
      <PieceList board={{ ...board, pieces }} shapes={new Map()} products={products} unit="in" />,
      { path: '/' },
    )
  }
  expect(draw('once')).toContain('Finish no longer offered')
  expect(draw('linen')).toContain('Natural linen')
})

test('a check about no piece says its room', () => {
  const note = { kind: 'door', level: 'red', pieces: [], mm: 0, room: 'Bedroom', at: { x: 0, y: 0 } } as const
  const list = <NoteList notes={[note]} nameOf={String} unit="in" onShow={() => {}} />
  expect(drawPrivatePage(list, { path: '/' })).toContain('There is no way from door to door in Bedroom.')
})

test('a piece with open comments says how many', () => {
  const draw = (remarks?: ReadonlyMap<string, number>) =>
    drawPrivatePage(
      <PieceList
        {...{ board, ...(remarks && { remarks }) }}
        shapes={new Map()}
        products={new Map()}
        unit="in"
      />,
      { path: '/' },
    )
  expect(draw(new Map([['chairaaa', 1]]))).toContain('1 open comment')
  expect(draw(new Map([['chairaaa', 2]]))).toContain('2 open comments')
  expect(draw()).not.toContain('open comment')
})
