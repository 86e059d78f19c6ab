import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleSuggestion } from '#tests/support/samples/request.ts'
import { standing } from '#tests/support/seed/board.ts'
import { OffTheBoard } from './off-the-board.tsx'

const piece = (name: string, changes = {}) => sampleSuggestion({ productId: name, name, ...changes })

test('what came with a board goes without it; what was listed by hand or accepted stays', () => {
  const suggestedProducts = [
    piece('Sofa', { isFromBoard: true }),
    piece('Lamp', { isFromBoard: true }),
    piece('Bench', { isFromBoard: true, answer: 'declined' }),
    piece('Table', { isFromBoard: true, answer: 'accepted' }),
    piece('Rug'),
  ]
  const pieces = { sofaaaaa: standing('Sofa') }
  const html = renderToStaticMarkup(<OffTheBoard {...{ suggestedProducts, pieces }} />)
  expect(html).toContain('no longer suggested then: Lamp, Bench.')
  expect(html).toContain('not on the board: Table, Rug.')
  const [sofa] = suggestedProducts
  expect(renderToStaticMarkup(<OffTheBoard suggestedProducts={[sofa!]} pieces={pieces} />)).toBe('')
})
