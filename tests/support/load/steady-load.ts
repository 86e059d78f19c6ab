import { setTimeout as wait } from 'node:timers/promises'
import type { Outcome } from '#tests/support/processes/ask-shop.ts'

/** A request of a load: when it was sent, how long its answer took, and what came of it. */
export type Sent = { name: string; sentAt: number; tookMs: number; outcome: Outcome }

/** One kind of request; `number` counts all requests of the load. */
export type Asking = { name: string; ask: (number: number) => Promise<Outcome> }

export type SteadyLoad = {
  /** Sends no more and resolves with all that was sent, once all of it is answered. */
  stop(): Promise<Sent[]>
}

/** Sends `perSecond` requests a second whether or not those before were answered, `kinds` in turn. */
export function steadyLoad(perSecond: number, kinds: readonly Asking[]): SteadyLoad {
  const over = new AbortController()
  const sent: Promise<Sent>[] = []
  const begun = performance.now()

  async function send() {
    while (!over.signal.aborted) {
      const due = ((performance.now() - begun) / 1_000) * perSecond
      for (; sent.length < due;) sent.push(timed(kinds, sent.length))
      await wait(1_000 / perSecond)
    }
  }
  const sending = send()
  return {
    async stop() {
      over.abort()
      await sending
      return Promise.all(sent)
    },
  }
}

async function timed(kinds: readonly Asking[], number: number): Promise<Sent> {
  const { name, ask } = kinds[number % kinds.length] as Asking
  const sentAt = performance.now()
  const outcome = await ask(number)
  return { name, sentAt, tookMs: performance.now() - sentAt, outcome }
}
