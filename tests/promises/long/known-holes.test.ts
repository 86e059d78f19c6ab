import { execFile } from 'node:child_process'
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
  printPromise({
    promise: 'P50',
    runs: 1,
    figure: `npm audit of what the shop runs on: ${holes} known holes of high or critical severity`,
    pass: holes === 0,
    engine: 'pglite',
  })
  expect(holes).toBe(0)
})

test('P50: the bill of materials names every part that the shop runs on', async () => {
  const { components } = await npm('sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only')
  const names = (components as { name: string }[]).map(({ name }) => name)
  printPromise({
    promise: 'P50',
    runs: 1,
    figure: `bill of materials (CycloneDX): ${names.length} parts`,
    pass: names.length > 100,
    engine: 'pglite',
  })
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'pg', 'sharp']))
})
