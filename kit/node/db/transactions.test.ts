import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migratedDump } from '#tests/support/databases/migrated-dump.ts'
import { type Db, databaseFault, type EmbeddedDatabase, one, openEmbeddedDatabase } from './database.ts'

const chairs = pgTable('chairs', { id: integer().primaryKey(), name: text(), stock: integer() })

let database: EmbeddedDatabase
let db: Db
const logged: string[] = []
const log = { warn: () => {}, error: (_details: object, message: string) => void logged.push(message) }

beforeAll(async () => {
  database = await openEmbeddedDatabase({ dump: await migratedDump() }, log)
  db = database.db
  await db.execute(
    sql`create table chairs (id integer primary key, name text unique, stock integer check (stock >= 0))`,
  )
})
beforeEach(async () => {
  logged.length = 0
  await db.delete(chairs)
})
afterAll(() => database.close())

const names = async () => (await db.select().from(chairs).orderBy(chairs.id)).map(({ name }) => name)

describe('a transaction', () => {
  test('is committed before it resolves', async () => {
    const id = await db.inTransaction(async (tx) => {
      await tx.insert(chairs).values({ id: 1, name: 'Koa' })
      return 1
    })
    expect(id).toBe(1)
    expect(await names()).toEqual(['Koa'])
  })

  test('leaves nothing behind when its work fails', async () => {
    const failure = new Error('changed my mind')
    const work = db.inTransaction(async (tx) => {
      await tx.insert(chairs).values({ id: 1, name: 'Koa' })
      throw failure
    })
    await expect(work).rejects.toBe(failure)
    expect(await names()).toEqual([])
  })

  test('does not pretend to have committed when a failed statement was hidden from it', async () => {
    const work = db.inTransaction(async (tx) => {
      await tx.insert(chairs).values({ id: 1, name: 'Koa' })
      await tx
        .insert(chairs)
        .values({ id: 1, name: 'Mango' })
        .catch(() => 'hidden')
    })
    await expect(work).rejects.toThrow('Nothing was committed')
    expect(await names()).toEqual([])
  })

  test('within another is a savepoint: its failure undoes its own work only', async () => {
    await db.inTransaction(async (tx) => {
      await tx.insert(chairs).values({ id: 1, name: 'Koa' })
      const twin = tx.inTransaction(async (inner) => {
        await inner.insert(chairs).values({ id: 2, name: 'Mango' })
        await inner.inTransaction((innermost) =>
          innermost.insert(chairs).values({ id: 3, name: 'Monkeypod' }),
        )
        await inner.insert(chairs).values({ id: 4, name: 'Koa' })
      })
      expect(databaseFault(await twin.catch((error: unknown) => error))?.kind).toBe('unique')
      await tx.insert(chairs).values({ id: 5, name: 'Milo' })
    })
    expect(await names()).toEqual(['Koa', 'Milo'])
  })

  test('keeps twenty apart that run at once, every other one rolled back', async () => {
    const works = Array.from({ length: 20 }, (_, id) =>
      db.inTransaction(async (tx) => {
        await tx.insert(chairs).values({ id, name: `Chair ${id}`, stock: id })
        await tx
          .update(chairs)
          .set({ stock: id + 1 })
          .where(eq(chairs.id, id))
        if (id % 2 === 1) throw new Error(`no chair ${id}`)
        return one(tx.select().from(chairs).where(eq(chairs.id, id)))
      }),
    )
    const outcomes = await Promise.allSettled(works)
    const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value?.stock] : []))
    expect(done).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19])
    expect(await db.$count(chairs)).toBe(10)
  })

  test('refuses what it did not wait for, rather than let it into another', async () => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const late = Promise.withResolvers<unknown>()
    await db.inTransaction(async (tx) => {
      void isOver.then(() => tx.insert(chairs).values({ id: 1, name: 'Koa' })).catch(late.resolve)
    })
    end()
    expect(await late.promise).toMatchObject({ cause: { message: expect.stringContaining('is over') } })
    expect(await names()).toEqual([])
  })

  test('runs statements that were started together one after another', async () => {
    const found = await db.inTransaction((tx) =>
      Promise.all([1, 2, 3].map((id) => tx.insert(chairs).values({ id }).returning({ id: chairs.id }))),
    )
    expect(found).toEqual([[{ id: 1 }], [{ id: 2 }], [{ id: 3 }]])
  })
})

describe('after a commit', () => {
  test('what was asked for is done, once all is visible', async () => {
    const seen: unknown[] = []
    await db.inTransaction(async (tx) => {
      tx.afterCommit(async () => void seen.push(await names()))
      await tx.inTransaction(async (inner) => inner.afterCommit(() => void seen.push('inner')))
      await tx.insert(chairs).values({ id: 1, name: 'Koa' })
      expect(seen).toEqual([])
    })
    expect(seen).toEqual([['Koa'], 'inner'])
  })

  test('nothing is done for a transaction, or a savepoint, that was rolled back', async () => {
    const done: string[] = []
    const fail = async (tx: Db, what: string) => {
      tx.afterCommit(() => void done.push(what))
      throw new Error(what)
    }
    await expect(db.inTransaction((tx) => fail(tx, 'outer'))).rejects.toThrow('outer')
    await db.inTransaction(async (tx) => {
      tx.afterCommit(() => void done.push('kept'))
      await expect(tx.inTransaction((inner) => fail(inner, 'inner'))).rejects.toThrow('inner')
    })
    expect(done).toEqual(['kept'])
  })

  test('a failure is logged and harms nobody', async () => {
    await db.inTransaction(async (tx) => {
      tx.afterCommit(() => Promise.reject(new Error('mail is away')))
      await tx.insert(chairs).values({ id: 1, name: 'Koa' })
    })
    expect(logged).toHaveLength(1)
    expect(await names()).toEqual(['Koa'])
  })

  test('outside a transaction it is done at once', () => {
    let done = false
    db.afterCommit(() => void (done = true))
    expect(done).toBe(true)
  })
})

describe('a transaction that met another', () => {
  const conflict = (code: string) =>
    sql.raw(`do $$ begin raise exception 'met another' using errcode = '${code}'; end $$`)

  test.each(['40001', '40P01'])('is run again after %s', async (code) => {
    let runs = 0
    await db.inTransaction(async (tx) => {
      runs++
      await tx.insert(chairs).values({ id: runs })
      if (runs < 3) await tx.execute(conflict(code))
    })
    expect(runs).toBe(3)
    expect(await db.select({ id: chairs.id }).from(chairs)).toEqual([{ id: 3 }])
  })

  test('is given up after three more times', async () => {
    let runs = 0
    const work = db.inTransaction(async (tx) => {
      runs++
      await tx.execute(conflict('40001'))
    })
    expect(databaseFault(await work.catch((error: unknown) => error))).toEqual({ kind: 'unavailable' })
    expect(runs).toBe(4)
  })

  test('is not run again for another failure, nor inside its outer transaction', async () => {
    let runs = 0
    await expect(
      db.inTransaction(async (tx) => {
        runs++
        await tx.execute(conflict('22000'))
      }),
    ).rejects.toThrow()
    let inner = 0
    const work = db.inTransaction(async (tx) => {
      runs++
      await tx.inTransaction(async (nested) => {
        inner++
        if (inner === 1) await nested.execute(conflict('40P01'))
      })
    })
    await work
    expect([runs, inner]).toEqual([3, 2])
  })
})
