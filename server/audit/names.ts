import { inArray, sql } from 'drizzle-orm'
import { designNumber, orderNumber } from '#domain/numbers.ts'
import type { Db } from '#kit/node/db/database.ts'
import { bankAccounts, bankImports, bankLines } from '#server/db/schema/bank.ts'
import { categories } from '#server/db/schema/categories.ts'
import { contentPages, contentVersions } from '#server/db/schema/content.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { emails } from '#server/db/schema/emails.ts'
import { orders } from '#server/db/schema/orders.ts'
import { packages } from '#server/db/schema/packages.ts'
import { products } from '#server/db/schema/products.ts'
import { questions } from '#server/db/schema/questions.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { stocktakes } from '#server/db/schema/stocktakes.ts'
import { users } from '#server/db/schema/users.ts'
import type { StoredEntry } from './queries.ts'

type Name = { id: string; name: string }

/** A person as the audit log names them. */
export type Named = Name & { isDeleted: boolean }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** How the things of each kind are called now; kinds without a name of their own are left out. */
const readers: Record<string, (db: Db, ids: string[]) => Promise<Name[]>> = {
  product: (db, ids) =>
    db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, uuids(ids))),
  category: (db, ids) =>
    db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .where(inArray(categories.id, ids)),
  content: (db, ids) =>
    db
      .select({ id: contentPages.slug, name: contentVersions.title })
      .from(contentPages)
      .innerJoin(
        contentVersions,
        sql`${contentVersions.slug} = ${contentPages.slug} and ${contentVersions.number} = (
          select max(number) from content_versions latest where latest.slug = ${contentPages.slug})`,
      )
      .where(inArray(contentPages.slug, ids)),
  package: (db, ids) =>
    db.select({ id: packages.id, name: packages.name }).from(packages).where(inArray(packages.id, ids)),
  email: (db, ids) =>
    db
      .select({ id: emails.id, name: emails.subject })
      .from(emails)
      .where(inArray(emails.id, uuids(ids))),
  stocktake: (db, ids) =>
    db
      .select({ id: stocktakes.id, name: stocktakes.name })
      .from(stocktakes)
      .where(inArray(stocktakes.id, uuids(ids))),
  statement: (db, ids) =>
    db
      .select({ id: bankImports.id, name: bankImports.fileName })
      .from(bankImports)
      .where(inArray(bankImports.id, uuids(ids))),
  bank_account: (db, ids) =>
    db
      .select({ id: bankAccounts.id, name: bankAccounts.name })
      .from(bankAccounts)
      .where(inArray(bankAccounts.id, uuids(ids))),
  bank_line: (db, ids) =>
    db
      .select({
        id: bankLines.id,
        name: sql<string>`coalesce(nullif(${bankLines.name}, ''), ${bankLines.memo})`,
      })
      .from(bankLines)
      .where(inArray(bankLines.id, uuids(ids))),
  order: async (db, ids) => {
    const counted = await db
      .select({ id: orders.id, count: orders.number })
      .from(orders)
      .where(inArray(orders.id, uuids(ids)))
    return counted.map(({ id, count }) => ({ id, name: orderNumber(count) }))
  },
  design: async (db, ids) => {
    const counted = await db
      .select({ id: designRequests.id, count: designRequests.number })
      .from(designRequests)
      .where(inArray(designRequests.id, uuids(ids)))
    return counted.map(({ id, count }) => ({ id, name: designNumber(count) }))
  },
  question: (db, ids) =>
    db
      .select({ id: questions.id, name: questions.name })
      .from(questions)
      .where(inArray(questions.id, uuids(ids))),
  review: (db, ids) =>
    db
      .select({ id: reviews.id, name: products.name })
      .from(reviews)
      .innerJoin(products, sql`${products.id} = ${reviews.productId}`)
      .where(inArray(reviews.id, uuids(ids))),
}

/** The names of what `entries` changed, by kind and id; what is gone has none. */
export async function namesOfObjects(
  db: Db,
  entries: readonly Pick<StoredEntry, 'objectType' | 'objectId'>[],
): Promise<Map<string, string>> {
  const kinds = Map.groupBy(entries, ({ objectType }) => objectType)
  const names = new Map<string, string>()
  for (const [kind, ofKind] of kinds) {
    const ids = [...new Set(ofKind.map(({ objectId }) => objectId))]
    const found = (await readers[kind]?.(db, ids)) ?? []
    for (const { id, name } of found) names.set(nameKey(kind, id), name)
  }
  return names
}

/** The people who made the changes of `entries` or were changed by them. */
export async function peopleIn(db: Db, entries: readonly StoredEntry[]): Promise<Map<string, Named>> {
  const changed = entries.filter(({ objectType }) => objectType === 'user').map(({ objectId }) => objectId)
  const ids = uuids([...changed, ...entries.map(({ actorId }) => actorId)])
  const people = await db
    .select({
      id: users.id,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      isDeleted: sql<boolean>`${users.deletedAt} is not null`,
    })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(people.map((person) => [person.id, person]))
}

/** Under which `namesOfObjects` keeps the name of one thing. */
export function nameKey(kind: string, id: string): string {
  return `${kind} ${id}`
}

function uuids(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => UUID.test(id))
}
