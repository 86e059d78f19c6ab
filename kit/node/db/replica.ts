/**
 * Reads that a replica answers as the primary would.
 *
 *   read ─▶ how far has the primary got? ─▶ has the replica replayed that? ─▶ read there
 *              (asked once for all             (not within 250 ms, or away: read the
 *               that wait meanwhile)            primary, and look again each second)
 *
 * The position is asked for after the read was called, so whatever was committed by then, by any process, lies before
 * it; and the read runs on the very connection that said it was replayed.
 */
import { setTimeout as wait } from 'node:timers/promises'
import pg, { type QueryConfig, type QueryResult } from 'pg'
import type { Connections, Lease, Runner } from './connections.ts'
import { DatabaseUnavailable, isConflict } from './database-fault.ts'
import type { Log } from './handle.ts'
import { coalesce } from '#kit/node/jobs/coalesce.ts'

/** Longest time, in milliseconds, that a read waits for the replica before it goes to the primary. */
const PATIENCE_MS = 250
const POLL_MS = 3
const LOOK_EVERY_MS = 1_000

// A primary that was taken back to be a replica has no position: nothing has replayed that.
const POSITION = {
  name: 'wal_position',
  text: 'select case when not pg_is_in_recovery() then pg_current_wal_flush_lsn() end as position',
}
const REPLAYED = {
  name: 'wal_replayed',
  text: 'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has_replayed',
}
const IDENTITY = { text: 'select current_database() as name, system_identifier from pg_control_system()' }

/** Of a wrong address: no such password, role or database. */
const REFUSED = /^(28|3D)/

/** The connections to read by: those of a replica while it keeps up, else those of the primary. */
export class ReplicaReads implements Connections {
  readonly single = false
  readonly #primary: Connections
  readonly #replica: Connections
  readonly #log: Log
  readonly #position: () => Promise<string | null>
  #isInUse = true
  readonly #stopping = new AbortController()

  constructor(primary: Connections, replica: Connections, log: Log) {
    this.#primary = primary
    this.#replica = replica
    this.#log = log
    this.#position = coalesce(async () => (await primary.query(POSITION)).rows[0].position)
  }

  /** Whether reads go to the replica now. */
  get isInUse(): boolean {
    return this.#isInUse
  }

  /** @throws DatabaseUnavailable when its address is wrong, or what is there is a replica of something else */
  async start(): Promise<void> {
    try {
      await this.#look()
    } catch (error) {
      if (isRefusal(error)) throw error
      this.#leave(error)
    }
  }

  stop(): void {
    this.#stopping.abort()
  }

  async lease(): Promise<Lease> {
    return (await this.#replicaLease()) ?? this.#primary.lease()
  }

  async query(statement: QueryConfig, values?: unknown[]): Promise<QueryResult> {
    const lease = await this.lease()
    try {
      return await lease.query(statement, values)
    } catch (error) {
      // The connection broke; or the replica took a row away that the primary has cleaned up.
      if (!(error instanceof DatabaseUnavailable) && !isConflict(error)) throw error
    } finally {
      lease.release()
    }
    return this.#primary.query(statement, values)
  }

  /** A connection to the replica on which everything can be read that is committed now. */
  async #replicaLease(): Promise<Lease | undefined> {
    if (!this.#isInUse) return undefined
    const position = await this.#position()
    try {
      return await this.#leaseAt(position)
    } catch (error) {
      this.#leave(error)
      return undefined
    }
  }

  /** One that has replayed all up to `position`; undefined when none became free, which is no fault of the replica. */
  async #leaseAt(position: string | null): Promise<Lease | undefined> {
    const requested = { hasLease: false, isOver: false }
    const lease = leaseAt(this.#replica, position, requested)
    const input = await within(PATIENCE_MS, lease)
    if (input) return input
    requested.isOver = true
    lease.then((late) => late.release()).catch((err: unknown) => this.#leave(err))
    if (requested.hasLease) throw new DatabaseUnavailable('The replica has not replayed what is committed')
    return undefined
  }

  async #look(): Promise<void> {
    const lease = await this.#leaseAt(await this.#position())
    if (!lease) throw new DatabaseUnavailable('The replica lets nobody in')
    try {
      if ((await identityOf(lease)) !== (await identityOf(this.#primary))) throw new ForeignReplica()
    } finally {
      lease.release()
    }
  }

  #leave(err: unknown): void {
    if (!this.#isInUse) return
    this.#isInUse = false
    this.#log.warn({ err }, 'The replica is away or behind: the primary is read')
    void this.#lookUntilBack()
  }

  async #lookUntilBack(): Promise<void> {
    const { signal } = this.#stopping
    while (!this.#isInUse) {
      await wait(LOOK_EVERY_MS, undefined, { ref: false, signal }).catch(() => undefined)
      if (signal.aborted) return
      await this.#look().then(
        () => (this.#isInUse = true),
        () => undefined,
      )
    }
    this.#log.warn({}, 'The replica keeps up again: it is read')
  }
}

class ForeignReplica extends DatabaseUnavailable {
  constructor() {
    super('It is a replica of another database')
  }
}

/** What `work` gives, or undefined after `ms` milliseconds. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const over = Promise.withResolvers<undefined>()
  const timer = setTimeout(over.resolve, ms, undefined)
  return Promise.race([work, over.promise]).finally(() => clearTimeout(timer))
}

type Requested = { hasLease: boolean; isOver: boolean }

/** A connection to `replica` that has replayed all up to `position`, or on which nobody waits for that any more. */
async function leaseAt(replica: Connections, position: string | null, requested: Requested): Promise<Lease> {
  const lease = await replica.lease()
  requested.hasLease = true
  try {
    while (!(await hasReplayed(lease, position)) && !requested.isOver) await wait(POLL_MS)
    return lease
  } catch (error) {
    lease.release()
    throw error
  }
}

async function hasReplayed(lease: Lease, position: string | null): Promise<boolean> {
  return (await lease.query(REPLAYED, [position])).rows[0].has_replayed
}

/** Which database this is; its replicas have the same. */
async function identityOf(runner: Runner): Promise<string> {
  return JSON.stringify((await runner.query(IDENTITY)).rows)
}

function isRefusal(error: unknown): boolean {
  if (error instanceof ForeignReplica) return true
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof pg.DatabaseError && REFUSED.test(cause.code ?? '')
}
