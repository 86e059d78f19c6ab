import pg, { type Pool, type PoolClient, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg'
import { DatabaseUnavailable, isAway, isConnectionLoss, isNoneFree, isSilence } from './database-fault.ts'
import { statementNames } from './statement-names.ts'

const { INT8, DATE } = pg.types.builtins

/** Made once: most statements have no others. */
const parsersAlone = parsersBeside()

/** Whatever runs one statement and gives back its rows. */
export type Runner = { query(statement: QueryConfig, values?: unknown[]): Promise<QueryResult> }

/** A statement that the server keeps prepared under `name`; one name always has one text. */
export type NamedStatement = { name: string; text: string; values?: unknown[] }

export async function rowsOf<R extends QueryResultRow>(
  runner: Runner,
  { name, text, values }: NamedStatement,
): Promise<R[]> {
  return (await runner.query({ name, text }, values)).rows
}

/** One connection held for the length of a transaction. Statements on it run one after another. */
export type Lease = Runner & {
  begin(patience?: number): Promise<void>
  commit(): Promise<void>
  /** Undoes everything, or what was done since `savepoint`. Never fails: a connection that cannot is given up. */
  rollback(savepoint?: string): Promise<void>
  release(): void
}

export type Connections = Runner & {
  lease(): Promise<Lease>
  /** Whether there is only one, so that asking for a second while holding it would wait for ever. */
  single: boolean
}

/** Longest time, in milliseconds, that one statement may take where nothing else is agreed. */
export const STATEMENT_PATIENCE = 5_000

// The server is asked to stop a slow statement itself; the client waits a little longer, for a server that answers nothing.
const CLIENT_GRACE = 500

// Milliseconds in which nobody asks a server that just answered nothing: no request may wait for it twice.
const SILENCE = 250

type PoolTraits = { single: boolean; namedStatements: boolean; hasTimeouts: boolean }
/** What a connection heard of its server. */
type Heard = Record<'silence' | 'answer' | 'loss', () => void>
type LeaseTraits = PoolTraits & { nameOf: ReturnType<typeof statementNames> }

/** The connections of `pool`; whatever breaks one of them comes out as `DatabaseUnavailable`. */
export function poolConnections(pool: Pool, traits: PoolTraits): Connections {
  let silentUntil = 0
  let [answeredAt, lostAt] = [performance.now(), 0]
  const heard: Heard = {
    silence: () => void (silentUntil = performance.now() + SILENCE),
    answer: () => void (answeredAt = performance.now()),
    loss: () => void (lostAt = performance.now()),
  }
  pool.on('connect', heard.answer)
  const nameOf = statementNames()

  async function lease() {
    const begun = performance.now()
    if (begun < silentUntil) throw new DatabaseUnavailable('The database answers nothing')
    try {
      return new ClientLease(await pool.connect(), { ...traits, nameOf }, heard)
    } catch (cause) {
      const fault = unavailable(cause)
      // All connections may be busy, or all be made in vain: a busy database loses none and answers somebody meanwhile.
      const isVain = isNoneFree(cause) && (answeredAt < begun || lostAt > begun)
      if (isVain) throw new DatabaseUnavailable('The database answers nobody')
      if (isAway(fault)) heard.loss()
      throw fault
    }
  }

  // Not pool.query, which throws its connection away after any refused statement.
  async function query(statement: QueryConfig, values?: unknown[]) {
    const connection = await lease()
    try {
      return await connection.query(statement, values)
    } finally {
      connection.release()
    }
  }

  return { lease, query, single: traits.single }
}

class ClientLease implements Lease {
  #client: PoolClient
  #traits: LeaseTraits
  #heard: Heard
  #last: Promise<unknown> = Promise.resolve()
  #isOver = false
  #patience = STATEMENT_PATIENCE
  #broken: DatabaseUnavailable | undefined

  constructor(client: PoolClient, traits: LeaseTraits, heard: Heard) {
    this.#client = client
    this.#traits = traits
    this.#heard = heard
    client.on('error', this.#noteLoss)
  }

  async query(statement: QueryConfig, values?: unknown[]): Promise<QueryResult> {
    // Work that its transaction did not wait for would otherwise land in somebody else's.
    if (this.#isOver) throw new Error('This transaction is over: wait for all its statements')
    return this.#inTurn(statement, values)
  }

  async begin(patience = STATEMENT_PATIENCE): Promise<void> {
    this.#patience = patience
    const limits = `set local statement_timeout = ${patience}; set local idle_in_transaction_session_timeout = ${patience}`
    await this.query({ text: patience === STATEMENT_PATIENCE ? 'begin' : `begin; ${limits}` })
  }

  async commit(): Promise<void> {
    this.#isOver = true
    const { command } = await this.#inTurn({ text: 'commit' })
    // The server answers ROLLBACK, not an error, when a statement had failed and its error was caught.
    if (command === 'ROLLBACK')
      throw new Error('Nothing was committed: a statement of this transaction had failed')
  }

  async rollback(savepoint?: string): Promise<void> {
    if (!savepoint) this.#isOver = true
    if (this.#broken) return
    const text = savepoint ? `rollback to savepoint ${savepoint}; release savepoint ${savepoint}` : 'rollback'
    await this.#inTurn({ text }).catch(this.#noteLoss)
  }

  release(): void {
    this.#isOver = true
    this.#client.off('error', this.#noteLoss)
    this.#client.release(this.#broken)
  }

  #inTurn(statement: QueryConfig, values?: unknown[]): Promise<QueryResult> {
    const result = this.#last.then(() => this.#run(statement, values))
    this.#last = result.catch(() => undefined)
    return result
  }

  async #run({ name, ...statement }: QueryConfig, values?: unknown[]): Promise<QueryResult> {
    if (this.#broken) throw this.#broken
    const { namedStatements, hasTimeouts, nameOf } = this.#traits
    const config = {
      ...statement,
      ...(namedStatements && { name: name ?? (values?.length ? nameOf(statement.text) : undefined) }),
      ...(hasTimeouts && { query_timeout: this.#patience + CLIENT_GRACE }),
      types: typeParsers(statement.types),
    }
    try {
      const result = await this.#client.query(config, values)
      this.#heard.answer()
      return result
    } catch (error) {
      if (isSilence(error)) this.#heard.silence()
      if (isConnectionLoss(error)) {
        this.#heard.loss()
        this.#noteLoss(error)
      }
      throw this.#broken ?? error
    }
  }

  #noteLoss = (error: unknown) => {
    this.#broken ??= unavailable(error)
  }
}

function unavailable(cause: unknown): DatabaseUnavailable {
  if (cause instanceof DatabaseUnavailable) return cause
  return new DatabaseUnavailable('The database is away', { cause })
}

/**
 * Whole numbers of 64 bits (counts, sums) come as numbers where they are exact, else as text; dates
 * stay text, because a Date would move them by the time zone of this machine.
 *
 * @param others  decide about every other kind of column
 */
function typeParsers(others?: pg.CustomTypesConfig): pg.CustomTypesConfig {
  return others ? parsersBeside(others) : parsersAlone
}

function parsersBeside(others?: pg.CustomTypesConfig): pg.CustomTypesConfig {
  const parsers = new pg.TypeOverrides(others)
  parsers.setTypeParser(INT8, safeInteger)
  parsers.setTypeParser(DATE, (text) => text)
  return parsers
}

function safeInteger(text: string): number | string {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}
