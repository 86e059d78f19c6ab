/**
 * What one process changed of what all of them cache, broadcast to the others.
 *
 *   commit ─▶ notify everybody ─▶ each applies it ─▶ answers ─▶ the writer gets its reply
 *                                  (silent for a second: the writer waits for it no more)
 *
 * So whoever has got the reply of a change reads it back from any process. Nobody depends on hearing it: every
 * process looks by itself each second, too.
 */
import type { Db, Log } from '#kit/node/db/handle.ts'
import { type Listening, startListening } from '#kit/node/db/listening.ts'
import type { DatabaseConfig } from '#kit/node/db/database.ts'
import type { Invalidation } from './cache.ts'

export type InvalidationBus = {
  /** Sends to the other processes, and resolves when all that answer have applied it. */
  broadcast(invalidation: Invalidation): Promise<void>
  stop(): Promise<void>
}

type Message = { number: number; from: number; invalidation: Invalidation }
type Answer = { number: number; by: number }
type Apply = (invalidation: Invalidation) => Promise<void>

const TIMEOUT_MS = 1_000
/** A notice holds 8,000 bytes at most, and an id 39 with its quotes and comma. */
const IDS_IN_ONE = 150

const EVERYBODY = 'lanai_changes'
const answersTo = (process: number) => `lanai_answers_${process}`

// Whoever listens holds this lock together with all others, until it is gone: so they can be counted.
const HOLD = `select pg_backend_pid() as process, pg_advisory_lock_shared(727274, 3)`
const BROADCAST = `
  select pid as process, pg_notify('${EVERYBODY}', $1) from pg_locks
  where locktype = 'advisory' and classid = 727274 and objid = 3 and objsubid = 2 and granted and pid <> $2::int
    and database = (select oid from pg_database where datname = current_database())`

/** One process over one embedded database has no others. */
const alone: InvalidationBus = { broadcast: async () => undefined, stop: async () => undefined }

/** Broadcasts to the other processes over one PostgreSQL, and applies what they broadcast. */
export function openInvalidationBus(
  { databaseUrl, databaseDirectUrl = databaseUrl }: Pick<DatabaseConfig, 'databaseUrl' | 'databaseDirectUrl'>,
  db: Db,
  log: Log,
  apply: Apply,
): InvalidationBus {
  return databaseDirectUrl ? new PostgresBus(databaseDirectUrl, db, log, apply) : alone
}

class PostgresBus implements InvalidationBus {
  readonly #db: Db
  readonly #log: Log
  readonly #apply: Apply
  readonly #listening: Listening
  /** The number of our connection that listens; 0 while there is none. */
  #self = 0
  #sent = 0
  readonly #onAnswer = new Map<number, (process: number) => void>()
  /** Who let a writer wait in vain is not waited for until it answers again. */
  readonly #silent = new Set<number>()

  constructor(url: string, db: Db, log: Log, apply: Apply) {
    this.#db = db
    this.#log = log
    this.#apply = apply
    this.#listening = startListening({
      url,
      log,
      onConnect: async (client) => {
        const { rows } = await client.query<{ process: number }>(HOLD)
        const self = rows[0]?.process ?? 0
        await client.query(`listen ${EVERYBODY}; listen ${answersTo(self)}`)
        this.#self = self
      },
      onLost: () => void (this.#self = 0),
      onNotice: (channel, text) =>
        channel === EVERYBODY ? void this.#onMessage(JSON.parse(text)) : this.#hearAnswer(JSON.parse(text)),
    })
  }

  async broadcast({ tag, ids }: Invalidation): Promise<void> {
    if (!ids) return this.#send({ tag })
    for (let start = 0; start < ids.length; start += IDS_IN_ONE)
      await this.#send({ tag, ids: ids.slice(start, start + IDS_IN_ONE) })
  }

  async stop(): Promise<void> {
    await this.#listening.stop()
  }

  async #send(invalidation: Invalidation): Promise<void> {
    const number = ++this.#sent
    const answered = new Set<number>()
    const heard = Promise.withResolvers<void>()
    let awaited: number[] | undefined
    const isHeard = () => awaited?.every((process) => answered.has(process)) ?? false
    this.#onAnswer.set(number, (process) => {
      answered.add(process)
      if (isHeard()) heard.resolve()
    })
    try {
      const message: Message = { number, from: this.#self, invalidation }
      const others = await this.#db.rows<{ process: number }>({
        name: 'broadcast',
        text: BROADCAST,
        values: [JSON.stringify(message), message.from],
      })
      if (message.from === 0) return
      awaited = others.map(({ process }) => process).filter((process) => !this.#silent.has(process))
      if (!isHeard()) await withinTimeout(heard.promise)
      for (const process of awaited) if (!answered.has(process)) this.#silent.add(process)
    } finally {
      this.#onAnswer.delete(number)
    }
  }

  async #onMessage({ number, from, invalidation }: Message): Promise<void> {
    if (from === this.#self) return
    try {
      await this.#apply(invalidation)
      const answer: Answer = { number, by: this.#self }
      if (from !== 0) await this.#listening.notify(answersTo(from), JSON.stringify(answer))
    } catch (err) {
      this.#log.warn({ err }, 'A change of another process could not be applied: the next look covers it')
    }
  }

  #hearAnswer({ number, by }: Answer): void {
    this.#silent.delete(by)
    this.#onAnswer.get(number)?.(by)
  }
}

async function withinTimeout(work: Promise<void>): Promise<void> {
  const over = Promise.withResolvers<void>()
  const timer = setTimeout(over.resolve, TIMEOUT_MS)
  await Promise.race([work, over.promise])
  clearTimeout(timer)
}
