import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
export const floors = ['kit', 'domain', 'contract', 'server', 'web', 'demo', 'tests', 'bench', 'bin']

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

/** Two folders deep, but three in the kit and among pages: `server/orders`, `kit/node/http`, `web/admin/orders`. */
export function roomOf(file: string): string {
  const isDeep = /^(kit|web\/(storefront|account|admin))\//.test(file)
  return file
    .split('/')
    .slice(0, isDeep ? 3 : 2)
    .join('/')
}

/** Rooms that import each other in a circle, types included; a room that can be reached from itself is in one. */
export function circlesOfRooms(): string[] {
  // The tables of routes name every page, and pages link to each other through them.
  return circles(roomOf, (from) => /^web\/(routes|private-page-files)/.test(from))
}

/** Files that import each other in a circle, types and what is fetched later included. */
export function circlesOfFiles(): string[] {
  return circles(
    (file) => file,
    () => false,
  )
}

function circles(nameOf: (file: string) => string, isTable: (file: string) => boolean): string[] {
  const below = new Map<string, Set<string>>()
  for (const { from, to } of imports()) {
    const [name, target] = [nameOf(from), nameOf(to)]
    if (isTest(from) || from.startsWith('tests/') || isTable(from) || name === target) continue
    below.set(name, (below.get(name) ?? new Set()).add(target))
  }
  return [...below.keys()].filter((name) => reaches(below, name))
}

function reaches(below: Map<string, Set<string>>, start: string): boolean {
  const seen = new Set<string>()
  const next = [...(below.get(start) ?? [])]
  for (let room = next.pop(); room !== undefined; room = next.pop()) {
    if (room === start) return true
    if (seen.has(room)) continue
    seen.add(room)
    next.push(...(below.get(room) ?? []))
  }
  return false
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
