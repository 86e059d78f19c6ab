import { expect, test } from 'vitest'
import type { ComponentProps } from 'react'
import { emptyBoard } from '#domain/boards/board.ts'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { standing } from '#tests/support/seed/board.ts'
import { PieceActs } from './piece-acts.tsx'

type Acts = ComponentProps<typeof PieceActs>

const content = { ...emptyBoard(), pieces: { chairaaa: standing('chair') } }
const { key } = content.pieces.chairaaa
const acts: Omit<Acts, 'shapes'> = {
  id: 'chairaaa',
  request: { _id: 'request' } as Acts['request'],
  conceptId: 'concept',
  content,
  swaps: {},
  published: [{ product: 'chair', key, name: 'Sedge chair', price: 360 }],
  isOnLetter: false,
  products: new Map(),
  maySwap: false,
  mayComment: false,
}

test('a piece that has not come yet is not called by its published name, as one that is no longer sold', () => {
  const draw = (shapes: Acts['shapes']) =>
    drawPrivatePage(<PieceActs {...acts} shapes={shapes} />, { path: '/' })
  expect(draw(new Map())).toContain('when published')
  expect(draw(new Map())).not.toContain('Sedge chair')
  const box = { category: '', size: { w: 600, d: 600, h: 600 } }
  expect(draw(new Map([['chair', box]]))).toContain('Sedge chair')
})
