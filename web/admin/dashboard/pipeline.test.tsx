import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { Pipeline } from './pipeline.tsx'
import type { ShownDashboard } from './shown-dashboard.ts'

const HOUR = 3_600_000

const draw = (pipeline: ShownDashboard['pipeline']) =>
  drawPrivatePage(<Pipeline pipeline={pipeline} />, { path: '/admin/dashboard' })

const at = (ms: number) => new Date(Date.now() + ms).toISOString()

test('each stage leads to its orders, with what they come to and how long the oldest waits', () => {
  const html = draw({
    stages: [
      { stage: 'requested', count: 4, value: 12_400, fresh: 3, oldest: at(-73 * HOUR) },
      { stage: 'quoted', count: 0, value: 0, fresh: 0, oldest: null },
      { stage: 'delivered', count: 2, value: 990, fresh: 2, oldest: at(-HOUR) },
    ],
    wonShare: 62.5,
  })
  for (const words of ['3 new, oldest 3 days', '$12,400.00', 'at list prices', '62.5%', 'None waits'])
    expect(html).toContain(words)
  expect(html).toMatch(/href="\/admin\/orders\?stage=requested"[^>]*>.*?Requests.*?>4</)
  expect(html).toMatch(/href="\/admin\/orders\?stage=delivered"[^>]*>.*?>2<.*?In the last 7 days/)
})

test('where no quote was answered no share is told', () => {
  expect(draw({ stages: [], wonShare: null })).not.toContain('answered quotes')
})
