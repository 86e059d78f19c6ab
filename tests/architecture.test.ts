import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { RouteObject } from '#web/router/router.ts'
import { nextStatuses, orderStatuses } from '#domain/orders/order-status.ts'
import { routes } from '#web/routes.tsx'
import {
  floors,
  imports,
  isTest,
  packageImports,
  read,
  roomOf,
  shipped,
  sources,
} from '#tests/support/house/source-files.ts'
import { specifiedPaths } from '#tests/support/house/specified-paths.ts'

/** What each floor may import; itself always. */
const below: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  server: ['contract', 'domain'],
  web: ['contract', 'domain'],
  demo: ['server', 'contract', 'domain'],
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
      [...serverGround, 'world.ts', 'shop.ts', 'config.ts', 'log.ts', 'gathering.ts'].map(
        (name) => `server/${name}`,
      ),
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
    expect(sources.filter((file) => read(file).trimEnd().split('\n').length > 200)).toEqual([])
  })
})

describe('the lists that name everything', () => {
  test('each operation of the contract is served exactly once', () => {
    const served = shipped
      .filter((file) => file.startsWith('server/'))
      .flatMap((file) =>
        [...read(file).matchAll(/serve\(\s*app,\s*'([A-Z]+ \/api\/[^']+)'/g)].map((match) => match[1]),
      )
    expect(served.toSorted()).toEqual(Object.keys(api).toSorted())
  })

  test('each file named as a page is one of the route table', () => {
    const table = read('web/routes.tsx')
    const files = shipped.filter((file) => file.endsWith('-page.tsx')).map((file) => file.replace('web/', ''))
    expect(files.length).toBeGreaterThan(40)
    expect(files.filter((file) => !table.includes(file))).toEqual([])
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
