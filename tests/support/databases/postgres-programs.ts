import { execFile } from 'node:child_process'
import { access, constants, readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const DEBIAN_VERSIONS = '/usr/lib/postgresql'
const NAMES = ['initdb', 'postgres', 'pg_ctl'] as const

/** The folder of the programs of a PostgreSQL server, and as whom to run them: never as root, who is refused. */
export type PostgresPrograms = { folder: string; runAs: { uid: number; gid: number } | undefined }

/** The newest PostgreSQL installed by Debian, or the one in PATH; none where it cannot run as this user. */
export async function findPostgresPrograms(): Promise<PostgresPrograms | undefined> {
  const versions = await readdir(DEBIAN_VERSIONS).catch(() => [])
  const installed = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_VERSIONS, version, 'bin'))
  const inPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  for (const folder of [...installed, ...inPath]) {
    if (await holdsPrograms(folder)) return asUser(folder)
  }
  return undefined
}

async function holdsPrograms(folder: string): Promise<boolean> {
  const checks = NAMES.map((name) => access(join(folder, name), constants.X_OK))
  return (await Promise.allSettled(checks)).every(({ status }) => status === 'fulfilled')
}

async function asUser(folder: string): Promise<PostgresPrograms | undefined> {
  if (process.getuid?.() !== 0) return { folder, runAs: undefined }
  const ids = await Promise.all([idOf('-u'), idOf('-g')]).catch(() => undefined)
  return ids && { folder, runAs: { uid: ids[0], gid: ids[1] } }
}

async function idOf(flag: '-u' | '-g'): Promise<number> {
  const { stdout } = await run('id', [flag, 'postgres'])
  return Number(stdout)
}
