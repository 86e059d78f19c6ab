import { expect, test } from 'vitest'
import { drawStandingPage } from '#tests/support/pages/draw-standing-page.ts'

test('a page that there is not says so, is not listed, and leads on', async () => {
  const { status, html, words, main } = await drawStandingPage('/no-such-page')
  expect(status).toBe(404)
  expect(words).toContain('Page not found')
  expect(words).toContain('It may have moved, or the link may be missing a piece.')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  for (const [address, name] of [
    ['/', 'Back to Home'],
    ['/browse', 'Browse Collection'],
    ['/designer-packages', 'Designer packages'],
    ['/custom-design', 'Custom design'],
  ])
    expect(main).toMatch(new RegExp(`href="${address}"[^>]*>${name}<`))
})
