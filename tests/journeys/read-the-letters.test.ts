import { currentSettings } from '#server/settings/current-settings.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Letter } from '#server/outbox/letter.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import { everyLetter } from '#tests/support/letters/every-letter.ts'
import { injectedCall } from '#tests/support/injected-call.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { nobody } from '#tests/support/people.ts'

const street = openStreet()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** The narrowest phone, and the widest that a letter grows. */
const WIDTHS = [320, 600]
const LEAST_TARGET = 44
let letters: Letter[]

beforeAll(async () => {
  const { products } = await injectedCall(street.app, nobody, 'GET /api/products', { query: { limit: 1 } })
  const { shop } = street
  letters = everyLetter(
    letterShop(await currentSettings.get(shop), shop.config),
    products[0]?.images[0] ?? '',
  )
})

test('every letter is clean on a phone and on a desk, by day and by night', async () => {
  const page = await street.visitor()
  const faults: string[] = []
  for (const letter of letters) faults.push(...(await faultsOf(page, letter)))
  expect([...faults, ...street.complaints]).toEqual([])
})

test('every link of a letter stands in its text as well, and leads somewhere', async () => {
  const lost = letters.flatMap((letter) =>
    linksOf(letter)
      .filter((link) => !tells(letter.text, link))
      .map((link) => `${letter.letter}: ${link}`),
  )
  expect(lost).toEqual([])
  const addresses = [...new Set(letters.flatMap(addressesOf))]
  expect(addresses.length).toBeGreaterThan(10)
  const answers = await Promise.all(
    addresses.map(async (address) => [address, (await fetch(address)).status]),
  )
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})

async function faultsOf(page: Page, { letter, html }: Letter): Promise<string[]> {
  await page.setContent(html)
  await page.evaluate(axe)
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    faults.push(...(await faultsInView(page)))
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    faults.push(...(await violationsOn(page)).map((fault) => `${colorScheme}: ${fault}`))
  }
  return faults.map((fault) => `${letter}: ${fault}`)
}

async function faultsInView(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const button = await page.locator('.button a').boundingBox()
  return [
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
    ...(button && button.height >= LEAST_TARGET ? [] : ['has no button to press']),
  ]
}

type Axe = {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** The landmarks around a letter are those of the mail program. */
const NOT_OURS = { region: { enabled: false }, 'landmark-one-main': { enabled: false } }

function violationsOn(page: Page): Promise<string[]> {
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run({ rules })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
  }, NOT_OURS)
}

function linksOf({ html }: Letter): string[] {
  return attributesOf(html, 'href')
}

/** What a letter leads to or shows of this shop. */
function addressesOf({ html }: Letter): string[] {
  return [...attributesOf(html, 'href'), ...attributesOf(html, 'src')].filter((link) =>
    link.startsWith('http'),
  )
}

function attributesOf(html: string, name: 'href' | 'src'): string[] {
  const found = html.matchAll(new RegExp(` ${name}="([^"]+)"`, 'g'))
  return [...found].map(([, link = '']) => link.replaceAll('&amp;', '&'))
}

/** A number is told by its digits, however it is written. */
function tells(text: string, link: string): boolean {
  if (link.startsWith('tel:')) return text.replaceAll(/\D/g, '').includes(link.replaceAll(/\D/g, ''))
  return text.includes(link.replace('mailto:', ''))
}
