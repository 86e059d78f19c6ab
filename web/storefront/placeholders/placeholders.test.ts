import { expect, test } from 'vitest'
import { drawStandingPage } from '#tests/support/pages/draw-standing-page.ts'

test.each([
  ['/marketplace', 'The marketplace will go here', ['/browse', '/designer-packages', '/category/sofa']],
  ['/designers', 'Our designers will go here', ['/custom-design', '/our-story']],
  ['/packages', 'A guide to all our packages will go here', ['/designer-packages', '/custom-design']],
] as const)('%s says that it is to come, and leads on', async (path, promise, ways) => {
  const { words, main } = await drawStandingPage(path)
  expect(words).toContain(promise)
  for (const address of ways) expect(main).toContain(`href="${address}"`)
})

test('the packages that are on sale stand on the page of their guide, with their prices', async () => {
  const { words, main } = await drawStandingPage('/packages')
  expect(words).toContain('Pre-Designed Packages One-bedroom $35,888')
  expect(main).toContain('href="/designer-packages/one-bedroom"')
})

test('without packages the page of their guide is whole', async () => {
  const { status, words } = await drawStandingPage(
    '/packages',
    {},
    { 'GET /api/packages/teasers': () => 'unavailable' },
  )
  expect(status).toBe(200)
  expect(words).not.toContain('Pre-Designed Packages')
  expect(words).toContain('See designer packages')
})

test('without furniture the marketplace lists none', async () => {
  const { words } = await drawStandingPage(
    '/marketplace',
    {},
    { 'GET /api/categories': () => ({ categories: [] }) },
  )
  expect(words).not.toContain('All pieces')
})
