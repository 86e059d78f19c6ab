import { openStreet } from '#tests/support/street/open-street.ts'
import { testEveryPage } from '#tests/support/tour/walk-pages.ts'

// Between a phone and a desk, and what of a desk follows the system into the dark.
testEveryPage(openStreet(), [
  { width: 768, colors: 'light' },
  { width: 768, colors: 'dark' },
  { width: 1440, colors: 'dark' },
])
