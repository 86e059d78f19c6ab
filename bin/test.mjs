// npm test [-- PATH …]: types, lint, format and unused code, then the tests; with paths, the tests whose path holds
// one of them, and lint only of these places and of what is not committed. npm run verify: the same with every project
// of tests but `long`, which `npm run promises` runs.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { installPackages, pathOfTools, pinnedNode, root } from './set-up.mjs'

const MOST_NAMED = 6
const outcome = join(root, 'node_modules/.cache/tests.json')
const [isAll, paths] = [process.argv[2] === '--all', process.argv.slice(2).filter((word) => word !== '--all')]

installPackages({ all: true })
const node = pinnedNode()

const red = await Promise.all([
  // Each checker reads the shared types anew: four, the default, cost half as much again as two, in time and memory.
  check('types', 'npx tsc --noEmit', 'typescript/bin/tsc', '--noEmit', '--checkers', '2'),
  check(
    'lint',
    'npx oxlint --type-aware --deny-warnings',
    'oxlint/bin/oxlint',
    '--type-aware',
    '--deny-warnings',
    ...(paths.length > 0 ? [...uncommitted(), ...paths.filter((path) => existsSync(join(root, path)))] : []),
  ),
  check('format', 'npx oxfmt', 'oxfmt/bin/oxfmt', '--check'),
  check('unused code', 'npx knip', 'knip/bin/knip.js'),
])
endIf(red.flatMap((fault) => fault ?? []))

const { buildPages } = await import('./build-pages.mjs')
buildPages(node)

const more = isAll || paths.length > 0 ? ['slow', 'pages', 'races', 'proofs', 'timed'] : []
const projects = ['fast', 'journeys', ...more]
rmSync(outcome, { force: true })
const isGreen = await runs('inherit', 'vitest/vitest.mjs', [
  'run',
  ...projects.map((name) => `--project=${name}`),
  ...['default', 'json'].map((name) => `--reporter=${name}`),
  `--outputFile.json=${outcome}`,
  ...paths,
])
if (!isGreen) endIf(failedTests())

/** What lint, which knows no cache, has not seen yet. */
function uncommitted() {
  const args = ['status', '--porcelain', '--no-renames', '-z', '--untracked-files=all']
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const files = (stdout ?? '').split('\0').map((line) => line.slice(3))
  return files.filter((file) => /\.(m?[tj]s|tsx)$/.test(file) && existsSync(join(root, file)))
}

/** Runs a tool beside the others and shows what it says once it is done; a fault is what to say of it at the end. */
async function check(what, alone, file, ...args) {
  const said = []
  const isSound = await runs(['ignore', 'pipe', 'pipe'], file, args, (bytes) => said.push(bytes))
  process.stdout.write(Buffer.concat(said))
  return isSound ? undefined : `${what}: faults, shown above. Only this: ${alone}`
}

/** Whether a program of `node_modules` ends well. */
function runs(stdio, file, args, hear) {
  const env = { ...process.env, PATH: pathOfTools() }
  const program = spawn(node, [join(root, 'node_modules', file), ...args], { cwd: root, stdio, env })
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', hear)
  return new Promise((resolve) => program.on('exit', (code) => resolve(code === 0)))
}

/** Which tests failed, and the command that runs their files only. */
function failedTests() {
  const files = existsSync(outcome) ? JSON.parse(readFileSync(outcome, 'utf8')).testResults : []
  const failed = files.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return ['tests: no test failed, but the runner did. See above.']
  const names = failed.flatMap(({ name, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    const titles = tests.length > 0 ? tests.map(({ fullName }) => fullName) : ['could not be run']
    return titles.map((title) => `${relative(root, name)}: ${title}`)
  })
  const more = names.length > MOST_NAMED ? [`and ${names.length - MOST_NAMED} more`] : []
  const alone = failed.map(({ name }) => relative(root, name)).join(' ')
  return [...names.slice(0, MOST_NAMED), ...more, `Only these: npx vitest run ${alone}`]
}

function endIf(faults) {
  if (faults.length === 0) return
  process.stderr.write(`\nRed:\n${faults.map((fault) => `  ${fault}`).join('\n')}\n`)
  process.exit(1)
}
