// Runs on any Node from 20.19 on, before anything is installed: no imports but Node's own.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const OLDEST_NODE = 24
const stamp = join(root, 'node_modules/.cache/installed')

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
  const isAll = all || existsSync(join(root, 'node_modules/vitest'))
  process.stderr.write('Installing packages (once)…\n')
  // Not `npm ci`: it refuses a lock file that does not name every platform's optional binaries.
  run('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    isAll ? '--include=dev' : '--omit=dev',
  ])
  // The installer of Node links the program out of it and leaves the rest: 68 MB of headers that nothing reads.
  rmSync(join(root, 'node_modules/node/node_modules'), { recursive: true, force: true })
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
  writeFileSync(stamp, `${lock} ${isAll ? 'all' : 'running'}`)
}

/** The pinned Node; where its package could not be installed, this machine's own if it is new enough. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules/node/bin/node')
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
  return [join(root, 'node_modules/node/bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(
    delimiter,
  )
}

function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
