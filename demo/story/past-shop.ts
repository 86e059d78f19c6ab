/**
 * The shop as it was: the same acts as in real use, at a moment that the story moves on.
 *
 *   goTo(moment) ─▶ acts ─▶ rows with the time of `clock`, also those that the database would date by itself
 *                     └───▶ letters ─▶ closeLetters(): dated too, and closed as long sent
 */
import { createHash } from 'node:crypto'
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { Cache, type Invalidation } from '#kit/node/cache/cache.ts'
import type { Db } from '#kit/node/db/database.ts'
import { type Random, type World } from '#server/world.ts'

export type PastShop = {
  shop: World
  goTo(moment: Date): void
  /** Closes the letters that the last acts wrote: what happened long ago tells nobody now. */
  closeLetters(): Promise<void>
}

// now() is when the transaction began: what is not older was written in it and is not dated yet.
const closeText =
  'update emails set created_at = $1, sent_at = $1 where created_at >= now() and sent_at is null'

/** The shop within `tx`, at `opening` until it is sent to a later moment. */
export function pastShop(now: World, tx: Db, opening: Date): PastShop {
  let moment = opening
  const clock = () => moment
  const db = inThePast(tx, clock)
  return {
    shop: {
      ...now,
      db,
      reads: db,
      clock,
      cache: new StoryCache(),
      random: repeating(now.random),
    },
    goTo(to) {
      moment = to
    },
    async closeLetters() {
      await tx.rows({ name: 'close_letters', text: closeText, values: [moment] })
    },
  }
}

/** Nobody else changes anything; what the story itself writes is seen at once, as nothing of it is committed before its end. */
class StoryCache extends Cache {
  constructor() {
    super({ isShared: false })
  }

  override changed(_tx: unknown, invalidation: Invalidation): void {
    void this.apply(invalidation)
  }
}

/**
 * `db`, but what is inserted without a date has the one of `clock`. The story is one transaction: whatever fails in
 * it undoes all of it, and nobody is told of its commit, as an opening shop has nobody to tell and has still to read
 * everything.
 */
function inThePast(db: Db, clock: () => Date): Db {
  const past: Db = withParts(db, {
    insert: (table: PgTable) => dating(db.insert(table), table, clock),
    inTransaction: (work: (tx: Db) => Promise<unknown>) => work(past),
    afterCommit: () => undefined,
  })
  return past
}

function dating(builder: object, table: PgTable, clock: () => Date): object {
  const columns = getTableColumns(table)
  const dates = ['createdAt', 'updatedAt'].filter((name) => name in columns)
  const dated = (row: object) => ({
    ...Object.fromEntries(dates.map((name) => [name, clock()])),
    ...row,
  })
  const { values } = builder as { values: (rows: object) => unknown }
  return withParts(builder, {
    values: (rows: object | object[]) =>
      values.call(builder, Array.isArray(rows) ? rows.map(dated) : dated(rows)),
  })
}

/** `whole` with some of its parts replaced. */
function withParts<T extends object>(whole: T, parts: object): T {
  return new Proxy(whole, {
    get: (target, name) => {
      if (name in parts) return parts[name as keyof typeof parts]
      const part: unknown = Reflect.get(target, name)
      return typeof part === 'function' ? part.bind(target) : part
    },
  })
}

/** Ids that are the same in every demo, so that its references are; what is to be secret stays chance. */
function repeating({ token }: Random): Random {
  let count = 0
  return { token, uuid: () => asUuid(createHash('sha256').update(`demo ${count++}`).digest()) }
}

function asUuid(bytes: Buffer): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
