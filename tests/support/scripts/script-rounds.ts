import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { emails } from '#server/db/schema/emails.ts'
import type { Person } from '#tests/support/people.ts'
import { look, type Screen, screensOf, walkersIn } from './script-walk.ts'
import { writeEverywhere, type Written } from './script-writes.ts'
import { VIOLATION, type Street } from '#tests/support/street/street.ts'
import { wanted, studioOf } from '#tests/support/street/street-shopper.ts'

type Walkable = Pick<Street, 'app' | 'shop' | 'visitor' | 'complaints'>

/** What came of it; `ran` names every script, window and call to a stranger, `silent` every screen without the text. */
export type Rounds = {
  strings: number
  fields: number
  screens: number
  letters: number
  documents: number
  ran: string[]
  violations: string[]
  silent: string[]
}

/** Writes each of `strings` into every field that there is, and opens every screen, letter and document that shows it. */
export async function roundsWith(
  street: Walkable,
  strings: readonly string[],
  isLookedAt: (screen: Screen) => boolean = () => true,
): Promise<Rounds> {
  const studio = await studioOf(street)
  const rounds = emptyRounds(strings.length)
  for (const [at, text] of strings.entries()) {
    const { person, written, fields } = await writeEverywhere(street, studio, text, `K${at}z`)
    rounds.fields = fields
    const { walkers, ran, close } = await walkersIn(street, person, studio)
    const screens = screensOf(written).filter(isLookedAt)
    await Promise.all(
      Object.entries(walkers).map(async ([as, page]) => {
        for (const screen of screens.filter((one) => one.as === as)) {
          rounds.screens += 1
          const silent = await look(page, screen, text)
          if (silent) rounds.silent.push(silent)
        }
      }),
    )
    await findInPalette(walkers.studio, `k${at}z@example`)
    rounds.letters += await readLetters(street, walkers.studio, person, rounds)
    rounds.documents += await readDocuments(street, studio, written, rounds)
    rounds.ran.push(...ran)
    rounds.violations.push(...street.complaints.splice(0).filter((words) => words.startsWith(VIOLATION)))
    await close()
  }
  return rounds
}

function emptyRounds(strings: number): Rounds {
  const none = { fields: 0, screens: 0, letters: 0, documents: 0 }
  return { strings, ...none, ran: [], violations: [], silent: [] }
}

async function findInPalette(page: Page, words: string): Promise<void> {
  await page.goto('/admin/orders')
  await page.getByRole('button', { name: 'Search the back office' }).waitFor()
  await page.keyboard.press('Control+K')
  await page.getByRole('dialog').getByRole('combobox').fill(words)
  await page.getByRole('option', { name: new RegExp(words) }).waitFor()
}

/** Opens every letter that a person was sent: in the back office, where it stands in a frame, and by itself. */
async function readLetters(street: Walkable, page: Page, { email }: Person, rounds: Rounds): Promise<number> {
  const sent = await street.shop.db.select().from(emails).where(eq(emails.recipient, email))
  for (const { id, html } of sent) {
    if (
      /<script|<svg|<iframe|<object|<input|<details|<video|<base|onerror=ran=1>|href="javascript:/i.test(html)
    )
      rounds.ran.push(`a letter holds markup: ${html}`)
    await page.goto(`/admin/emails?email=${id}`)
    await page.getByRole('dialog').locator('iframe').waitFor()
  }
  return sent.length
}

/** Nothing in a document of ours runs or leads anywhere. */
async function readDocuments(street: Walkable, studio: Person, written: Written, rounds: Rounds) {
  const params = { id: written.order }
  const { payable } = await wanted(street, studio, 'GET /api/payables/:ref', {
    params: { ref: written.order },
  })
  const numbered = payable.papers.map(({ number }) =>
    wanted(street, studio, 'GET /api/documents/:number.pdf', { params: { number } }),
  )
  const documents: Blob[] = [
    ...(await Promise.all(numbered)),
    await wanted(street, studio, 'GET /api/orders/:id/document.pdf', { params }),
    await wanted(street, studio, 'GET /api/orders/:id/packing-slip.pdf', { params }),
    await wanted(street, studio, 'GET /api/design-requests/:id/board.pdf', {
      params: { id: written.design },
    }),
  ]
  for (const document of documents) {
    const bytes = Buffer.from(await document.arrayBuffer()).toString('latin1')
    // The name of the shop stands among the properties of a document, whatever it is; a link would be a /URI.
    const found = /\/(JavaScript|JS|Launch|OpenAction|SubmitForm)\b|\/URI\s*\(javascript:/.exec(bytes)
    if (found) rounds.ran.push(`a document holds ${found[0]}`)
  }
  return documents.length
}
