import { expect, test } from 'vitest'
import { emptyBoard } from '#domain/boards/board.ts'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleProduct } from '#tests/support/samples/product.ts'
import { standing } from '#tests/support/seed/board.ts'
import { ask } from '#web/api.ts'
import { useBoardProducts } from './board-products.ts'

const product = sampleProduct({ details: { size: { widthCm: 60, depthCm: 50, heightCm: 80 } } })
const question = ask('GET /api/products/:id', { params: { id: product._id } })

function Sizes() {
  const { shapes, isLoading } = useBoardProducts({
    ...emptyBoard(),
    pieces: { chairaaa: standing(product._id) },
  })
  return <p>{isLoading ? 'loading' : JSON.stringify(shapes.get(product._id)?.size)}</p>
}

test('a piece that the tray has shown has its size as soon as it is placed, so that it goes to its wall', () => {
  const answer = { success: true, product, data: product }
  const draw = (answers = [[question, answer] as const]) => drawPrivatePage(<Sizes />, { path: '/', answers })
  expect(draw()).toContain('{&quot;w&quot;:600,&quot;d&quot;:500,&quot;h&quot;:800}')
  expect(draw([])).toContain('loading')
})
