import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DrawnPage } from '#contract/page.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
const encodings = {
  br: (plain: Buffer) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain: Buffer) => gz(plain),
}
export type Encoding = keyof typeof encodings

/** A drawn page, ready to send: HTML as it is and, once somebody has asked for it, compressed; or where to go instead. */
export type ReadyPage =
  | { status: number; location: string }
  | { status: number; etag: string; plain: Buffer; packed(encoding: Encoding): Promise<Buffer> }

const MAX_PAGES = 500

/**
 * Pages drawn once and sent many times, for visitors nobody knows. Two asking at once wait for one drawing;
 * whatever is not a 200 is drawn anew each time; `forget` drops all, when catalogue or settings changed.
 */
export function pageCache(draw: (address: string) => Promise<DrawnPage>) {
  let pages = new Map<string, Promise<ReadyPage>>()

  function drawAndKeep(address: string): Promise<ReadyPage> {
    const kept = pages
    const page = draw(address).then(makeReady)
    kept.set(address, page)
    const oldest = kept.keys().next().value
    if (kept.size > MAX_PAGES && oldest !== undefined) kept.delete(oldest)
    const forgetFailure = () => kept.delete(address)
    void page.then((ready) => ready.status === 200 || forgetFailure(), forgetFailure)
    return page
  }

  return {
    get: (address: string) => pages.get(address) ?? drawAndKeep(address),
    drawOnce: async (address: string) => makeReady(await draw(address)),
    forget: () => void (pages = new Map()),
  }
}

function makeReady(page: DrawnPage): ReadyPage {
  if ('location' in page) return page
  const plain = Buffer.from(`<!DOCTYPE html>${page.html.replace(/^<!DOCTYPE html>/i, '')}`)
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const kept: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const packed = (encoding: Encoding) => (kept[encoding] ??= encodings[encoding](plain))
  return { status: page.status, etag, plain, packed }
}
