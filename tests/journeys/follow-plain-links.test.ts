import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()

test('a piece in a part that brought no code is shown in place, and Back returns to where one was', async () => {
  const page = await startAt('/category/all')
  await mark(page)
  const piece = pieceOfRoom(page)
  await piece.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(300)
  await piece.click()
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  expect(await isMarked(page)).toBe(true)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await piece.waitFor()
  await expect.poll(() => scrolled(page)).toBe(before)
  expect(await isMarked(page)).toBe(true)
  expect(street.complaints).toEqual([])
})

test('a dot on the picture of a room leads to the piece that stands there, in place', async () => {
  const page = await startAt('/category/all')
  await mark(page)
  const dot = page.locator('#rooms ~ ul .spots a').first()
  const name = (await dot.textContent()) ?? ''
  await dot.locator('circle').first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await isMarked(page)).toBe(true)
})

test('another category begins with its own room', async () => {
  const page = await startAt('/category/sofa')
  const head = page.locator('header', { has: page.locator('h1') }).locator('img')
  expect(await head.getAttribute('src')).toContain('/living-')
  await page.getByRole('navigation').getByRole('link', { name: 'Stools' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Stools' }).waitFor()
  await expect.poll(() => head.getAttribute('src')).toContain('/counter-')
})

test('the code of its page is fetched once it is pointed at, or reached by keyboard', async () => {
  const page = await startAt('/category/all')
  const piece = pieceOfRoom(page)
  const [code] = await Promise.all([page.waitForRequest(/product-page-.*\.js$/), piece.hover()])
  expect(code.method()).toBe('GET')
  await Promise.all([page.waitForRequest(/contact-page-.*\.js$/), askTheStudio(page).focus()])
})

test('with Ctrl it opens a tab of its own', async () => {
  const page = await startAt('/category/all')
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    pieceOfRoom(page).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.waitForURL('**/product/**')
  expect(new URL(page.url()).pathname).toBe('/category/all')
})

test('a place in the page is the browser’s, also from a part that brought no code', async () => {
  const page = await startAt('/category/all')
  await mark(page)
  await page.getByRole('link', { name: 'Pieces', exact: true }).click()
  await page.waitForURL('**/category/all#collection')
  expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe('collection')
  expect(await isMarked(page)).toBe(true)
})

test('a file is downloaded, and what is no page of ours is loaded', async () => {
  const page = await startAt('/contact')
  await plantLink(page, { href: '/api/openapi.json', download: 'api.json' })
  const [file] = await Promise.all([page.waitForEvent('download'), planted(page).click()])
  expect(file.suggestedFilename()).toBe('api.json')
  await plantLink(page, { href: '/category/bed', download: '' })
  await Promise.all([page.waitForEvent('download'), planted(page).click()])
  expect(new URL(page.url()).pathname).toBe('/contact')

  await mark(page)
  await plantLink(page, { href: '/robots.txt' })
  await planted(page).click()
  await page.waitForURL('**/robots.txt')
  expect(await isMarked(page)).toBe(false)
})

test('a click that is taken for something else stays that', async () => {
  const page = await startAt('/contact')
  await plantLink(page, { href: '/category/bed' })
  await planted(page).evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await planted(page).click()
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe('/contact')
})

/** A visitor's page once its scripts have taken over. */
async function startAt(path: string): Promise<Page> {
  const page = await street.visitor()
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

/** The first piece named under the picture of a room. */
function pieceOfRoom(page: Page) {
  return page.getByRole('region', { name: 'Rooms' }).locator('a[href^="/product/"]:not(.spots a)').first()
}

function askTheStudio(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Ask the studio' })
}

/** Puts a link into the page that none of its code knows of, in place of the one before. */
async function plantLink(page: Page, attributes: Record<string, string>): Promise<void> {
  await page.evaluate((named) => {
    document.querySelector('#planted')?.remove()
    const link = Object.assign(document.createElement('a'), { id: 'planted', textContent: 'Planted' })
    for (const [name, value] of Object.entries(named)) link.setAttribute(name, value)
    document.querySelector('h1')?.prepend(link)
  }, attributes)
}

function planted(page: Page) {
  return page.locator('#planted')
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
}
