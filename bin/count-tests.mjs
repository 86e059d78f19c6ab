// node bin/count-tests.mjs: what the tests assert, and how large the house is, so that a change that removes tests
// can show what still holds. Counted from the text of the files: no test runs.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from './set-up.mjs'

const FLOORS = ['kit', 'domain', 'contract', 'server', 'web', 'demo', 'bench', 'bin', 'tests']
const SMALL_LINES = 30
const operationKey = /'((?:GET|POST|PUT|PATCH|DELETE) \/[^'\s]*)'/g
/** An entry with its status, or one of those of a status. */
const refusal = /^ {2}(\w+): \{|^ {4}([a-z_]+):(?= '| \w+,$|$)/gm
const quoted = /'((?:[^'\\\n]|\\.)*)'|`([^`$\n]*)`/g

const files = FLOORS.flatMap((floor) =>
  readdirSync(join(root, floor), { recursive: true })
    .map((file) => join(floor, file))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file)),
).map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))
const isTest = ({ name }) => /\.test\.tsx?$/.test(name) || name.startsWith('tests/')
const tests = files.filter(isTest)
const sources = files.filter((file) => !isTest(file))

const codes = new Set(
  sources
    .filter(({ name }) => /problems?\.ts$/.test(name))
    .flatMap(({ text }) => [...text.matchAll(refusal)].map(([, alone, ofStatus]) => alone ?? ofStatus)),
)
const messages = new Set(
  sources
    .filter(({ name }) => /^(contract|domain|kit\/core)\//.test(name))
    .flatMap(({ text }) => stringsOf(text))
    .filter((words) => /^[A-Z].* .*\w/.test(words)),
)

const pairs = new Set()
const everyTest = tests.map(({ text }) => text.replaceAll("\\'", "'")).join('\n')
const asserted = [...messages].filter((words) => everyTest.includes(words))
let races = 0
for (const { text } of tests) {
  races += (text.match(/\b(atOnce|inRuns)\(/g) ?? []).length
  // One test is one block: what it requests and which refusals it names stand in it together.
  for (const block of text.split(/^ *(?:it|test)(?:\.each)?\(/m)) {
    const named = stringsOf(block).filter((words) => codes.has(words))
    for (const [, key] of block.matchAll(operationKey)) for (const code of named) pairs.add(`${key} ${code}`)
  }
}

const importers = new Map()
for (const { name, text } of sources)
  for (const [, from] of text.matchAll(/from '([^']+)'/g)) {
    const target = from.startsWith('#') ? from.slice(1) : normalize(join(dirname(name), from))
    importers.set(target, (importers.get(target) ?? new Set()).add(name))
  }
const lines = sources.map(({ text }) => text.split('\n').length - 1).toSorted((one, other) => one - other)
const single = sources.filter(
  ({ name, text }) => text.split('\n').length - 1 < SMALL_LINES && importers.get(name)?.size === 1,
)

for (const [what, figure] of [
  ['(operation, code) pairs asserted', pairs.size],
  ['literal messages asserted', `${asserted.length} of ${messages.size}`],
  ['races asserted', races],
  ['lines of source', lines.reduce((sum, count) => sum + count, 0)],
  ['files of source', lines.length],
  ['median lines of a file', lines[Math.floor(lines.length / 2)]],
  ['files under 30 lines with one importer', single.length],
  ['lines of tests', linesIn(tests)],
  ['of them helper code', linesIn(tests.filter(({ name }) => name.startsWith('tests/support/')))],
])
  process.stdout.write(`${what}: ${figure}\n`)

/** An apostrophe of a comment would begin a string that is none. */
function stringsOf(text) {
  const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...code.matchAll(quoted)].map(([, single, template]) => (single ?? template).replaceAll("\\'", "'"))
}

function linesIn(some) {
  return some.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
}
