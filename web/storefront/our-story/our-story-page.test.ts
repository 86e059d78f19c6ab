import { expect, test } from 'vitest'
import { drawStandingPage } from '#tests/support/pages/draw-standing-page.ts'

test('our story says since when and where, and leads to all we do', async () => {
  const { words, main } = await drawStandingPage('/our-story')
  expect(words).toContain('Our founder opened the firm in 2002.')
  expect(words).toContain('offices in Hawaii and San Francisco')
  expect(words).toContain('A lānai is the roofed, open-sided room of a Hawaiian house.')
  for (const address of ['/browse', '/designer-packages', '/custom-design'])
    expect(main).toContain(`href="${address}"`)
})
