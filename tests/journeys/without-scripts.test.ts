import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()

test('a piece is found, filtered and read about without any script', async () => {
  const page = await withoutScripts()
  await page.goto('/')
  await page.getByRole('searchbox').filter({ visible: true }).fill('shoreline')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/category/all?search=shoreline')
  await page.getByRole('link', { name: 'Shoreline sofa' }).click()
  await page.getByRole('heading', { level: 1, name: 'Shoreline sofa' }).waitFor()
  for (const words of ['Price on request', 'Indigo linen', 'Three loose seat cushions', 'In stock'])
    await page.getByText(words).first().waitFor()
  await page
    .getByRole('img', { name: /Shoreline sofa/ })
    .first()
    .waitFor()

  await page.goto('/category/sofa')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.locator('summary', { hasText: 'Material' }).click()
  await page.getByLabel(/Bouclé/).check()
  await page.getByRole('button', { name: /^Show/ }).click()
  await page.waitForURL(/\/category\/sofa\?.*material/)
  await expect.poll(() => page.locator('main article').count()).toBeLessThan(6)
})

test('on a desk all facts of a piece are read, and nothing stays on its way', async () => {
  const page = await withoutScripts({ width: 1440, height: 900 })
  await page.goto('/category/sofa')
  await page.getByRole('link', { name: 'Shoreline sofa' }).click()
  for (const words of ['Three loose seat cushions', 'Vacuum with a soft brush', 'LN-SOF-001'])
    await page.getByText(words).first().waitFor()
  await page.getByRole('img', { name: 'Shoreline sofa from the front, to scale' }).waitFor()
  await page.getByRole('heading', { name: 'Reviews' }).waitFor()
  expect(await page.getByText('Loading reviews').isVisible()).toBe(false)
})

test.each(['/login', '/cart', '/account/orders', '/admin/dashboard'])(
  '%s says that it needs scripts',
  async (path) => {
    const page = await withoutScripts()
    await page.goto(path)
    // Playwright looks for no words in there.
    const notice = page.locator('noscript p')
    await notice.waitFor()
    expect(await notice.textContent()).toContain('This needs JavaScript.')
  },
)

/** Their prices are published in every mode, and so are the owner's words. */
const mayTell = /^\/(designer-packages|our-story|returns|shippingterm|terms|warranty)(\/|$)/
const moneyWords = /\b(prices?|priced|sale|discount\w*)\b/gi

test('in quote mode no page speaks of a price or a sale', async () => {
  const read = async (path: string) => (await fetch(new URL(path, street.shop.config.publicUrl))).text()
  const sitemap = await read('/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const others = [
    '/login',
    '/register',
    '/compare',
    '/category/all?search=chair&onSale=true&minPrice=5',
    '/none',
  ]
  const spoken = []
  for (const path of [...listed, ...others].filter((path) => !mayTell.test(path))) {
    const words = wordsOf(await read(path)).replaceAll(/Prices? on request|final-sale/g, '')
    spoken.push(...[...words.matchAll(moneyWords)].map(([word]) => `${path}: ${word}`))
  }
  expect(listed.length).toBeGreaterThan(80)
  expect(spoken).toEqual([])
})

/** What is read of a page: its text, descriptions and what search engines read, but no code. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<script(?! type="application\/ld)[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/<[^>]*?\b(?:content|alt|aria-label|title)="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ')
}

async function withoutScripts(viewport = { width: 360, height: 740 }): Promise<Page> {
  const browser = (await street.visitor()).context().browser()
  const context = await browser?.newContext({
    baseURL: street.shop.config.publicUrl,
    viewport,
    javaScriptEnabled: false,
  })
  if (!context) throw new Error('There is no browser')
  return context.newPage()
}
