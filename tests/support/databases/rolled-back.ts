import type { Connections, Lease } from '#kit/node/db/connections.ts'

/** An open transaction that is never committed, around all that is done on some connections. */
export type RolledBack = {
  wrap(connections: Connections): Connections
  /** From here on everything can be undone; inside an earlier beginning, to here only. */
  begin(): Promise<void>
  /** Undoes all since the last `begin`. */
  rollBack(): Promise<void>
}

/** What a commit does within the open transaction: there is always a savepoint with nothing written after it. */
const SETTLE = 'set constraints all immediate; release savepoint settled; savepoint settled'
const UNDO = 'rollback to savepoint settled'

/**
 * To be laid around the connections of an embedded database, which has one session: what is done in it after `begin`
 * is done in one transaction. Before that they are as they were.
 */
export function rolledBack(): RolledBack {
  let inner: Connections
  let depth = 0
  const run = (text: string) => inner.query({ text })

  async function lease(): Promise<Lease> {
    const held = await inner.lease()
    if (depth === 0) return held
    return {
      query: (statement, values) => held.query(statement, values),
      begin: () => Promise.resolve(),
      commit: async () => void (await held.query({ text: SETTLE })),
      rollback: (savepoint) =>
        savepoint ? held.rollback(savepoint) : held.query({ text: UNDO }).then(nothing, nothing),
      release: () => held.release(),
    }
  }

  // A statement by itself is a transaction by itself; one that only reads has nothing to settle.
  async function query(...[statement, values]: Parameters<Connections['query']>) {
    const held = await inner.lease()
    const isWithin = depth > 0
    try {
      // No transaction takes it, and what is never committed leaves nothing to it.
      if (isWithin && statement.text.startsWith('vacuum')) return await held.query({ text: 'select' })
      const result = await held.query(statement, values)
      if (isWithin && !/^\s*select\b/i.test(statement.text)) await held.query({ text: SETTLE })
      return result
    } catch (error) {
      if (isWithin) await held.query({ text: UNDO }).catch(nothing)
      throw error
    } finally {
      held.release()
    }
  }

  return {
    wrap(connections) {
      inner = connections
      return { lease, query, single: connections.single }
    },
    async begin() {
      await run(`${depth === 0 ? 'begin' : `savepoint level_${depth}`}; savepoint settled`)
      depth++
    },
    async rollBack() {
      const level = `level_${depth - 1}`
      await run(depth === 1 ? 'rollback' : `rollback to savepoint ${level}; release savepoint ${level}`)
      depth--
    },
  }
}

const nothing = () => undefined
