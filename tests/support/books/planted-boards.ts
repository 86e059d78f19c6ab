import { leilani } from '#tests/support/people.ts'
import { seedPublishedBoard } from '#tests/support/seed/board.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { seedSuggestion } from '#tests/support/seed/suggestion.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

type Fault = [id: string, what: string, plant: () => Promise<unknown>]

/** What the doctor must find in boards, each with the words that bring it about. */
export function plantedBoards(shop: TestShop, run: (text: string) => Promise<unknown>): Fault[] {
  const published = async (text: string) => {
    await seedPublishedBoard(shop, leilani)
    await run(text)
  }
  return [
    ['I22', 'a board ahead of its journal', () => run('update boards set revision = revision + 1')],
    ['I22', 'a wall without an end', () => run(`update boards set content = content || '{"nodes": {}}'`)],
    ['I22', 'a board without light', () => run(`update boards set content = content - 'light'`)],
    ['I22', 'a version without its concept', () => published('delete from design_concepts')],
    [
      'I22',
      'a version whose concept is no PDF',
      () => published("update files set content_type = 'image/png' where name like 'Concept%'"),
    ],
    [
      'I22',
      'a suggestion of a board on which it does not stand',
      async () => {
        const { id } = await seedPublishedBoard(shop, leilani)
        const { db } = shop.shop
        await seedSuggestion(db, id, { productId: await seedProduct(db), isFromBoard: true })
      },
    ],
    ['I22', 'a piece on the board that is not suggested', () => published('delete from design_suggestions')],
  ]
}
