import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, chown, constants, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Skipped } from './postgres.ts'
import { freePort } from '#tests/support/processes/free-port.ts'
import type { TestCluster } from './postgres-cluster.ts'

/** A PgBouncer of Debian, set up as `deploy/pgbouncer.ini` says. */
export type TestBouncer = {
  /** The addresses of the primary and of its replica by it, as the shop is given them. */
  primary: string
  replica: string
  stop(): Promise<void>
}

const run = promisify(execFile)
const INI = fileURLToPath(new URL('../../../deploy/pgbouncer.ini', import.meta.url))
const START_PATIENCE = 10_000

/** Starts one before both servers; where there is none, it is unpacked from Debian's packages beside the tests. */
export async function startBouncer(
  primary: TestCluster,
  replica: TestCluster,
): Promise<TestBouncer | Skipped> {
  const folder = await mkdtemp(join(tmpdir(), 'lanai-pgbouncer-'))
  const found = (await installed()) ?? (await unpacked(folder))
  if (!found) {
    await rm(folder, { recursive: true, force: true })
    const skipped = 'no pgbouncer installed, and its package could not be fetched'
    process.stderr.write(`SKIPPED, tests that need PgBouncer: ${skipped}\n`)
    return { skipped }
  }
  const port = await freePort()
  const ini = join(folder, 'pgbouncer.ini')
  await writeFile(join(folder, 'userlist.txt'), '"lanai" ""\n')
  await writeFile(
    ini,
    iniFor({ port, folder, primary: primary.url, replica: replica.url }, await readFile(INI, 'utf8')),
  )
  const { runAs } = primary.programs
  await chmod(folder, 0o755)
  if (runAs) await chown(folder, runAs.uid, runAs.gid)
  const bouncer = spawn(found.program, ['-q', ini], {
    ...runAs,
    cwd: folder,
    env: found.env,
    stdio: 'ignore',
  })
  const exited = once(bouncer, 'exit')
  await answers(port)
  const address = (database: string) => `postgres://lanai@127.0.0.1:${port}/${database}?prepare=false`
  return {
    primary: address('lanai'),
    replica: address('lanai_read'),
    async stop() {
      bouncer.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Program = { program: string; env: Record<string, string | undefined> }

async function installed(): Promise<Program | undefined> {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)]
  for (const program of folders.map((folder) => join(folder, 'pgbouncer'))) {
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return { program, env: {} }
  }
  return undefined
}

/** Unpacks the packages into `folder`: nothing is installed. */
async function unpacked(folder: string): Promise<Program | undefined> {
  const script = `apt-get download pgbouncer libevent-2.1-7 libc-ares2 && for deb in *.deb; do dpkg -x "$deb" .; done`
  try {
    await run('sh', ['-c', script], { cwd: folder, timeout: 60_000 })
    const { stdout: libraries } = await run('sh', ['-c', 'echo usr/lib/*-linux-gnu'], { cwd: folder })
    const program = join(folder, 'usr/sbin/pgbouncer')
    const env = { LD_LIBRARY_PATH: join(folder, libraries.trim()) }
    await run(program, ['--version'], { env })
    return { program, env }
  } catch {
    return undefined
  }
}

type Place = { port: number; folder: string; primary: string; replica: string }

/** The configuration that operators copy, for other addresses and without passwords. */
function iniFor({ port, folder, primary, replica }: Place, ini: string): string {
  const server = (url: string) => {
    const { hostname, port: at, pathname } = new URL(url)
    return `host=${hostname} port=${at} dbname=${pathname.slice(1)}`
  }
  const other: Record<string, string> = {
    lanai: server(primary),
    lanai_read: server(replica),
    listen_port: String(port),
    auth_type: 'trust',
    auth_file: join(folder, 'userlist.txt'),
  }
  return Object.entries(other).reduce((text, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, 'm')
    if (!line.test(text)) throw new Error(`deploy/pgbouncer.ini has no ${name}`)
    return text.replace(line, `${name} = ${value}`)
  }, ini)
}

async function answers(port: number): Promise<void> {
  const deadline = Date.now() + START_PATIENCE
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return
    } catch (cause) {
      if (Date.now() > deadline) throw new Error('PgBouncer did not start', { cause })
      await wait(50)
    } finally {
      socket.destroy()
    }
  }
}
