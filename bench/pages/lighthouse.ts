import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const VERSION = '13.5.0'
const RUNS = 5
const KIB = 1024
const cache = fileURLToPath(new URL(`../../node_modules/.cache/lighthouse-${VERSION}/`, import.meta.url))

/** KiB on the wire by kind, milliseconds, and how far things moved that were there. */
export type Audit = {
  requests: number
  html: number
  scripts: number
  styles: number
  fonts: number
  pictures: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

type NetworkRequest = { resourceType: string; transferSize: number }
type Result = {
  lhr: { audits: Record<string, { numericValue: number; details?: { items: NetworkRequest[] } }> }
}
export type Lighthouse = (address: string, flags: object) => Promise<Result>

/** Fetched once into the cache of this installation: with all it needs it is heavier than the shop. */
export async function openLighthouse(): Promise<Lighthouse> {
  const entry = `${cache}node_modules/lighthouse/core/index.js`
  if (!existsSync(entry)) {
    await mkdir(cache, { recursive: true })
    await writeFile(`${cache}package.json`, '{ "private": true }\n')
    const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${VERSION}`]
    execFileSync('npm', install, { cwd: cache, stdio: 'inherit' })
  }
  const { default: lighthouse } = (await import(entry)) as { default: Lighthouse }
  return lighthouse
}

/** The median of several looks, each with an empty cache; the phone and the line are Lighthouse's own. */
export async function auditOf(
  lighthouse: Lighthouse,
  address: string,
  port: number,
  throttlingMethod: 'simulate' | 'devtools',
): Promise<Audit> {
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'], throttlingMethod }
  const audits: Audit[] = []
  for (let run = 0; run < RUNS; run++) audits.push(readAudit(await lighthouse(address, flags)))
  return medianOf(audits)
}

function readAudit({ lhr: { audits } }: Result): Audit {
  const requested = audits['network-requests']?.details?.items ?? []
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const kib = (kind: string) =>
    requested
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { transferSize }) => sum + transferSize / KIB, 0)
  return {
    requests: requested.length,
    html: kib('Document'),
    scripts: kib('Script'),
    styles: kib('Stylesheet'),
    fonts: kib('Font'),
    pictures: kib('Image'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

function medianOf(audits: Audit[]): Audit {
  const names = Object.keys(audits[0] ?? {}) as (keyof Audit)[]
  const middle = (name: keyof Audit) =>
    audits.map((audit) => audit[name]).toSorted((one, other) => one - other)[Math.floor(audits.length / 2)]
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Audit
}
