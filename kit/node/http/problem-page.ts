import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Refusal } from '#kit/core/operation/problem.ts'

/** It stands by itself: whatever is away, it needs nothing of it. The colours are those of `kit/browser/ui/tokens.css`. */
const STYLE = [
  '*{margin:0;box-sizing:border-box}',
  'body{min-height:100vh;display:grid;place-content:center;padding:2rem 1.5rem;background:#fbfaf7;color:#211e1a;font:1rem/1.5 system-ui,sans-serif}',
  'main{max-width:32rem;display:grid;gap:1rem;justify-items:start}',
  'h1{font:400 2.5rem/1.1 "Instrument Serif",Georgia,serif;letter-spacing:-.01em;text-wrap:balance}',
  'p{color:#6b645a}',
  'a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:.5rem;padding:0 1.25rem;border-radius:8px;background:#17504e;color:#fff;font-weight:500;text-decoration:none}',
  'a:hover{background:#0e3836}',
  'a:focus-visible{outline:2px solid #17504e;outline-offset:2px}',
].join('')
const hash = createHash('sha256').update(STYLE).digest('base64')

/** Who waits need not press anything; soon enough for them, and not so soon that all come at once. */
const REFRESH_SECONDS = 10

/** The headers of the page below. */
export const problemPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  refresh: String(REFRESH_SECONDS),
}

/** Whether a browser asks on behalf of somebody who looks at pages of ours. */
export function isForPage({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  return !url.startsWith('/api/') && headers.accept?.includes('text/html') === true
}

/** Whether somebody looks for a page of ours and could not read a refusal in JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && isForPage(request)
}

/** What a visitor sees while the shop cannot answer, or not them: it tries again by itself. */
export function problemPage({ message }: Refusal): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>One moment, please</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>One moment, please</h1>
<p>${message}</p>
<p>Nothing of yours is lost. This page tries again by itself.</p>
<a href="">Try again</a>
</main>
</body>
</html>
`
}
