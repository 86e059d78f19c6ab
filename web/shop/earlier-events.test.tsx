import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EarlierEvents } from './earlier-events.tsx'

test('a history that is shown whole says nothing of its length, a longer one does', () => {
  expect(renderToStaticMarkup(<EarlierEvents shown={7} total={7} />)).toBe('')
  expect(renderToStaticMarkup(<EarlierEvents shown={200} total={301} />)).toContain('The latest 200 of 301.')
})
