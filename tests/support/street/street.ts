import { readAllAgain } from '#tests/support/read-all-again.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { loadDemo } from '#demo/load-demo.ts'
import { openEmbeddedDatabase } from '#kit/node/db/database.ts'
import { openShop, type OpenShop } from '#server/open-shop.ts'
import type { World } from '#server/world.ts'
import { launchBrowser } from './browser.ts'
import { migratedDump } from '#tests/support/databases/migrated-dump.ts'
import { rolledBack } from '#tests/support/databases/rolled-back.ts'
import { startMailbox, type ReceivedMail } from '#tests/support/letters/mailbox.ts'
import { freePort } from '#tests/support/processes/free-port.ts'

export const STUDIO = { email: 'noa@lanai.example', password: 'a-quiet-studio-morning' }

/** A press or a word that a page owes; a browser on a busy machine has drawn nothing for 15 seconds. */
const PATIENCE_MS = 45_000
/** So long a page may take to come to life; where its scripts are kept from it, it never does. */
const ALIVE_MS = 3_000

/** How a complaint begins that the policy of a page was violated. */
export const VIOLATION = 'Against the policy: '

/** So large it is, in pixels, and whether it is touched. */
export type Screen = { width: number; height: number; hasTouch?: boolean }

/** A shop that people can really walk into: listening, with its demo catalogue, sending mail, and a browser to visit it. */
export type Street = Pick<OpenShop, 'shop' | 'app' | 'address'> & {
  /** A browser of one person, with nothing of anybody else in it. */
  visitor(screen?: Screen): Promise<Page>
  /** The next mail for a person whose subject fits; waits for it. */
  mailFor(recipient: string, subject: RegExp): Promise<ReceivedMail>
  /** Everything a page complained of since the last clearing: console errors, policy violations, failed scripts. */
  complaints: string[]
  /** From here on all that is done in the shop can be undone. */
  begin(): Promise<void>
  /** Undoes it: the shop is again as it was. */
  rollBack(): Promise<void>
  /** What every open page shows and complained of: why a journey failed where no screen is looked at. */
  seen(): Promise<string>
  /** Sends all visitors home. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** Opens a shop on a free port, filled by `fill`, and a browser beside it. Its pages are built by then. */
export async function startStreet(
  fill: (shop: World) => Promise<void> = loadDemo,
  more: NodeJS.ProcessEnv = {},
): Promise<Street> {
  const folder = await mkdtemp(join(tmpdir(), 'lanai-street-'))
  const mailbox = await startMailbox()
  const env = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Lānai <aloha@lanai.example>',
    ADMIN_EMAIL: STUDIO.email,
    ADMIN_PASSWORD: STUDIO.password,
    RATE_LIMIT_SCALE: '100',
    LOG_LEVEL: 'error',
    ...more,
  }
  const { wrap, begin, rollBack } = rolledBack()
  const { shop, app, address, close } = await openShop(env, fill, {
    database: openEmbeddedDatabase({ dump: await migratedDump(), wrap }, console),
    // The tests share this process, and two cores with a browser: being late is no overload here.
    loadLimits: null,
  })
  const browser = await launchBrowser()
  const contexts: BrowserContext[] = []
  const complaints: string[] = []

  return {
    shop,
    app,
    address,
    complaints,
    async visitor({ hasTouch = false, ...viewport } = { width: 1440, height: 900 }) {
      const context = await browser.newContext({ baseURL: shop.config.publicUrl, viewport, hasTouch })
      contexts.push(context)
      context.setDefaultTimeout(PATIENCE_MS)
      await context.addInitScript(tellViolations, VIOLATION)
      const page = await context.newPage()
      const [route, goto] = [page.route.bind(page), page.goto.bind(page)]
      page.goto = async (...args) => {
        const reply = await goto(...args)
        // A press before that is the browser's own: nobody here is faster than a page that comes to life.
        // Where the page leads on at once, the next one is waited for by whoever looks at it.
        await page.evaluate(comeToLife, ALIVE_MS).catch(() => undefined)
        return reply
      }
      // A request that leaves while the last route of a page goes is never sent on: one route stays.
      page.route = async (...args) => {
        await context.route('https://nowhere.invalid/**', (request) => request.abort())
        return route(...args)
      }
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      return page
    },
    async mailFor(recipient, subject) {
      const end = Date.now() + PATIENCE_MS
      while (Date.now() < end) {
        const mail = mailbox.mails.find(
          (one) => one.recipients.includes(recipient) && subject.test(one.subject),
        )
        if (mail) return mail
        await wait(50)
      }
      throw new Error(`No mail for ${recipient} about ${subject}`)
    },
    begin,
    async rollBack() {
      await rollBack()
      mailbox.mails.length = 0
      await readAllAgain(shop)
    },
    async seen() {
      const pages = contexts.flatMap((context) => context.pages())
      const shown = pages.map((page) => page.evaluate(lookAround).catch(String))
      return [...(await Promise.all(shown)), ...complaints].join('\n')
    },
    async clear() {
      for (const context of contexts.splice(0)) await context.close()
      complaints.length = 0
    },
    async close() {
      await browser.close()
      await close()
      await mailbox.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs in a page: its address, what has the focus, and what can be read. */
function lookAround(): string {
  const most = 2_000
  const { activeElement } = document
  const place = document.querySelector<HTMLElement>('dialog:modal') ?? document.body
  return [location.href, activeElement?.outerHTML.slice(0, 200), place.innerText.slice(0, most)].join('\n')
}

/** Runs in a page, until React has taken over what can be pressed or filled in there, at most `ms`. */
function comeToLife(ms: number): Promise<void> {
  const end = performance.now() + ms
  const isAlive = () =>
    [...document.querySelectorAll(':is(main, header) :is(button, form, input)')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__react')),
    )
  return new Promise((resolve) => {
    const look = () => (isAlive() || performance.now() > end ? resolve() : void setTimeout(look, 16))
    look()
  })
}

/** Runs in every page and frame: what its policy refuses is told like any other error. */
function tellViolations(prefix: string): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    // oxlint-disable-next-line no-console
    console.error(`${prefix}${violatedDirective} ${blockedURI} ${sample} in ${location.href}`),
  )
}
