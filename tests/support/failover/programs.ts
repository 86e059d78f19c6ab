import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, constants } from 'node:fs/promises'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgresPrograms, type PostgresPrograms } from '#tests/support/databases/postgres-programs.ts'
import type { Skipped } from '#tests/support/databases/postgres.ts'
import type { Machine } from './machines.ts'

const DEBIAN_FOLDERS = ['/usr/bin', '/usr/sbin']
const NEEDED = ['etcd', 'patroni', 'haproxy', 'setpriv', 'psql']

/** The programs of a database that survives its machine, as Debian installs them; or which of them is missing. */
export async function findPrograms(): Promise<PostgresPrograms | Skipped> {
  const postgres = await findPostgresPrograms()
  const isThere = (name: string) =>
    Promise.any(DEBIAN_FOLDERS.map((folder) => access(join(folder, name), constants.X_OK))).then(
      () => true,
      () => false,
    )
  const there = await Promise.all(NEEDED.map(isThere))
  const missing = [...(postgres ? [] : ['postgresql']), ...NEEDED.filter((_, at) => !there[at])]
  if (postgres && missing.length === 0) return postgres
  const skipped = `${missing.join(', ')} not installed (apt-get install postgresql patroni etcd-server haproxy)`
  process.stderr.write(`SKIPPED, tests of the failover: ${skipped}\n`)
  return { skipped }
}

export type Program = { start(): void; kill(): Promise<void> }

export type Place = { folder: string; runAs: PostgresPrograms['runAs']; machine?: Machine }

/** A program that ends with this process, however that ends; what it prints is in `<folder>/<name>.log`. */
export function programAt({ folder, runAs, machine }: Place, name: string, command: string[]): Program {
  const user = runAs ? [`--reuid=${runAs.uid}`, `--regid=${runAs.gid}`, '--clear-groups'] : []
  const own = ['setpriv', ...user, '--pdeathsig', 'KILL', ...command]
  const [first = '', ...words] = [...(machine?.within ?? []), ...own]
  const log = openSync(join(folder, `${name}.log`), 'a')
  let child: ChildProcess | undefined
  return {
    start() {
      const env = { PATH: `${DEBIAN_FOLDERS.join(':')}:/bin:/sbin`, LC_ALL: 'C.UTF-8', HOME: folder }
      child = spawn(first, words, { cwd: folder, env, stdio: ['ignore', log, log] })
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
