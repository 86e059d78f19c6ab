import { expect, test } from 'vitest'
import type { ComponentProps } from 'react'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleProduct } from '#tests/support/samples/product.ts'
import { sampleRoom, standing } from '#tests/support/seed/board.ts'
import { ask } from '#web/api.ts'
import ConceptBoard from './concept-board.tsx'
import { versionQuery } from './version-query.ts'

const asSold = { widthCm: 60, depthCm: 50, heightCm: 80 }
const table = sampleProduct({ details: { size: { ...asSold, widthCm: 140 } } })
const content = { ...sampleRoom(), pieces: { tableaaa: standing(table._id) } }
const { key } = content.pieces.tableaaa
const request = { _id: 'request', status: 'review', designConcepts: [] } as unknown as ComponentProps<
  typeof ConceptBoard
>['request']

/** The plan of a version that kept this of its table, which is 140 cm wide by now. */
function drawn(line: object) {
  const published = [{ product: table._id, key, name: table.name, price: null, ...line }]
  const board = { name: 'Concept 1', content, swaps: {}, published, isOnLetter: false }
  const answers = [
    [versionQuery('request', 'concept'), { board }],
    [ask('GET /api/products/:id', { params: { id: table._id } }), { product: table }],
  ] as const
  return drawPrivatePage(<ConceptBoard request={request} conceptId="concept" />, { path: '/', answers })
}

test('a client sees each piece in the size that it had when it was published; where none was kept, as it is sold', () => {
  const kept = drawn({ size: asSold })
  expect(kept).toContain('translate(-300 250)')
  expect(kept).toContain('1′ 11½″ × 1′ 7½″')
  const before = drawn({})
  expect(before).toContain('translate(-700 250)')
  expect(before).toContain('4′ 7″ × 1′ 7½″')
})
