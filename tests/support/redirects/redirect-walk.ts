import type { Page } from 'playwright-core'
import type { Street } from '#tests/support/street/street.ts'
import { openAccount, studioOf } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

/** The pages that lead on by `?redirect=`: whoever is signed in is sent on at once. */
export const doors = [
  { path: '/login', as: 'customer' },
  { path: '/register', as: 'customer' },
  { path: '/admin/login', as: 'studio' },
] as const

/**
 * Follows redirects that lead nowhere through every door, in a browser. Says of each that did not end where the door
 * leads by itself where it did, and what it asked of others on the way.
 */
export async function strayedAt(
  street: Pick<Street, 'app' | 'shop' | 'visitor'>,
  redirects: readonly string[],
): Promise<string[]> {
  const people = { customer: await openAccount(street, 'Leilani'), studio: await studioOf(street) }
  const strayed: string[] = []
  for (const { path, as } of doors) {
    const page = await street.visitor()
    await visitAs(page, people[as])
    const meant = await endOf(page, path)
    const requested = noteForeign(page, new URL(meant).origin)
    for (const redirect of redirects) {
      const end = await endOf(page, `${path}?redirect=${encodeURIComponent(redirect)}`)
      if (end !== meant || requested.length > 0)
        strayed.push(`${path} ${JSON.stringify(redirect)}: ${end} ${requested.splice(0).join()}`)
    }
    await page.context().close()
  }
  return strayed
}

/** Where a door leads. */
async function endOf(page: Page, door: string): Promise<string> {
  await page.goto(door)
  const [path = ''] = door.split('?')
  await page.waitForURL((url) => url.pathname !== path)
  await page.getByRole('main').waitFor()
  return page.url()
}

/** Notes what a page asks of others than `origin`, and what it says in a window of its own. */
function noteForeign(page: Page, origin: string): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!['blob:', 'data:'].includes(url.protocol) && url.origin !== origin) requested.push(url.href)
  })
  page.on('dialog', (dialog) => {
    requested.push(`said ${dialog.message()}`)
    void dialog.dismiss()
  })
  return requested
}
