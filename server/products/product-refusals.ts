import { invalid } from '#server/invalid.ts'
import { inArray } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { databaseFault, type Db } from '#kit/node/db/database.ts'
import { categories } from '#server/db/schema/categories.ts'
import { isCodeTaken } from './managed-queries.ts'

/** @throws Problem `product_code_taken`, where a product other than `except` has it */
export async function refuseTakenCode(db: Db, productCode: string, except?: string): Promise<void> {
  if (await isCodeTaken(db, productCode, except)) throw codeTaken()
}

/**
 * What another did between the looking and the writing, as the refusal it would have been before: of two who enter
 * the same code the database takes one, and a category may be deleted while a product is written into it.
 */
export function refusalOfRace(error: unknown): never {
  const fault = databaseFault(error)
  const constraint = fault && 'constraint' in fault ? fault.constraint : ''
  throw refusals[constraint]?.() ?? error
}

const refusals: Record<string, () => Problem> = {
  products_code_key: codeTaken,
  products_category_id_categories_id_fk: () => unknownCategory('category'),
  product_categories_category_id_categories_id_fk: () => unknownCategory('categories'),
}

/** @throws Problem `validation_failed`, where the shop does not have one of them */
export async function refuseUnknownCategories(
  db: Db,
  main: string,
  further: readonly string[],
): Promise<void> {
  const wanted = [main, ...further]
  const found = await db.select({ id: categories.id }).from(categories).where(inArray(categories.id, wanted))
  const existing = new Set(found.map(({ id }) => id))
  if (!existing.has(main)) throw unknownCategory('category')
  if (further.some((id) => !existing.has(id))) throw unknownCategory('categories')
}

function codeTaken(): Problem {
  const { message } = new Problem('product_code_taken')
  return new Problem('product_code_taken', { fields: { productCode: message } })
}

function unknownCategory(field: string): Problem {
  return invalid(field, 'Choose a category of the shop')
}
