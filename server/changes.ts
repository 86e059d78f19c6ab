/**
 * What one process changed of what all of them remember, told to the others.
 *
 *   commit ─▶ notify everybody ─▶ each takes it over ─▶ answers ─▶ the writer gets its reply
 *                                  (silent for a second: the writer waits for it no more)
 *
 * So whoever has got the reply of a change reads it back from any process. Nobody depends on being told: every
 * process looks by itself each second, too.
 */
import type { Config } from './config.ts'
import type { Db, Log } from '#kit/node/db/db.ts'
import { type Listening, startListening } from '#kit/node/db/listening.ts'

/** What changed: the settings, the packages, some products, or the catalogue as a whole. */
export type Change =
  | { of: 'settings' | 'packages' | 'catalogue' }
  | { of: 'products'; ids: readonly string[] }

export type Changes = {
  /** Tells the other processes, and resolves when all that answer have taken it over. */
  tell(change: Change): Promise<void>
  stop(): Promise<void>
}

type Told = { number: number; from: number; change: Change }
type Answer = { number: number; by: number }
type TakeOver = (change: Change) => Promise<void>

const PATIENCE_MS = 1_000
/** A notice holds 8,000 bytes at most, and an id 39 with its quotes and comma. */
const IDS_IN_ONE = 150

const EVERYBODY = 'lanai_changes'
const answersTo = (process: number) => `lanai_answers_${process}`

// Whoever listens holds this lock together with all others, until it is gone: so they can be counted.
const HOLD = `select pg_backend_pid() as process, pg_advisory_lock_shared(727274, 3)`
const TELL = `
  select pid as process, pg_notify('${EVERYBODY}', $1) from pg_locks
  where locktype = 'advisory' and classid = 727274 and objid = 3 and objsubid = 2 and granted and pid <> $2::int
    and database = (select oid from pg_database where datname = current_database())`

/** One process over one embedded database has nobody to tell. */
const nobodyToTell: Changes = { tell: async () => undefined, stop: async () => undefined }

/** Tells other processes of changes here, and takes over theirs by `takeOver`. */
export function openChanges(
  { databaseUrl, databaseDirectUrl = databaseUrl }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>,
  db: Db,
  log: Log,
  takeOver: TakeOver,
): Changes {
  return databaseDirectUrl ? new SharedChanges(databaseDirectUrl, db, log, takeOver) : nobodyToTell
}

class SharedChanges implements Changes {
  readonly #db: Db
  readonly #log: Log
  readonly #takeOver: TakeOver
  readonly #listening: Listening
  /** The number of our connection that listens; 0 while there is none. */
  #self = 0
  #told = 0
  readonly #onAnswer = new Map<number, (process: number) => void>()
  /** Who let a writer wait in vain is not waited for until it answers again. */
  readonly #silent = new Set<number>()

  constructor(url: string, db: Db, log: Log, takeOver: TakeOver) {
    this.#db = db
    this.#log = log
    this.#takeOver = takeOver
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
        channel === EVERYBODY ? void this.#onTold(JSON.parse(text)) : this.#hearAnswer(JSON.parse(text)),
    })
  }

  async tell(change: Change): Promise<void> {
    if (change.of !== 'products') return this.#tellOnce(change)
    for (let start = 0; start < change.ids.length; start += IDS_IN_ONE)
      await this.#tellOnce({ of: 'products', ids: change.ids.slice(start, start + IDS_IN_ONE) })
  }

  async stop(): Promise<void> {
    await this.#listening.stop()
  }

  async #tellOnce(change: Change): Promise<void> {
    const number = ++this.#told
    const answered = new Set<number>()
    const heard = Promise.withResolvers<void>()
    let asked: number[] | undefined
    const isHeard = () => asked?.every((process) => answered.has(process)) ?? false
    this.#onAnswer.set(number, (process) => {
      answered.add(process)
      if (isHeard()) heard.resolve()
    })
    try {
      const told: Told = { number, from: this.#self, change }
      const others = await this.#db.rows<{ process: number }>({
        name: 'tell_change',
        text: TELL,
        values: [JSON.stringify(told), told.from],
      })
      if (told.from === 0) return
      asked = others.map(({ process }) => process).filter((process) => !this.#silent.has(process))
      if (!isHeard()) await withinPatience(heard.promise)
      for (const process of asked) if (!answered.has(process)) this.#silent.add(process)
    } finally {
      this.#onAnswer.delete(number)
    }
  }

  async #onTold({ number, from, change }: Told): Promise<void> {
    if (from === this.#self) return
    try {
      await this.#takeOver(change)
      const answer: Answer = { number, by: this.#self }
      if (from !== 0) await this.#listening.notify(answersTo(from), JSON.stringify(answer))
    } catch (err) {
      this.#log.warn({ err }, 'A change of another process could not be taken over: the next look covers it')
    }
  }

  #hearAnswer({ number, by }: Answer): void {
    this.#silent.delete(by)
    this.#onAnswer.get(number)?.(by)
  }
}

async function withinPatience(work: Promise<void>): Promise<void> {
  const over = Promise.withResolvers<void>()
  const timer = setTimeout(over.resolve, PATIENCE_MS)
  await Promise.race([work, over.promise])
  clearTimeout(timer)
}
