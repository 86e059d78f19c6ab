import { safePath } from '#kit/core/safe-path.ts'

/** Words that are filled in; with an address they are a link. */
export type Filled = { words: string; href?: string }
/** What stands for `{name}` in a text; undefined where nothing does. */
export type Fill = (name: string) => string | readonly Filled[] | undefined

const WEB = /^https?:\/\/[^/?#]/i
const REACHED = /^(mailto|tel):./i
/** Operations are no pictures: some of them write. */
const OPERATION = /^\/+api(\/|$)/i

/** Whether a link may lead there: the web, a mailbox, a telephone, a page of this site or a place of this page. */
export function mayLink(url: string): boolean {
  if (url.startsWith('/')) return safePath(url) !== undefined
  return url.startsWith('#') || REACHED.test(url) || (WEB.test(url) && URL.canParse(url))
}

/** Whether a picture may come from there: what the policy of our pages lets in. */
export function mayShow(url: string): boolean {
  return mayLink(url) && (url.startsWith('/') ? !OPERATION.test(asRouted(url)) : /^https:/i.test(url))
}

/** A path of this site as the server matches it: dots resolved, signs decoded. */
function asRouted(url: string): string {
  const path = safePath(url) ?? ''
  return path.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** `{name}` as it stands in an address that was written for browsers. */
const ENCODED_FACT = /%7B(\w{1,40})%7D/gi

/** An address of mail or telephone with its facts filled in. */
export function filledAddress(url: string, fill: Fill): string {
  if (!REACHED.test(url)) return url
  const isCall = /^tel:/i.test(url)
  return url.replaceAll(ENCODED_FACT, (whole, name: string) => {
    const filled = fill(name)
    if (filled === undefined) return whole
    const value = typeof filled === 'string' ? filled : filled.map(({ words }) => words).join('')
    return isCall ? value.replaceAll(/[^+\d]/g, '') : encodeURIComponent(value).replaceAll('%40', '@')
  })
}
