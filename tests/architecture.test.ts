import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { RouteObject } from '#web/router/router.ts'
import { nextStatuses, orderStatuses } from '#domain/orders/order-status.ts'
import { routes } from '#web/routes.tsx'
import { specifiedPaths } from './support/specified-paths.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const floors = ['domain', 'contract', 'server', 'web', 'demo', 'tests', 'bin']
const sources = floors.flatMap((floor) => filesUnder(floor)).filter((file) => /\.(ts|tsx|mjs)$/.test(file))

/** What each floor may import; itself always. */
const below: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  server: ['contract', 'domain'],
  web: ['contract', 'domain'],
}

/** Inside web: who may import whom. */
const webBelow: Record<string, string[]> = {
  router: [],
  api: ['router'],
  ui: ['router'],
  parts: ['ui', 'api', 'router'],
  plans: ['parts', 'ui', 'api', 'router'],
  designs: ['plans', 'parts', 'ui', 'api', 'router'],
  layout: ['parts', 'ui', 'api', 'router'],
  storefront: ['layout', 'parts', 'ui', 'api', 'router'],
  account: ['layout', 'designs', 'plans', 'parts', 'ui', 'api', 'router'],
  admin: ['layout', 'designs', 'plans', 'parts', 'ui', 'api', 'router'],
}

/** Rooms of the server that know no room above them. */
const serverGround = ['db', 'audit', 'http', 'files', 'emails']

const meaningless = /(^|\/)(utils?|helpers?|common|misc|service|manager|types|index)\.[a-z]+$/

/** Longer than 200 lines, with the reason. */
const longFiles: Record<string, string> = {}

describe('the house', () => {
  test('no floor imports from above itself', () => {
    const crossings = imports().filter(({ from, to }) => {
      const floor = from.split('/')[0] ?? ''
      const target = to.split('/')[0] ?? ''
      return (
        floor in below &&
        floors.includes(target) &&
        target !== floor &&
        !below[floor]?.includes(target) &&
        !isTest(from)
      )
    })
    expect(crossings).toEqual([])
  })

  test('domain imports no package at all', () => {
    expect(packageImports().filter(({ from }) => from.startsWith('domain/') && !isTest(from))).toEqual([])
  })

  test('rooms of web import only what lies below them', () => {
    const crossings = imports().filter(({ from, to }) => {
      const [, room = '', ...rest] = from.split('/')
      const [floor, target = ''] = to.split('/')
      return (
        rest.length > 0 &&
        floor === 'web' &&
        target in webBelow &&
        target !== room &&
        room in webBelow &&
        !webBelow[room]?.includes(target)
      )
    })
    expect(crossings).toEqual([])
  })

  test('ui knows no noun of the contract', () => {
    const nouns = imports().filter(({ from, to }) => from.startsWith('web/ui/') && to.startsWith('contract/'))
    expect(nouns).toEqual([])
  })

  test('no room of the server imports the routes of another', () => {
    const crossings = imports().filter(
      ({ from, to }) =>
        from.startsWith('server/') &&
        to.endsWith('routes.ts') &&
        roomOf(from) !== roomOf(to) &&
        !['server/rooms.ts', 'server/app.ts'].includes(from),
    )
    expect(crossings).toEqual([])
  })

  test.each(serverGround)('server/%s knows no room above it', (room) => {
    const ground = new Set(
      [...serverGround, 'world.ts', 'shop.ts', 'config.ts', 'log.ts'].map((name) => `server/${name}`),
    )
    const crossings = imports().filter(
      ({ from, to }) =>
        from.startsWith(`server/${room}/`) &&
        to.startsWith('server/') &&
        !isTest(from) &&
        !ground.has(roomOf(to)),
    )
    expect(crossings).toEqual([])
  })

  test('every file has a name that says what it holds', () => {
    expect(sources.filter((file) => meaningless.test(file))).toEqual([])
  })

  test('no file is over 200 lines', () => {
    const long = sources.filter(
      (file) => !(file in longFiles) && read(file).trimEnd().split('\n').length > 200,
    )
    expect(long).toEqual([])
  })
})

describe('the lists that name everything', () => {
  test('each operation of the contract is served exactly once', () => {
    const served = sources
      .filter((file) => file.startsWith('server/') && !isTest(file))
      .flatMap((file) =>
        [...read(file).matchAll(/serve\(\s*app,\s*'([A-Z]+ \/api\/[^']+)'/g)].map((match) => match[1]),
      )
    expect(served.toSorted()).toEqual(Object.keys(api).toSorted())
  })

  test('every path of the specification is a page', () => {
    const built = new Set(pathsOf(routes))
    expect(specifiedPaths.filter((path) => !built.has(path))).toEqual([])
  })

  test('an order can reach every status', () => {
    const reached = new Set<string>(['pending'])
    for (const status of orderStatuses) for (const next of nextStatuses(status, 'admin')) reached.add(next)
    expect([...reached].toSorted()).toEqual([...orderStatuses].toSorted())
  })
})

/** Every address of the route table; a layout without a page of its own is none. */
function pathsOf(table: RouteObject[], above = ''): string[] {
  return table.flatMap(({ path, index, children }) => {
    const full = path ? `${above}/${path}` : above
    return [...(index || (path && !children) ? [full || '/'] : []), ...pathsOf(children ?? [], full)]
  })
}

type Import = { from: string; to: string }

function imports(): Import[] {
  return specifiers()
    .filter(({ to }) => to.startsWith('#') || to.startsWith('.'))
    .map(({ from, to }) => ({
      from,
      to: to.startsWith('#') ? to.slice(1) : relative(root, resolve(root, dirname(from), to)),
    }))
}

function packageImports(): Import[] {
  return specifiers().filter(({ to }) => !to.startsWith('#') && !to.startsWith('.'))
}

function specifiers(): Import[] {
  return sources.flatMap((from) =>
    [...read(from).matchAll(/(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].map((match) => ({
      from,
      to: match[1] ?? '',
    })),
  )
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

function roomOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
