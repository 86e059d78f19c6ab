import type { Headers } from './exact-headers.ts'

/**
 * The score of a page by its headers, by the rules of Mozilla's HTTP Observatory that concern what a page says of
 * itself: 100 to begin with, points off for what is missing or weak, points on for what goes beyond; those count
 * only from 90 on. What it finds by walking (the way from http to https, which is the proxy's, and cookies, of which
 * there are none) is not part of it.
 */
export function scoreOf(headers: Headers): number {
  const points = [
    policyPoints(policyOf(headers)),
    framePoints(headers),
    transportPoints(headers['strict-transport-security'] ?? ''),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    referrerPoints(headers['referrer-policy']),
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
    headers['access-control-allow-origin'] === undefined ? 0 : -50,
  ]
  const taken = 100 + sum(points.filter((each) => each < 0))
  return Math.max(0, taken >= 90 ? taken + sum(points.filter((each) => each > 0)) : taken)
}

const ANYBODY = new Set(['*', 'https:', 'http:', 'data:', "'unsafe-inline'"])
const HALF_A_YEAR_SECONDS = 15_768_000

type Policy = Record<string, string[]>

function policyOf(headers: Headers): Policy {
  const rules = (headers['content-security-policy'] ?? '').split(';').map((rule) => rule.trim().split(/\s+/))
  return Object.fromEntries(rules.map(([directive = '', ...sources]) => [directive, sources]))
}

function policyPoints(policy: Policy): number {
  const fallback = policy['default-src']
  const scripts = policy['script-src'] ?? fallback
  const styles = policy['style-src'] ?? fallback
  if (!scripts) return -25
  if (isBroad(scripts) || isBroad(policy['object-src'] ?? fallback)) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  if (isBroad(styles)) return 0
  return fallback?.join() === "'none'" ? 10 : 5
}

/** Whether anybody's code, or what stands in the page itself, would run. */
function isBroad(sources: string[] | undefined): boolean {
  return sources === undefined || sources.some((source) => ANYBODY.has(source))
}

function framePoints(headers: Headers): number {
  const ancestors = policyOf(headers)['frame-ancestors']?.join()
  if (ancestors === "'none'" || ancestors === "'self'") return 5
  return ['DENY', 'SAMEORIGIN'].includes(headers['x-frame-options'] ?? '') ? 0 : -20
}

function transportPoints(rule: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(rule)?.[1] ?? 0)
  if (seconds === 0) return -20
  return seconds < HALF_A_YEAR_SECONDS ? -10 : 0
}

function referrerPoints(policy: string | undefined): number {
  if (policy === undefined) return 0
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy) ? 5 : -5
}

function sum(points: number[]): number {
  return points.reduce((total, each) => total + each, 0)
}
