import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { coalesce } from '#kit/node/jobs/coalesce.ts'
import type { Log } from './handle.ts'

const CONNECT_PATIENCE_MS = 2_000
const PAUSE_MS = 1_000
const HANG_UP_MS = 1_000

/** A connection of its own that hears what is notified; it is made again when it is lost. */
export type Listening = {
  /** Tells who listens on `channel`; rejects while there is no connection. */
  notify(channel: string, text: string): Promise<void>
  stop(): Promise<void>
}

type Notice = { channel: string; text: string }

const NOTIFY = 'select pg_notify(channel, text) from unnest($1::text[], $2::text[]) as notice (channel, text)'

type Ears = {
  /** Without a PgBouncer in between, through which nothing would be heard. */
  url: string
  log: Log
  /** Does what is needed on each new connection, such as `listen`. */
  onConnect(client: pg.ClientBase): Promise<void>
  onLost(): void
  onNotice(channel: string, text: string): void
}

/** Listens from now on. */
export function startListening(ears: Ears): Listening {
  const stopping = new AbortController()
  let client: pg.Client | undefined
  let isNotified = false
  // One statement after another: a connection takes no second one meanwhile.
  const notifyTogether = coalesce<void, Notice>(async (notices) => {
    if (!client) throw new Error('There is no connection to notify by')
    const columns = [notices.map(({ channel }) => channel), notices.map(({ text }) => text)]
    await client.query(NOTIFY, columns)
  })

  async function hear(): Promise<void> {
    const heard = new pg.Client({
      connectionString: ears.url,
      application_name: 'lanai listening',
      connectionTimeoutMillis: CONNECT_PATIENCE_MS,
      keepAlive: true,
    })
    const lost = new Promise<void>((resolve) => heard.on('error', () => resolve()).on('end', () => resolve()))
    heard.on('notification', ({ channel, payload = '' }) => ears.onNotice(channel, payload))
    try {
      await heard.connect()
      await ears.onConnect(heard)
      client = heard
      isNotified = false
      await Promise.race([lost, aborted(stopping.signal)])
    } finally {
      client = undefined
      ears.onLost()
      // A database that answers nothing does not hold up who leaves.
      await Promise.race([heard.end().catch(() => undefined), wait(HANG_UP_MS, undefined, { ref: false })])
    }
  }

  async function hearAgainAndAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      await hear().catch((err: unknown) => {
        if (!isNotified)
          ears.log.warn({ err }, 'Changes of other processes cannot be heard: each look finds them')
        isNotified = true
      })
      await wait(PAUSE_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  const done = hearAgainAndAgain()

  return {
    notify: (channel, text) => notifyTogether([{ channel, text }]),
    async stop() {
      stopping.abort()
      await done
    },
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
