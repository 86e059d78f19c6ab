import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rooms } from './rooms.ts'

const SHOP = new URL('..', import.meta.url).pathname
const PACKAGES = new URL('../../../demo/catalogue/packages.json', import.meta.url)

/** As many as `load-home.ts` shows. */
const ON_HOME = 4

type Described = { id: string; pictures: { name: string }[] }

test('every room is in use, on two pages at most', () => {
  const pages = globSync('**/*.tsx', { cwd: SHOP }).flatMap((file) => found(file, /room="([a-z-]+)"/g))
  const heads = found('category/hero-of.ts', /: '([a-z-]+)',/g)
  const { packages }: { packages: Described[] } = JSON.parse(readFileSync(PACKAGES, 'utf8'))
  const ofPackages = packages.flatMap(({ pictures }) => pictures.map(({ name }) => name))
  const onHome = packages.slice(0, ON_HOME).map(({ pictures }) => pictures[0]?.name)
  const shown = [...ofPackages, ...onHome].flatMap((name) => /^room-(.*)/.exec(name ?? '')?.[1] ?? [])
  const uses = Object.groupBy([...pages, ...heads, ...shown], (room) => room)
  const often = Object.entries(uses).filter(([, times = []]) => times.length > 2)
  expect(often.map(([room]) => room)).toEqual([])
  expect(Object.keys(rooms).filter((room) => !uses[room])).toEqual([])
})

function found(file: string, pattern: RegExp): string[] {
  return [...readFileSync(SHOP + file, 'utf8').matchAll(pattern)].map(([, room = '']) => room)
}
