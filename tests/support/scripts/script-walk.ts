import type { Frame, Page } from 'playwright-core'
import type { Person } from '#tests/support/people.ts'
import { settingsScreens } from './script-settings.ts'
import type { Written } from './script-writes.ts'
import type { Street } from '#tests/support/street/street.ts'
import { visitAs } from '#tests/support/street/walks.ts'

/** A busy machine takes its time. */
const PATIENCE_MS = 30_000

export type Screen = { path: string; as: 'visitor' | 'client' | 'studio' }

/** Every screen that shows what was written. */
export function screensOf(written: Written): Screen[] {
  const { category, page, product, package: designed, order, quote, declined, design, client } = written
  const pages = (as: Screen['as'], paths: string[]): Screen[] => paths.map((path) => ({ path, as }))
  return [
    ...pages('visitor', [
      `/category/${category}`,
      `/pages/${page}`,
      `/product/${product}`,
      `/product/${product}#reviews`,
      `/designer-packages/${designed}`,
    ]),
    ...pages('client', [
      '/cart',
      '/wishlist',
      '/profile',
      '/shipping',
      '/account/orders',
      `/account/orders/${order}`,
      `/account/orders/${quote}`,
      `/account/orders/${declined}`,
      `/order/confirmation/${quote}`,
      `/payment/${order}`,
      '/account/design-requests',
      `/account/design-requests/${design}`,
    ]),
    ...pages('studio', [
      '/admin/dashboard',
      '/admin/orders',
      `/admin/orders/${order}`,
      `/admin/orders/${declined}`,
      '/admin/design-requests',
      `/admin/design-requests/${design}`,
      `/admin/products?search=${encodeURIComponent('Hala')}`,
      `/admin/products/${product}/edit`,
      `/admin/users/${client}/edit`,
      `/admin/packages/${designed}/edit`,
      '/admin/packages',
      '/admin/categories',
      '/admin/inventory',
      '/admin/audit',
      '/admin/searches',
      '/admin/content',
      `/admin/content/${page}`,
      '/admin/emails?search=Welcome',
    ]),
    ...settingsScreens,
  ]
}

/** Three people who walk through the shop, and note whatever runs that should not. */
export async function walkersIn(
  street: Pick<Street, 'visitor' | 'complaints'>,
  client: Person,
  studio: Person,
) {
  const ran: string[] = []
  const walker = async (person?: Person) => {
    const page = await street.visitor()
    await visitAs(page, person)
    await noteScripts(page, ran)
    return page
  }
  const walkers = { visitor: await walker(), client: await walker(client), studio: await walker(studio) }
  return {
    ran,
    walkers,
    close: () => Promise.all(Object.values(walkers).map((page) => page.context().close())),
  }
}

/** A script of ours that ran says so: by its mark, by a window, or by asking somebody else. */
export async function noteScripts(page: Page, ran: string[]): Promise<void> {
  const context = page.context()
  const note = ({ frame }: { frame: Frame }, what: string) => void ran.push(`${what} in ${frame.url()}`)
  await context.exposeBinding('noteScript', note)
  await context.addInitScript(() => {
    const { noteScript } = window as unknown as { noteScript: (what: string) => void }
    const descriptor: PropertyDescriptor = {
      set() {
        noteScript?.('a script ran')
      },
    }
    Object.defineProperty(window, 'ran', descriptor)
  })
  page.on('dialog', (dialog) => {
    ran.push(`a window: ${dialog.message()} ${page.url()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const { host, pathname } = new URL(request.url())
    if (host === 'evil.example' || pathname.endsWith('/x')) ran.push(`asked for ${request.url()}`)
  })
}

/** Opens a screen and waits until `text` stands on it, as text or in a field; says where it never did. */
export async function look(page: Page, { path }: Screen, text: string): Promise<string | undefined> {
  await page.goto(path, { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS })
  const isThere = await page.waitForFunction(standsHere, text, { timeout: PATIENCE_MS, polling: 100 }).then(
    () => true,
    () => false,
  )
  await page.evaluate(touchAll)
  return isThere ? undefined : `${path} does not show ${text}`
}

function standsHere(text: string): boolean {
  const folded = (words: string) => words.toLowerCase().replaceAll(/\s+/g, '')
  const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
  const parts = [...document.querySelectorAll('header, main, footer')]
  const shown = [...parts.map(({ textContent }) => textContent), ...fields.map(({ value }) => value)]
  return shown.some((words) => folded(words ?? '').includes(folded(text)))
}

/** What waits for the pointer or for the keyboard gets both. */
function touchAll(): void {
  for (const element of document.querySelectorAll('main *'))
    for (const name of ['mouseover', 'focus', 'toggle']) element.dispatchEvent(new Event(name))
}
