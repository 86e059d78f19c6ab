import { useState } from 'react'
import { isUncertain } from './call-error.ts'

/**
 * Sends something that must not happen twice. The key passed to `send` stays the same
 * while the outcome is uncertain (no answer, 5xx), so that pressing again never doubles an order.
 */
export function createIdempotentSend() {
  let key: string | undefined

  return async function attempt<T>(send: (idempotencyKey: string) => Promise<T>): Promise<T> {
    key ??= randomUuid()
    try {
      const reply = await send(key)
      key = undefined
      return reply
    } catch (error) {
      if (!isUncertain(error)) key = undefined
      throw error
    }
  }
}

/** `crypto.randomUUID` exists only behind TLS; a shop tried out on a plain address needs keys too. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** `createAttempt` for as long as a form is on the page: one key per thing that is sent, until the outcome is sure. */
export function useAttempt() {
  const [attempt] = useState(createIdempotentSend)
  return attempt
}

/**
 * Runs one at a time: a second press of the same act, which can come before the page has drawn the first, shares its
 * outcome; another act waits for its turn. `act` is what tells acts apart, as JSON.
 */
export function createOneAtATime() {
  const running = new Map<string, Promise<unknown>>()
  let last: Promise<unknown> | undefined

  return function once<T>(act: unknown, run: () => Promise<T>): Promise<T> {
    const name = JSON.stringify([act])
    const same = running.get(name)
    if (same) return same as Promise<T>
    const turn = (running.size > 0 && last ? last.then(run, run) : run()).finally(() => running.delete(name))
    running.set(name, turn)
    last = turn
    return turn
  }
}

/** `createOneAtATime` for as long as what is pressed is on the page. */
export function useOneAtATime() {
  const [once] = useState(createOneAtATime)
  return once
}
