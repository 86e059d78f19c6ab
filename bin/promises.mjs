// npm run promises [-- P3 P21 …]: runs every proof of these promises, the long ones too, and writes the figures
// into docs/promises.json. A promise that is asked for and has no line, or one that failed, ends it with 1.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages, pathOfTools, pinnedNode, root } from './set-up.mjs'

const page = join(root, 'docs/promises.md')
const figures = join(root, 'docs/promises.json')
const entry = /^- \*\*(P\d+) /

installPackages({ all: true })
const node = pinnedNode()
const { buildPages } = await import('./build-pages.mjs')
buildPages(node)

const known = readFileSync(page, 'utf8')
  .split('\n')
  .flatMap((line) => entry.exec(line)?.[1] ?? [])
const asked = process.argv.length > 2 ? process.argv.slice(2) : known
const unknown = asked.filter((id) => !known.includes(id))
if (unknown.length > 0) end(`There is no promise ${unknown.join(', ')} in docs/promises.md.`)

const { printed, isGreen } = prove(asked)
const lines = printed.filter(({ promise }) => asked.includes(promise))
const rows = withRows(JSON.parse(readFileSync(figures, 'utf8')), lines)
writeFileSync(figures, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`)
const unproved = asked.filter((id) => !lines.some(({ promise, pass }) => promise === id && pass))
const failed = [...new Set(lines.filter(({ pass }) => !pass).map(({ promise }) => promise))]
const notKept = [...new Set([...unproved, ...failed])]
if (notKept.length > 0) end(`Not proved: ${notKept.join(', ')}.`)
end(isGreen ? undefined : 'A proof failed before it could print its line: see above.')

/** Runs the files that name one of these promises, one after the other: the lines that they printed, and whether all passed. */
function prove(ids) {
  const all = ['kit', 'domain', 'contract', 'server', 'web', 'demo', 'tests'].flatMap((floor) =>
    readdirSync(join(root, floor), { recursive: true }).map((file) => join(floor, file)),
  )
  const files = all.filter((file) => {
    if (!/\.test\.tsx?$/.test(file)) return false
    const text = readFileSync(join(root, file), 'utf8')
    // In what it prints, or in the title of a test.
    return ids.some((id) => new RegExp(`'${id}\\b`).test(text))
  })
  if (files.length === 0) return { printed: [], isGreen: true }
  const folder = mkdtempSync(join(tmpdir(), 'lanai-promises-'))
  const told = join(folder, 'lines')
  writeFileSync(told, '')
  const env = { ...process.env, PATH: pathOfTools(), PROMISE_LINES: told }
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

/** The rows on record, with those of these promises written anew. */
function withRows(rows, lines) {
  const date = new Date().toISOString().slice(0, 10)
  const anew = lines.map((line) => ({ ...line, date }))
  const ids = new Set(lines.map(({ promise }) => promise))
  const others = rows.filter(({ promise }) => !ids.has(promise))
  const numberOf = ({ promise }) => Number(promise.slice(1))
  return [...others, ...anew].toSorted((one, other) => numberOf(one) - numberOf(other))
}

function end(fault) {
  if (fault) process.stderr.write(`${fault}\n`)
  process.exit(fault ? 1 : 0)
}
