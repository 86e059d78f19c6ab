import { expect, test } from 'vitest'
import { hostileRedirects } from '#tests/support/redirects/hostile-redirects.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { doors, strayedAt } from '#tests/support/redirects/redirect-walk.ts'

const street = openStreet()

test('no redirect of all leads a person who is signed in to another site', async () => {
  const strayed = await strayedAt(street, hostileRedirects)
  const runs = hostileRedirects.length * doors.length
  const figure = `${hostileRedirects.length} redirects at ${doors.length} doors in a browser: ${strayed.length} end elsewhere`
  printPromise('P44', runs, figure, strayed.length === 0 && runs >= 90)
  expect(strayed).toEqual([])
})
