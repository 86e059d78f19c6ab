import type { Page } from 'playwright-core'
import type { Board, Piece } from '#domain/boards/board.ts'
import { allVariantKeys } from '#domain/products/variant-key.ts'
import { nobody, type Person } from '#tests/support/people.ts'
import { sampleRoom } from '#tests/support/seed/board.ts'
import { openAccount, wanted } from './street-shopper.ts'
import type { openStreet } from './open-street.ts'
import { visitAs } from './walks.ts'

type Street = ReturnType<typeof openStreet>

export const SOFA = 'sofaaaaa'
export const OTHER = 'sofabbbb'

/** Somebody with a saved plan on which two sofas stand, their middles one meter apart. */
export async function withPlan(street: Street) {
  const person = await openAccount(street, 'Leilani')
  const query = { search: 'Shoreline sofa', limit: 1 }
  const [product] = (await wanted(street, nobody, 'GET /api/products', { query })).products
  const [key = ''] = allVariantKeys(product!.variants)
  const sofa = { product: product!._id, key, turn: 0, up: 0, isLocked: false, note: '' }
  const pieces = { [SOFA]: { ...sofa, x: 1800, y: 3000 }, [OTHER]: { ...sofa, x: 2800, y: 3000 } }
  const body = { name: 'Our room', content: { ...sampleRoom(), pieces } }
  const { board } = await wanted(street, person, 'POST /api/boards', { body })
  const stored = async () => {
    const found = await wanted(street, person, 'GET /api/boards/:id', { params: { id: board._id } })
    return { revision: found.board.revision, content: found.board.content as Board }
  }
  return { person, id: board._id, stored }
}

/** A device of that person, with the plan on its desk. */
export async function deskOf(
  street: Street,
  person: Person,
  size?: { width: number; height: number },
): Promise<Page> {
  const page = await street.visitor(size)
  await visitAs(page, person)
  await page.goto('/plan-your-room')
  await page.getByRole('button', { name: 'Open Our room' }).click()
  await piece(page, SOFA).waitFor()
  return page
}

export const piece = (page: Page, id: string) => page.locator(`[data-piece="${id}"]`)
export const placeOf = (page: Page, id = SOFA) => piece(page, id).getAttribute('aria-label')

export async function press(page: Page, key: string, id = SOFA) {
  await piece(page, id).focus()
  await page.keyboard.press(key)
}

export async function areSaved(...tabs: Page[]) {
  for (const tab of tabs) await tab.getByText('Saved', { exact: true }).waitFor()
}

/** Comes back to the page, which looks at once for what others did. */
export const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
export const xOf = (board: Board, id = SOFA) => (board.pieces[id] as Piece).x
