import { desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Stocktake } from '#contract/stocktakes.ts'
import { Problem } from '#contract/problems.ts'
import { paginationOf } from '#kit/core/operation/paging.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { recordChange } from '#server/audit/record.ts'
import { stocktakeLines, stocktakes } from '#server/db/schema/stocktakes.ts'
import { users } from '#server/db/schema/users.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'

/** The most stocktakes that are open at once. */
const MAX_OPEN = 5

const creator = alias(users, 'creator')
const applier = alias(users, 'applier')
const nameOf = ({ firstName, lastName }: typeof creator | typeof applier) =>
  sql<string>`${firstName} || ' ' || ${lastName}`
const difference = sql`${stocktakeLines.counted} - ${stocktakeLines.expected}`
const total = (units: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${units}), 0)`.mapWith(Number)

function select(db: Db) {
  return db
    .select({
      _id: stocktakes.id,
      name: stocktakes.name,
      createdAt: stocktakes.createdAt,
      createdBy: nameOf(creator),
      appliedAt: stocktakes.appliedAt,
      appliedBy: sql<string | null>`${nameOf(applier)}`,
      lines: sql<number>`count(${stocktakeLines.productId})`.mapWith(Number),
      differences: sql<number>`count(*) filter (where ${difference} <> 0)`.mapWith(Number),
      more: total(sql`greatest(${difference}, 0)`),
      fewer: total(sql`greatest(-(${difference}), 0)`),
    })
    .from(stocktakes)
    .innerJoin(creator, eq(creator.id, stocktakes.createdBy))
    .leftJoin(applier, eq(applier.id, stocktakes.appliedBy))
    .leftJoin(stocktakeLines, eq(stocktakeLines.stocktakeId, stocktakes.id))
    .groupBy(stocktakes.id, creator.id, applier.id)
}

/** One page of the stocktakes: the open ones first, then the latest. */
export async function listStocktakes(db: Db, query: { page: number; limit: number }) {
  const { page, limit } = query
  const found = await select(db)
    .orderBy(sql`${stocktakes.appliedAt} desc nulls first`, desc(stocktakes.createdAt), stocktakes.id)
    .limit(limit)
    .offset((page - 1) * limit)
  return { stocktakes: found, pagination: paginationOf(query, await db.$count(stocktakes)) }
}

/** @throws Problem `stocktake_not_found` */
export async function requireStocktake(db: Db, id: string): Promise<Stocktake> {
  const found = await one(select(db).where(eq(stocktakes.id, id)))
  if (!found) throw new Problem('stocktake_not_found')
  return found
}

/**
 * Holds an open stocktake until the transaction ends, so that of two who count, apply or delete it one waits.
 *
 * @throws Problem `stocktake_not_found` · `stocktake_applied`
 */
export async function lockOpen(tx: Db, id: string): Promise<{ name: string }> {
  const found = await one(tx.select().from(stocktakes).where(eq(stocktakes.id, id)).for('update'))
  if (!found) throw new Problem('stocktake_not_found')
  if (found.appliedAt) throw new Problem('stocktake_applied')
  return found
}

/** @throws Problem `too_many_stocktakes` */
export async function startStocktake(tx: Db, { clock, random }: World, actor: Actor, name: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('open stocktakes', 0))`)
  const open = await tx.$count(stocktakes, isNull(stocktakes.appliedAt))
  if (open >= MAX_OPEN) throw new Problem('too_many_stocktakes')
  const id = random.uuid()
  await tx.insert(stocktakes).values({ id, name, createdBy: actor.id, createdAt: clock() })
  await recordChange(tx, actor, { action: 'stocktake.started', id, after: { name } })
  return requireStocktake(tx, id)
}

/** @throws Problem `stocktake_not_found` · `stocktake_applied` */
export async function deleteStocktake(tx: Db, actor: Actor, id: string): Promise<void> {
  const { name } = await lockOpen(tx, id)
  const lines = await tx.$count(stocktakeLines, eq(stocktakeLines.stocktakeId, id))
  await tx.delete(stocktakes).where(eq(stocktakes.id, id))
  await recordChange(tx, actor, { action: 'stocktake.deleted', id, before: { name, lines } })
}
