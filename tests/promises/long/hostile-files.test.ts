import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedDesignFile, seedPlan } from '#tests/support/seed/design-file.ts'
import { hostilePlan, type HostileFile, polyglots, smuggled } from '#tests/support/scripts/script-files.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { nobody } from '#tests/support/people.ts'
import { expectNone } from '#tests/support/promise-line.ts'
import { noteScripts } from '#tests/support/scripts/script-walk.ts'
import {
  wanted,
  openAccount,
  placeOrder,
  sellAtListPrices,
  studioOf,
} from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let [client, studio] = [nobody, nobody]

beforeAll(async () => {
  await sellAtListPrices(street)
  client = await openAccount(street, 'Leilani')
  studio = await studioOf(street)
})

test('no file that the studio opens runs anything or reads who it is', async () => {
  const mixed = await polyglots()
  const { _id: order } = await placeOrder(street, client)
  const design = await seedRequest(street, client)
  const ran: string[] = []
  const page = await studioPage(ran)
  let opened = 0
  let taken = 0
  for (const file of mixed) {
    if (await isTaken(order, file)) taken += 1
    else await smuggleEvidence(order, file)
    opened += await openEvidence(page, order)
  }
  for (const file of smuggled()) {
    expect(await isTaken(order, file)).toBe(false)
    await smuggleEvidence(order, file)
    opened += await openEvidence(page, order)
  }
  expect(taken).toBeGreaterThan(0)
  for (const file of [...mixed, ...smuggled(), hostilePlan()]) {
    await seedPlan(street, client, design, file)
    opened += await openPlan(page, design)
  }
  const files = mixed.length + smuggled().length + 1
  const figure = `${files} files with scripts in them (${taken} that uploads take, the others put past the checks) opened ${opened} times by the studio, on its pages, in a tab of their own, by their links and as scripts: ${ran.length} scripts ran or read the token`
  expectNone('P41', opened, figure, ran)
})

async function studioPage(ran: string[]): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, studio)
  await noteScripts(page, ran)
  return page
}

/** Whether the shop takes a file as evidence; else it refuses its type. */
async function isTaken(id: string, { name, contentType, bytes }: HostileFile): Promise<boolean> {
  const paymentEvidence = new File([bytes], name, { type: contentType })
  const body = { paymentEvidence }
  const sent = wanted(street, client, 'POST /api/orders/:id/payment-evidence', { params: { id }, body })
  return sent.then(
    () => true,
    (refusal: Error) => {
      expect(refusal).toMatchObject({ status: 415 })
      return false
    },
  )
}

async function smuggleEvidence(id: string, file: HostileFile): Promise<void> {
  const evidenceFileId = await seedDesignFile(street, client, file)
  await street.shop.db.update(orders).set({ evidenceFileId }).where(eq(orders.id, id))
}

/** Sees the evidence on the page, opens it in a tab, and goes by its link in every way that a stranger could offer. */
async function openEvidence(page: Page, id: string): Promise<number> {
  await page.goto(`/admin/orders/${id}`)
  const view = page.getByRole('button', { name: /^View (PDF|picture)$/ })
  await view.waitFor()
  const popup = page.waitForEvent('popup')
  await view.click()
  await settled(await popup)
  const { order } = await wanted(street, studio, 'GET /api/orders/:id', { params: { id } })
  return 2 + (await openLink(page, order.paymentEvidence?.url ?? ''))
}

async function openPlan(page: Page, id: string): Promise<number> {
  await page.goto(`/admin/design-requests/${id}`)
  await page.getByRole('heading', { name: /^Design request D-/ }).waitFor()
  await page.waitForLoadState('networkidle')
  return 1
}

/** By its link a file is saved and never shown, and no page of ours takes it for a script, a style or a frame. */
async function openLink(page: Page, url: string): Promise<number> {
  const saved = page.waitForEvent('download')
  await page
    .goto(url)
    .catch((error: Error) => expect(error.message).toMatch(/Download is starting|ERR_ABORTED/))
  await saved
  await page.goto('/admin/emails')
  const loaded = await page.evaluate(loadAs, url)
  expect(loaded).toEqual([])
  return 5
}

/** Puts the address into a page of ours in three ways; says by which it was taken. */
async function loadAs(url: string): Promise<string[]> {
  const taken: string[] = []
  for (const [tag, attribute] of [
    ['script', 'src'],
    ['link', 'href'],
    ['object', 'data'],
  ] as const) {
    const element = document.createElement(tag)
    if (tag === 'link') element.setAttribute('rel', 'stylesheet')
    element.setAttribute(attribute, url)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    element.addEventListener('load', () => resolve(true))
    element.addEventListener('error', () => resolve(false))
    setTimeout(() => resolve(false), 1_000)
    document.body.append(element)
    if (await promise) taken.push(tag)
    element.remove()
  }
  const frame = document.createElement('iframe')
  frame.src = url
  document.body.append(frame)
  await new Promise((resolve) => setTimeout(resolve, 300))
  frame.remove()
  return taken
}

/** A tab has what it was opened with, and whatever would run has run. */
async function settled(tab: Page): Promise<void> {
  await tab.waitForLoadState().catch(() => undefined)
  await tab.close()
}
