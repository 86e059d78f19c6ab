// Runs on any Node from 20.19 on, before anything is installed: no imports but Node's own.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const OLDEST_NODE = 24
const packages = join(root, 'node_modules')
const stamp = join(packages, '.cache/installed')

/** What nothing reads: maps of sources, a quarter of all; of the pinned Node all but the program. */
const UNREAD = /\.map$|^node-(bin-)?\w+-\w+.(include|lib|share)$/
/** What only tests read besides: a canvas for PDFs without a browser, and a compiler that the bundler has no use for. */
const UNREAD_RUNNING = /^@napi-rs.canvas|^@?esbuild$/

/**
 * Installs what `package-lock.json` asks for, when it is not there yet: what running needs, or with `all` what tests
 * and benchmarks need too. What was installed for tests stays with them.
 */
export function installPackages({ all = false } = {}) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === `${lock} all` || (!all && installed === `${lock} running`)) return
  const isAll = all || existsSync(join(packages, 'vitest'))
  process.stderr.write('Installing packages (once)…\n')
  // Not `npm ci`: it refuses a lock file that does not name every platform's optional binaries.
  run('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--ignore-scripts',
    // What was fetched before is taken as it is: the lock file names its hash.
    '--prefer-offline',
    isAll ? '--include=dev' : '--omit=dev',
  ])
  for (const path of readdirSync(packages, { recursive: true }))
    if (UNREAD.test(path) || (!isAll && UNREAD_RUNNING.test(path)))
      rmSync(join(packages, path), { recursive: true, force: true })
  mkdirSync(join(packages, '.cache'), { recursive: true })
  writeFileSync(stamp, `${lock} ${isAll ? 'all' : 'running'}`)
}

/** The pinned Node; where its package could not be installed, this machine's own if it is new enough. */
export function pinnedNode() {
  const pinned = join(packages, '.bin/node')
  if (existsSync(pinned)) return pinned
  const major = Number(process.versions.node.split('.')[0])
  if (major >= OLDEST_NODE) return process.execPath
  fail(
    `The pinned Node could not be installed and this one is ${process.version}: Node ${OLDEST_NODE} or newer is missing.`,
  )
}

/** Runs a program in the project with the pinned Node first on the path; its failure ends this process. */
export function run(program, args, env = {}) {
  const { status, error, signal } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: pathOfTools(), ...env },
  })
  if (error) fail(`${program} could not be started: ${error.message}`)
  if (status !== 0) process.exit(signal ? 1 : (status ?? 1))
}

/** Where programs are looked for: the pinned Node and the tools of the project first. */
export function pathOfTools() {
  return [join(packages, '.bin'), process.env.PATH].join(delimiter)
}

function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
