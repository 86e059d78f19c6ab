import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { printPromise } from '#tests/support/promise-line.ts'

const cwd = fileURLToPath(new URL('../../..', import.meta.url))

/** What npm prints as JSON, whatever it exits with. */
function npm(...args: string[]): Promise<Record<string, unknown>> {
  return new Promise((resolve) =>
    execFile('npm', args, { cwd, maxBuffer: 100e6 }, (_error, text) => resolve(JSON.parse(text || '{}'))),
  )
}

test('P50: no part that the shop runs on has a known hole of high severity', async ({ skip }) => {
  const { metadata, message } = await npm('audit', '--omit=dev', '--audit-level=high', '--json')
  if (!metadata) {
    process.stderr.write(`SKIPPED, P50: nobody answers for known holes: ${String(message)}\n`)
    skip()
  }
  const { vulnerabilities } = metadata as { vulnerabilities: Record<'high' | 'critical' | 'total', number> }
  const holes = vulnerabilities.high + vulnerabilities.critical
  printPromise(
    'P50',
    1,
    `npm audit of what the shop runs on: ${holes} known holes of high or critical severity`,
    holes === 0,
  )
  expect(holes).toBe(0)
})

test('P50: the bill of materials names every part that the shop runs on', async () => {
  // npm's own --omit=dev also leaves out what tools of development share with the shop.
  const bill = await npm('sbom', '--sbom-format=cyclonedx', '--package-lock-only')
  const parts = (bill.components as Component[]).filter((part) => !isForDevelopment(part))
  const named = new Set(parts.map(({ name, version }) => `${name}@${version}`))
  const unnamed = runtimeParts().filter((part) => !named.has(part))
  printPromise(
    'P50',
    1,
    `bill of materials (CycloneDX): ${named.size} parts that the shop runs on, ${unnamed.length} of the lock file missing`,
    named.size > 100 && unnamed.length === 0,
  )
  expect(unnamed).toEqual([])
  expect([...named]).toEqual(
    expect.arrayContaining([expect.stringMatching(/^fastify@/), expect.stringMatching(/^sharp@/)]),
  )
})

type Component = { name: string; version: string; properties?: { name: string }[] }

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name }) => name === 'cdx:npm:package:development')
}

/** What the lock file installs for the shop on every machine, as `name@version`. */
function runtimeParts(): string[] {
  const lock = JSON.parse(readFileSync(`${cwd}package-lock.json`, 'utf8')) as { packages: Locked }
  return Object.entries(lock.packages)
    .filter(([path, { dev, optional }]) => path && !dev && !optional)
    .map(([path, { version }]) => `${path.replace(/.*node_modules\//, '')}@${version}`)
}

type Locked = Record<string, { version: string; dev?: boolean; optional?: boolean }>
