import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { reopened, signIn, typeStreet, visitCheckout } from '#tests/support/street/checkout-visit.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { fillCart, placeOrder } from '#tests/support/street/street-shopper.ts'
import { twoShoppers } from '#tests/support/street/two-shoppers.ts'
import { fillShipping } from '#tests/support/street/walks.ts'

const street = openStreet()
const people = twoShoppers(street)
const NOTES = 'The dog sleeps in the living room.'
/** Anything of Leilani's that a page or this browser could show. */
const HERS = /leilani|kuhio|the dog sleeps|10427/i
/** What a field for a card would be called. */
const CARD_FIELDS =
  'input[autocomplete^=cc-], input[name*=card i], input[name*=cvv i], input[name*=cvc i], input[name*=expir i]'
/** Where nothing of the next person's may be of the one before. */
const places = [
  '/shipping',
  '/cart',
  '/profile',
  '/account/orders',
  '/account/design-requests',
  '/custom-design',
]
const lookedAt = { places: 0, fieldsOfCards: 0 }

test('whoever signs out leaves nothing: not in any store, not behind Back, not to the next', async () => {
  const page = await visitCheckout(street, people.leilani)
  await leaveTracks(page)
  await signOut(page)
  expect(await managedBy(page)).toEqual(nothing)

  for (let steps = 0; steps < 8; steps++) {
    await page.goBack()
    await page.waitForLoadState('networkidle')
    expect(await foundOn(page)).toBeUndefined()
    lookedAt.places += 1
  }

  await fillCart(street, await reopened(street, people.kai))
  await page.goto('/login')
  await signIn(page, people.kai)
  await page.getByRole('button', { name: /Account of Kai/ }).waitFor()
  for (const path of places) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect([path, await foundOn(page)]).toEqual([path, undefined])
    lookedAt.places += 1
  }
  const figure = `after a sign-out 0 entries in 5 stores of the browser; ${lookedAt.places} pages seen by Back and by the next person show nothing of the one before; ${lookedAt.fieldsOfCards} fields for a card on the way`
  printPromise('P45', lookedAt.places, figure, lookedAt.fieldsOfCards === 0)
  expect(lookedAt.fieldsOfCards).toBe(0)
})

// A browser that is steered keeps no pages alive: what it would tell them is told here instead.
test('a page that Back brings to life is not seen by the next person', async () => {
  const page = await street.visitor()
  await page.goto('/login?redirect=%2Fprofile')
  await signIn(page, people.leilani)
  await page.getByRole('main').getByText('Leilani', { exact: true }).waitFor()
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    localStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await page.waitForURL('**/login?redirect=%2Fprofile')
  expect(await foundOn(page)).toBeUndefined()
})

/** Leilani orders, pays, measures, types and looks around, and leaves off in the middle of it. */
async function leaveTracks(page: Page): Promise<void> {
  await typeStreet(page)
  await fillShipping(page)
  await page.getByRole('radio', { name: /Cheque/ }).check()
  const { _id: id } = await placeOrder(street, await reopened(street, people.leilani))
  await page.goto(`/payment/${id}?tab=cheque`)
  await page.getByLabel('Reference (optional)').fill('10427')
  lookedAt.fieldsOfCards += await page.locator(CARD_FIELDS).count()
  await page.goto(`/account/orders/${id}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => localStorage.setItem('wayIn', '{"unit":"cm","way":{"door":80}}'))
  await page.evaluate(() => localStorage.setItem('searches', '["kuhio sofa"]'))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit personal information' }).click()
  await page.getByLabel('First name').fill('Leilani Kuhio')
  await page.goto('/shipping', { waitUntil: 'networkidle' })
  lookedAt.fieldsOfCards += await page.locator(CARD_FIELDS).count()
  await page.goto('/custom-design', { waitUntil: 'networkidle' })
  await page.getByLabel('Notes').fill(NOTES)
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of Leilani/ }).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await reloaded
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await foundOn(page)).toBeUndefined()
}

const nothing = { local: [], session: [], databases: [], caches: [], cookies: [] }

/** Everything that this browser keeps of the site; how far pages were scrolled is nobody's in particular. */
async function managedBy(page: Page): Promise<typeof nothing> {
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((name) => name !== 'scroll-positions'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))
  return { ...stored, cookies: await page.context().cookies() } as typeof nothing
}

/** What of Leilani's stands on the page, in its words or its fields; where it leads on meanwhile, on the next one. */
async function foundOn(page: Page): Promise<string | undefined> {
  try {
    return await page.evaluate((pattern) => {
      const fields = [...document.querySelectorAll('input, textarea, select')] as HTMLInputElement[]
      const words = [document.documentElement.textContent, ...fields.map(({ value }) => value)].join('\n')
      return new RegExp(pattern, 'i').exec(words ?? '')?.[0]
    }, HERS.source)
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error
    await page.waitForLoadState('networkidle')
    return foundOn(page)
  }
}
