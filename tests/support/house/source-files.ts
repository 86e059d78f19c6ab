import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
export const floors = ['domain', 'contract', 'server', 'web', 'demo', 'tests', 'bench', 'bin']

/** Every source file of every floor, as seen from the root. */
export const sources = floors
  .flatMap((floor) => filesUnder(floor))
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file))

/** Those that are shipped: no tests. */
export const shipped = sources.filter((file) => !isTest(file) && !file.startsWith('tests/'))

type Import = { from: string; to: string }

/** Who imports which file of ours, as seen from the root. */
export function imports(): Import[] {
  return specifiers()
    .filter(({ to }) => isOurs(to))
    .map(({ from, to }) => ({
      from,
      to: to.startsWith('#') ? to.slice(1) : relative(root, resolve(root, dirname(from), to)),
    }))
}

/** Who imports which package. */
export function packageImports(): Import[] {
  return specifiers().filter(({ to }) => !isOurs(to))
}

/** Everything below a folder, as seen from the root. */
export function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** `server/orders` of `server/orders/queries.ts`. */
export function roomOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function specifiers(): Import[] {
  return sources.flatMap((from) =>
    [...read(from).matchAll(/(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].map((match) => ({
      from,
      to: match[1] ?? '',
    })),
  )
}

function isOurs(specifier: string): boolean {
  return specifier.startsWith('#') || specifier.startsWith('.')
}
