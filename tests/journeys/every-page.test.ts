import { afterAll } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { testEveryPage } from '#tests/support/tour/walk-pages.ts'

const seen = testEveryPage(openStreet(), [
  { width: 360, colors: 'light' },
  { width: 320, colors: 'light', only: 'width' },
  { width: 768, colors: 'light' },
  { width: 768, colors: 'dark' },
  { width: 1280, colors: 'light', only: 'width' },
  { width: 1440, colors: 'light' },
  { width: 1440, colors: 'dark' },
])

afterAll(() => {
  const { pages, violations } = seen
  const figure = `${pages} pages opened by a visitor, a customer and the studio: ${violations} violations of their policy`
  const pass = pages > 0 && violations === 0
  printPromise('P47', pages, figure, pass)
})
