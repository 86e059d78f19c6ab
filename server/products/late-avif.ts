import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Files } from '#kit/node/files/store.ts'
import { avifOf } from './pictures.ts'

/** One takes up to half a second of a processor; beyond so many the WebP is sent. */
const MAX_AT_ONCE = 6

type StandIn = { file: NonNullable<Awaited<ReturnType<Files['read']>>>; isAvif: boolean }
type Log = { warn(details: object, message: string): void }

/**
 * Pictures that came many at once lie here as WebP alone: the AVIF of a size is made when it is first asked for, once
 * however many ask for it, and kept.
 */
export function lateAvif(files: Pick<Files, 'read' | 'put'>) {
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  async function make(key: string): Promise<Buffer | undefined> {
    const webp = await files.read(webpBeside(key))
    if (!webp) return undefined
    const bytes = await avifOf(await buffer(webp.stream))
    await files.put(key, bytes)
    return bytes
  }

  function shared(key: string): Promise<Buffer | undefined> {
    const making = make(key).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  /** What is sent for `key`, which is not there: its AVIF, else its WebP, else nothing. */
  return async (key: string, log: Log): Promise<StandIn | undefined> => {
    if (!key.endsWith('.avif')) return undefined
    try {
      const bytes = await (underWay.get(key) ?? (underWay.size < MAX_AT_ONCE ? shared(key) : undefined))
      if (bytes) return { file: { stream: Readable.from([bytes]), size: bytes.length }, isAvif: true }
    } catch (error) {
      // A store that is full, or bytes that somebody put there by hand.
      log.warn({ err: error, key }, 'An AVIF could not be made')
    }
    const webp = await files.read(webpBeside(key))
    return webp && { file: webp, isAvif: false }
  }
}

function webpBeside(key: string): string {
  return key.replace(/avif$/, 'webp')
}
