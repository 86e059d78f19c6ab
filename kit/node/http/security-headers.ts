import type { FastifyInstance } from 'fastify'

/** What even a reply to no readable request carries. */
export const everyReply: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
}

/** What JSON carries: nobody keeps it, and nothing in it can run. */
export const jsonReply: Record<string, string> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** What a private file is served with: it can never run in our origin. */
export function privateFileHeaders(name: string, contentType: string, size?: number): Record<string, string> {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  return {
    'content-type': contentType,
    ...(size !== undefined && { 'content-length': String(size) }),
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  }
}

/**
 * A mail shown in the back office: its inline styles work, and its links in a window of their own; nothing else does,
 * and only our pages may frame it.
 */
export const mailPreviewHeaders: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'private, no-store',
}

/**
 * A 3D page of ours: it brings all it needs in itself, has no rights on this site, and only our pages may frame it.
 * `X-Frame-Options` would forbid what `frame-ancestors` allows, and does not go with these.
 */
export const modelPageHeaders: Record<string, string> = {
  'content-security-policy':
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; " +
    "connect-src data: blob:; worker-src blob:; frame-ancestors 'self'; sandbox allow-scripts",
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self' blob:",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "media-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

/** What hot reload needs beyond our policy: styles put in by script, and a socket. */
const developing: Record<string, string> = {
  "style-src 'self'": "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' blob:": "connect-src 'self' blob: ws:",
}

/** Google's hosts that counting with it needs, by the directive that they are added to. */
const countingWithGoogle: Record<string, string> = {
  'script-src': 'https://*.googletagmanager.com',
  'connect-src':
    'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}

/** What the 3D viewer needs: its decoder is WebAssembly, and it brings one style tag, whose hash changes with its version. */
const showingModels: Record<string, string> = {
  'script-src': "'wasm-unsafe-eval'",
  'style-src': "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='",
}

export type PageNeeds = {
  isTls: boolean
  /** Pages of pieces, which may be seen in 3D. */
  showsModels?: boolean
  isDevelopment?: boolean
  /** Hosts of the settings whose 3D pages may be shown in a frame. */
  modelHosts?: readonly string[]
  countsWithGoogle?: boolean
}

/** The content security policy of our pages: the same for everyone, and no wider than the settings make it. */
export function pagePolicy(needs: PageNeeds): string {
  const { isTls, isDevelopment = false, showsModels = false } = needs
  const { modelHosts = [], countsWithGoogle = false } = needs
  const frames = { 'frame-src': modelHosts.map((host) => `https://${host}`).join(' ') }
  const rules = policy
    .map((rule) => (isDevelopment ? (developing[rule] ?? rule) : rule))
    .map((rule) => widened(rule, frames))
    // Beside a hash the styles of hot reload would no longer be let in.
    .map((rule) => (showsModels && !rule.includes("'unsafe-inline'") ? widened(rule, showingModels) : rule))
    .map((rule) => (countsWithGoogle ? widened(rule, countingWithGoogle) : rule))
  return [...rules, ...(isTls ? ['upgrade-insecure-requests'] : [])].join('; ')
}

function widened(rule: string, further: Record<string, string>): string {
  const [directive = ''] = rule.split(' ')
  return [rule, further[directive]].filter(Boolean).join(' ')
}

/** Puts the headers of every reply on it, errors included; those of JSON on all that the API says. */
export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...everyReply, 'x-request-id': request.id })
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    }
    if (request.url.startsWith('/api/')) reply.headers(jsonReply)
  })
}
