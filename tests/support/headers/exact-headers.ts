/** The headers of section 6 of docs/specification/promises.md, word for word, by the kind of reply. */

export type Headers = Record<string, string>

export const everyReply: Headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
}

const rules = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob: https:",
  'font-src': "'self'",
  'connect-src': "'self' blob:",
  'worker-src': "'self' blob:",
  'frame-src': "'self' blob:",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** What pages of pieces are let do beyond the others, and what settings let all pages do. */
export const viewing = {
  'script-src': "'wasm-unsafe-eval'",
  'style-src': "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='",
}
export const framing = (host: string) => ({ 'frame-src': `https://${host}` })
export const countingWithGoogle = {
  'script-src': 'https://*.googletagmanager.com',
  'connect-src':
    'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}

/** A page, with what its policy lets it do further. */
export function page(...further: Record<string, string>[]): Headers {
  const policy = Object.entries(rules).map(([directive, sources]) =>
    [directive, sources, ...further.flatMap((more) => more[directive] ?? [])].join(' '),
  )
  return {
    ...everyReply,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  }
}

export const json: Headers = {
  ...everyReply,
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

export function privateFile(contentType: string, name: string): Headers {
  return {
    ...everyReply,
    'content-type': contentType,
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    'cache-control': 'private, no-store',
  }
}

const forEver = 'public, max-age=31536000, immutable'

export function hashedAsset(contentType: string): Headers {
  const compressed = { 'accept-ranges': 'bytes', vary: 'accept-encoding' }
  return { ...everyReply, ...compressed, 'content-type': contentType, 'cache-control': forEver }
}

/** Pictures and models of the shop, which mails and link previews show elsewhere. */
export function shopFile(contentType: string): Headers {
  const everywhere = { 'cross-origin-resource-policy': 'cross-origin', 'cache-control': forEver }
  return { ...everyReply, ...everywhere, 'content-type': contentType }
}

/** A 3D page of ours runs in a frame of our pages, without a right on this site. */
export function modelPage(): Headers {
  const { 'x-frame-options': _framed, ...headers } = shopFile('text/html; charset=utf-8')
  return {
    ...headers,
    'content-security-policy':
      "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; " +
      "img-src data: blob:; connect-src data: blob:; worker-src blob:; frame-ancestors 'self'; sandbox allow-scripts",
  }
}

/** A mail as the back office shows it, in a frame that may do nothing but open its links elsewhere. */
export const mailPreview: Headers = {
  ...everyReply,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'private, no-store',
}

/** The page on which the calls are read, and its files. */
export function docsPage(contentType: string, caching: Headers): Headers {
  return {
    ...everyReply,
    ...caching,
    'content-type': contentType,
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
      "font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  }
}

/** What crawlers and browsers ask for by a fixed name. */
export function standingFile(contentType: string): Headers {
  return { ...everyReply, 'content-type': contentType, 'cache-control': 'public, max-age=3600' }
}

/** The same reply where the caller, or the proxy in front, came over TLS. */
export function overTls(headers: Headers): Headers {
  const { 'content-security-policy': policy } = headers
  const isPage = policy?.includes("; form-action 'self'; frame-ancestors 'none'") === true
  return {
    ...headers,
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    ...(isPage && { 'content-security-policy': `${policy}; upgrade-insecure-requests` }),
  }
}

/** What differs with each reply, or speaks of the connection and the moment alone. */
const passing = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'etag',
  'last-modified',
  'retry-after',
])

/** All headers of a reply but those, and but the name of its request, which each has; without it, that is said. */
export function lasting(headers: Headers): Headers {
  const { 'x-request-id': id, ...rest } = headers
  const isNamed = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id ?? '')
  const stored = Object.entries(rest).filter(([name]) => !passing.has(name))
  return { ...Object.fromEntries(stored), ...(!isNamed && { 'x-request-id': 'missing' }) }
}
