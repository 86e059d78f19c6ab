import type { Cache } from '#kit/node/cache/cache.ts'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { LoadedPage } from '#contract/page.ts'
import { type Encoding, encodings } from '#kit/node/http/packed-replies.ts'
import type { BoundedQueue } from '#kit/node/jobs/bounded-queue.ts'

/** A page is packed once and sent many times. */
const BROTLI_QUALITY = 5

/** A drawn page, ready to send: HTML as it is and, once somebody has asked for it, compressed; or where to go instead. */
export type ReadyPage =
  | { status: number; location: string }
  | {
      status: number
      etag: string
      plain: Buffer
      packed(encoding: Encoding): Promise<Buffer>
      from: Drawing
    }

/** What a page was drawn from, besides its address. */
type Drawing = { state: string; day: string }

const UNAVAILABLE = 503
const MAX_PAGES = 500
/** What ends with a day of the store, in whatever zone, is gone from all pages so long after midnight. */
const FRESH_FOR_MS = 10 * 60_000

type PageSource = {
  load: (address: string) => Promise<LoadedPage>
  inTurn: BoundedQueue
  clock: () => Date
  cache: Pick<Cache, 'version' | 'lastReads'>
}
type CachedPage = { page: Promise<ReadyPage>; isCurrent: () => boolean }

/**
 * Pages drawn once and sent many times, for visitors nobody knows. Two asking at once wait for one drawing; whatever is
 * not a 200 is drawn anew each time. After any change, of catalogue or settings, and after a while each is loaded again
 * when it is asked for, and drawn again only if that made a difference to it: an order touches few pages. While it
 * cannot be loaded, because the database is away, it is sent as it was; what was made of last readings is loaded again.
 */
export function pageCache({ load, inTurn, clock, cache }: PageSource) {
  const pages = new LRUCache<string, CachedPage>({ max: MAX_PAGES })

  async function prepare(
    address: string,
    { begin, outdate } = { begin: () => {}, outdate: () => {} },
    last?: Promise<ReadyPage>,
  ): Promise<ReadyPage> {
    const before = await last?.catch(() => undefined)
    return inTurn(async () => {
      begin()
      const day = dayOf(clock())
      const { lastReads } = cache
      const loaded = await load(address)
      if (cache.lastReads !== lastReads) outdate()
      if (before && loaded.status === UNAVAILABLE) {
        outdate()
        return before
      }
      return before && isDrawnFrom(loaded, before, day) ? before : drawn(loaded, day)
    })
  }

  function prepareAndCache(address: string): Promise<ReadyPage> {
    let begunAt = Number.POSITIVE_INFINITY
    let freshUntil = Number.POSITIVE_INFINITY
    const begin = () => {
      begunAt = cache.version
      freshUntil = clock().getTime() + FRESH_FOR_MS
    }
    const outdate = () => void (begunAt = 0)
    const page = prepare(address, { begin, outdate }, pages.get(address)?.page)
    const cached = { page, isCurrent: () => begunAt >= cache.version && clock().getTime() < freshUntil }
    pages.set(address, cached)
    const forgetFailure = () => pages.peek(address) === cached && pages.delete(address)
    void page.then((ready) => ready.status === 200 || forgetFailure(), forgetFailure)
    return page
  }

  /** The page as it is cached, where nothing has changed since. */
  function current(address: string): Promise<ReadyPage> | undefined {
    const cached = pages.get(address)
    return cached?.isCurrent() ? cached.page : undefined
  }

  return {
    current,
    get: (address: string) => current(address) ?? prepareAndCache(address),
    getOnce: (address: string) => prepare(address),
  }
}

function isDrawnFrom(loaded: LoadedPage, page: ReadyPage, day: string): boolean {
  if ('location' in loaded || 'location' in page) return false
  return loaded.status === page.status && loaded.state === page.from.state && day === page.from.day
}

async function drawn(loaded: LoadedPage, day: string): Promise<ReadyPage> {
  if ('location' in loaded) return loaded
  const html = await loaded.draw()
  const plain = Buffer.from(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`)
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const compressed: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const packed = (encoding: Encoding) => (compressed[encoding] ??= encodings[encoding](plain, BROTLI_QUALITY))
  return { status: loaded.status, etag, plain, packed, from: { state: loaded.state, day } }
}

/** A page names the year. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
