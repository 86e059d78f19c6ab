// npm run promises [-- P3 P21 …]: runs every proof of these promises, the long ones too, and writes the figures
// into docs/promises.md. A promise that is asked for and has no line, or one that failed, ends it with 1.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installPackages, pinnedNode, root } from './set-up.mjs'

const page = join(root, 'docs/promises.md')
const heading = /^### (P\d+) /

installPackages()
const node = pinnedNode()
const { buildPages } = await import('./build-pages.mjs')
buildPages(node)

const known = readFileSync(page, 'utf8')
  .split('\n')
  .flatMap((line) => heading.exec(line)?.[1] ?? [])
const asked = process.argv.length > 2 ? process.argv.slice(2) : known
const unknown = asked.filter((id) => !known.includes(id))
if (unknown.length > 0) end(`There is no promise ${unknown.join(', ')} in docs/promises.md.`)

const { printed, isGreen } = prove(asked)
const lines = printed.filter(({ promise }) => asked.includes(promise))
writeFileSync(page, withFigures(readFileSync(page, 'utf8'), lines))
const unproved = asked.filter((id) => !lines.some(({ promise, pass }) => promise === id && pass))
const failed = [...new Set(lines.filter(({ pass }) => !pass).map(({ promise }) => promise))]
const notKept = [...new Set([...unproved, ...failed])]
if (notKept.length > 0) end(`Not proved: ${notKept.join(', ')}.`)
end(isGreen ? undefined : 'A proof failed before it could print its line: see above.')

/** Runs the files that name one of these promises, one after the other: the lines that they printed, and whether all passed. */
function prove(ids) {
  const files = globSync(['{kit,domain,contract,server,web,demo,tests}/**/*.test.{ts,tsx}'], { cwd: root }).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return ids.some((id) => new RegExp(`promise: '${id}'`).test(text))
  })
  if (files.length === 0) return { printed: [], isGreen: true }
  const folder = mkdtempSync(join(tmpdir(), 'lanai-promises-'))
  const told = join(folder, 'lines')
  writeFileSync(told, '')
  const path = [join(root, 'node_modules/node/bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH: path, PROMISE_LINES: told }
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--no-file-parallelism', ...files]
  const { status } = spawnSync(node, vitest, { cwd: root, stdio: 'inherit', env })
  const text = readFileSync(told, 'utf8')
  rmSync(folder, { recursive: true })
  const printed = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  return { printed, isGreen: status === 0 }
}

/** The page with the tables of these promises written anew; the words around them stay. */
function withFigures(text, found) {
  const sections = text.split(/^(?=### P\d+ )/m)
  return sections.map((section) => withTable(section, found)).join('')
}

function withTable(section, found) {
  const id = heading.exec(section)?.[1]
  const own = found.filter(({ promise }) => promise === id)
  if (own.length === 0) return section
  const kept = section
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .join('\n')
    .trimEnd()
  const [, next = ''] = /\n(## [\s\S]*)$/.exec(kept) ?? []
  const words = (next ? kept.slice(0, -next.length) : kept).trimEnd()
  return `${words}\n\n${tableOf(own)}\n\n${next && `${next}\n\n`}`
}

function tableOf(lines) {
  const today = new Date().toISOString().slice(0, 10)
  const rows = lines.map(
    ({ figure, runs, engine, seed, pass }) =>
      `| ${figure.replaceAll('|', '\\|')} | ${runs} | ${engine}${seed === undefined ? '' : `, seed ${seed}`} | ${today} | ${pass ? 'kept' : '**not kept**'} |`,
  )
  return ['| counted | runs | engine | date | |', '| --- | --: | --- | --- | --- |', ...new Set(rows)].join(
    '\n',
  )
}

function end(fault) {
  if (fault) process.stderr.write(`${fault}\n`)
  process.exit(fault ? 1 : 0)
}
