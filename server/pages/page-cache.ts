import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DrawnPage } from '#contract/page.ts'

/** A drawn page, ready to send: HTML as it is and compressed, or where to go instead. */
export type ReadyPage =
  | { status: number; location: string }
  | { status: number; etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

const MAX_PAGES = 500
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

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

async function makeReady(page: DrawnPage): Promise<ReadyPage> {
  if ('location' in page) return page
  const plain = Buffer.from(`<!DOCTYPE html>${page.html.replace(/^<!DOCTYPE html>/i, '')}`)
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const [br, zipped] = await Promise.all([brotli(plain, { params }), gz(plain)])
  return { status: page.status, etag, plain, br, gzip: zipped }
}
