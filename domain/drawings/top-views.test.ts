import { expect, test } from 'vitest'
import { topViewOf } from './top-views.ts'

test.each(['sofa', 'chair', 'bed', 'table', 'desk', 'cabinet', 'bench', 'ottoman', 'rug'])(
  'a %s from above has a drawing',
  (category) => {
    const { parts } = topViewOf(category, { widthCm: 120, depthCm: 80 })
    expect(parts.join('')).toMatch(/^M[\d -]/)
    expect(parts.join('')).not.toContain('NaN')
  },
)
