import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesUnder, floors, read, root } from '#tests/support/house/source-files.ts'

/** What was asked for speaks of another time, and the figures of the proofs are written by them. */
const others = /^docs\/specification\//

/** What people read about the project. */
const papers = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...filesUnder('docs').filter((file) => file.endsWith('.md') && !others.test(file)),
]
const readme = read('README.md')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Written by a command, and not kept. */
const made = /^(bench\/results|docs\/pictures)\//
const exists = (path: string) => existsSync(join(root, path))
const allIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

describe.each(papers)('%s', (paper) => {
  const text = read(paper)
  const folder = join(paper, '..')

  test('links to what is there', () => {
    const links = allIn(text, /\]\(([^)\s]+)\)/g).filter((link) => !/^(https?:|mailto:|#)/.test(link))
    expect(links.filter((link) => !exists(join(folder, link.replace(/#.*/, ''))))).toEqual([])
  })

  test('names files that are there', () => {
    const ours = new RegExp(`^(${[...floors, 'deploy', 'docs'].join('|')})/[\\w./@-]+\\.\\w+$`)
    const named = allIn(text, /`([^`\n]+)`/g).filter((name) => ours.test(name) && !made.test(name))
    expect(named.filter((name) => !exists(name))).toEqual([])
  })

  test('names commands that there are', () => {
    const named = allIn(text, /npm run (?:--silent )?([\w:]+)/g)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

describe('the README and the guide', () => {
  test('names every command', () => {
    const named = (name: string) => new RegExp(`npm (run )?${name}(?![\\w:])`).test(readme)
    expect(Object.keys(scripts).filter((name) => !named(name))).toEqual([])
  })

  test('says of each noun where it lives', () => {
    const [, table = ''] = /\| noun \|.*\n\|[-|]+\n((?:\|.*\n)+)/.exec(readme) ?? []
    const rows = table.trim().split('\n')
    const places = rows.flatMap((row) => {
      const [, , ...cells] = row.split('|')
      return ['contract', 'domain', 'server', 'web'].flatMap((floor, at) =>
        allIn(cells[at] ?? '', /`([^`]+)`/g).map((name) => `${floor}/${name}`),
      )
    })
    expect(rows.length).toBeGreaterThan(15)
    expect(places.filter((place) => !exists(place))).toEqual([])
  })

  test.each(['server', 'web'])('leaves out no room of %s', (floor) => {
    const rooms = readdirSync(join(root, floor), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    const isNamed = ({ name }: { name: string }) => new RegExp(`\`${name}[/\`]`).test(readme)
    expect(rooms.length).toBeGreaterThan(5)
    expect(rooms.filter((room) => !isNamed(room)).map(({ name }) => name)).toEqual([])
  })

  test('lists every setting, and no other', () => {
    const [, environment = ''] =
      /const Environment = z\.object\(\{(.*?)\n\}\)/s.exec(read('server/config.ts')) ?? []
    const settings = allIn(environment, /^ {2}([A-Z_]+):/gm)
    const [, section = ''] = /## Settings\n(.*?)\n## /s.exec(read('docs/operations.md')) ?? []
    const listed = section
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...allIn(line, /`([A-Z][A-Z_]{3,})`/g)])
    expect(settings.length).toBeGreaterThan(10)
    expect(settings.filter((name) => !listed.includes(name))).toEqual([])
    expect(listed.filter((name) => !settings.includes(name))).toEqual([])
  })
})

test('decisions are numbered as they were taken, and each says so in its title', () => {
  const files = filesUnder('docs/decisions').toSorted()
  const numbers = files.map((file) => Number(/(\d{4})-/.exec(file)?.[1]))
  expect(numbers).toEqual(files.map((_file, at) => at + 1))
  expect(files.filter((file, at) => !read(file).startsWith(`# ${at + 1}. `))).toEqual([])
})
