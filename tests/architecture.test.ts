import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { RouteObject } from '#kit/browser/router/router.ts'
import { nextStatuses, orderStatuses } from '#domain/orders/order-status.ts'
import { routes } from '#web/routes.tsx'
import {
  circlesOfFiles,
  circlesOfRooms,
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
  kit: [],
  domain: ['kit'],
  contract: ['kit', 'domain'],
  server: ['kit', 'contract', 'domain'],
  web: ['kit', 'contract', 'domain'],
  demo: ['kit', 'server', 'contract', 'domain'],
}

/** Rooms of the kit that know nothing of Node and of the browser, and what may import them. */
const kitBelow: Record<string, string[]> = {
  core: [],
  node: ['core'],
  browser: ['core'],
}

/** Inside web: pages above the frame, the frame above the nouns that are shown anywhere. */
const webLevels: Record<string, number> = { layout: 1, storefront: 2, account: 2, admin: 2 }

/** A variable of a module, or a collection that begins empty: what a process would keep beside `World`. */
const moduleState =
  /^(export )?(let |const \w+(: [^=]+)? = (\[\]|new (Weak)?(Map|Set)(<.*>)?\(\)|Promise\.resolve\(\)))/m

const ofThread = 'belongs to a worker thread, which does one thing after the other'

/** File → why. */
const mayKeep: Record<string, string> = {
  'domain/boards/walkways.ts':
    'the empty floor of a room, which is walked through again for each piece that moves',
  'domain/boards/wall-graph.ts':
    'rooms go with the walls that they lie between, and are asked for with every move',
  'kit/core/long-date.ts': 'a date format by zone takes longer to make than to use',
  'kit/core/store-day.ts': 'the same',
  'kit/core/operation/files.ts': 'marks schemas, which are made once',
  'kit/node/db/embedded-worker.ts': ofThread,
  'kit/browser/router/followed-links.ts': 'what a drawn link says beyond its address, by its element',
  'kit/browser/router/page-code.ts': 'React resolves a route once',
  'kit/browser/store/browser-storage.ts': 'stands in where a browser stores nothing',
  'server/documents/pdf-limits.ts': ofThread,
  'server/documents/processor-time.ts': ofThread,
  'server/products/build-worker.ts': ofThread,
  'server/products/snapshot-file.ts': 'the sum of its own sources, which do not change',
}

/** Files that nothing of ours needs to import: pages, what is fetched later, workers, and what a room serves. */
const entries = /(-page\.tsx|-worker\.ts|\/routes\.ts|-routes\.ts|web\/browser.*)$/

const linesOf = (file: string) => read(file).trimEnd().split('\n').length

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

  test('rooms of the kit import only what lies below them', () => {
    const crossings = imports().filter(({ from, to }) => {
      const [floor, room = ''] = from.split('/')
      const target = to.split('/')[1] ?? ''
      return floor === 'kit' && to.startsWith('kit/') && target !== room && !kitBelow[room]?.includes(target)
    })
    expect(crossings.filter(({ from }) => !isTest(from))).toEqual([])
  })

  test('domain imports no package at all, and of the kit nothing that does', () => {
    const ofDomain = ({ from }: { from: string }) => from.startsWith('domain/') && !isTest(from)
    expect(packageImports().filter(ofDomain)).toEqual([])
    expect(imports().filter((line) => ofDomain(line) && line.to.startsWith('kit/core/operation/'))).toEqual(
      [],
    )
  })

  test('rooms of web import only what lies below them', () => {
    const crossings = imports().filter(({ from, to }) => {
      const [, room = '', ...rest] = from.split('/')
      const [floor, target = ''] = to.split('/')
      const isInside = from.startsWith('web/') && rest.length > 0 && floor === 'web' && target !== room
      const levelOf = (name: string) => webLevels[name] ?? 0
      return isInside && levelOf(target) > 0 && levelOf(target) >= levelOf(room)
    })
    expect(crossings).toEqual([])
  })

  test('no circle of rooms, types included', () => {
    expect(circlesOfRooms()).toEqual([])
  })

  test('no circle of files, types included', () => {
    expect(circlesOfFiles()).toEqual([])
  })

  test('no module keeps anything, but for a reason', () => {
    const keeping = shipped.filter(
      (file) => /^(kit|domain|contract|server)\//.test(file) && moduleState.test(read(file)),
    )
    expect(keeping.toSorted()).toEqual(Object.keys(mayKeep).toSorted())
  })

  test('few small files have one reader', () => {
    const readers = Map.groupBy(imports(), ({ to }) => to)
    const alone = shipped.filter(
      (file) => linesOf(file) < 30 && readers.get(file)?.length === 1 && !entries.test(file),
    )
    expect(alone.length > 40 ? alone : []).toEqual([])
  })

  test('half of the files have 50 lines and more', () => {
    const sizes = shipped.map(linesOf).toSorted((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeGreaterThanOrEqual(50)
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

  test('every file has a name that says what it holds', () => {
    expect(sources.filter((file) => meaningless.test(file))).toEqual([])
  })

  test('no file is over 200 lines', () => {
    expect(sources.filter((file) => linesOf(file) > 200)).toEqual([])
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
