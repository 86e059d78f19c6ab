import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { PostgresPrograms } from '#tests/support/databases/postgres-programs.ts'
import { freePort } from '#tests/support/processes/free-port.ts'
import { type Machine, type Machines, openMachines } from './machines.ts'
import { fillIn } from './fill-in.ts'
import { type Program, programAt } from './programs.ts'

type Role = 'leader' | 'sync_standby' | 'replica'
type Member = { name: string; role: Role; state: string; lag?: number | string }
type Node = { machine: Machine; folder: string; etcd: Program; patroni: Program }

/** PostgreSQL under Patroni on three machines with etcd, and a HAProxy, set up as `deploy/ha` says. */
export type HaCluster = {
  /** An empty database, led to whoever is primary. */
  url: string
  machines: Machines
  machine(name: string): Machine
  /** The name of whoever has this role now. */
  who(role: Role): Promise<string>
  /** Resolves once there is a primary with two replicas that follow it, one of them in step. */
  whole(): Promise<void>
  /** Ends PostgreSQL on a machine with -9, and Patroni first where `withPatroni` says so. */
  killPostgres(name: string, withPatroni?: boolean): Promise<void>
  startPatroni(name: string): void
  killEtcd(name: string): Promise<void>
  startEtcd(name: string): void
  /** The name of the machine whose etcd leads. */
  etcdLeader(): Promise<string>
  switchOver(from: string): Promise<void>
  /** Rows of one statement of the superuser, by the HAProxy or on one machine. */
  ask<R extends pg.QueryResultRow>(text: string, database?: string): Promise<R[]>
  stop(): Promise<void>
}

const run = promisify(execFile)
const PATIENCE = 120_000
const PASSWORD = 'change-this'

// Ends what outlives its parent, and removes all, when its input ends: because the tests are done, or died.
const KEEPER = `
  read -r _
  for file in "$1"/*/data/postmaster.pid; do
    server=$(head -n 1 "$file" 2>/dev/null) && kill -9 $server $(pgrep -P $server)
  done
  rm -rf "$1"; eval "$2"
`

export async function startHaCluster({ folder: programs, runAs }: PostgresPrograms): Promise<HaCluster> {
  const machines = await openMachines()
  const folder = await mkdtemp(join(tmpdir(), 'lanai-ha-'))
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', folder, machines.removal], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  await chmod(folder, 0o755)
  const port = await freePort()

  const fill = (file: string, at: { machine?: Machine; folder: string }) =>
    fillIn(file, { ...at, network: machines, programs, port, runAs })

  async function nodeAt(machine: Machine): Promise<Node> {
    const own = join(folder, machine.name)
    await mkdir(own)
    if (runAs) await chown(own, runAs.uid, runAs.gid)
    const place = { folder: own, runAs, machine }
    const etcd = programAt(place, 'etcd', ['etcd', '--config-file', await fill('etcd.yml', place)])
    const patroni = programAt(place, 'patroni', ['patroni', await fill('patroni.yml', place)])
    return { machine, folder: own, etcd, patroni }
  }

  const nodes = await Promise.all(machines.all.map(nodeAt))
  const nodeOf = (name: string) =>
    nodes.find(({ machine }) => machine.name === name) ?? fail(`no machine ${name}`)
  const haproxy = programAt({ folder, runAs }, 'haproxy', [
    'haproxy',
    '-db',
    '-f',
    await fill('haproxy.cfg', { folder }),
  ])
  const urlOf = (user: string, database: string) =>
    `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/${database}`

  async function members(): Promise<Member[]> {
    const replies = nodes.map(async ({ machine }) => {
      const reply = await fetch(`http://${machine.address}:8008/cluster`, {
        signal: AbortSignal.timeout(2_000),
      })
      return ((await reply.json()) as { members: Member[] }).members
    })
    return Promise.any(replies).catch(() => [])
  }

  async function ask<R extends pg.QueryResultRow>(text: string, database = 'postgres'): Promise<R[]> {
    const client = new pg.Client({
      connectionString: urlOf('postgres', database),
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query<R>(text)).rows
    } finally {
      await client.end()
    }
  }

  const isWhole = async () => {
    const found = await members()
    const follow = found.filter(({ role, lag }) => role !== 'leader' && typeof lag === 'number')
    const isOne = (role: Role) => found.filter((member) => member.role === role).length === 1
    if (follow.length !== nodes.length - 1 || !isOne('leader') || !isOne('sync_standby')) return false
    const rows = await ask(`select 1 from pg_stat_replication where state = 'streaming'`).catch(() => [])
    return rows.length === nodes.length - 1
  }
  const whole = () => until('The cluster is not whole', isWhole, async () => JSON.stringify(await members()))

  for (const { etcd } of nodes) etcd.start()
  for (const { patroni } of nodes) patroni.start()
  haproxy.start()
  await whole()
  await ask(`create role lanai login password '${PASSWORD}'`)
  await ask('create database lanai owner lanai')

  return {
    url: urlOf('lanai', 'lanai'),
    machines,
    machine: (name) => nodeOf(name).machine,
    ask,
    whole,
    async who(role) {
      const member = (await members()).find((each) => each.role === role)
      return member?.name ?? fail(`nobody is ${role}`)
    },
    async killPostgres(name, withPatroni = false) {
      const node = nodeOf(name)
      if (withPatroni) await node.patroni.kill()
      const [server = ''] = (await readFile(join(node.folder, 'data/postmaster.pid'), 'utf8')).split('\n')
      const { stdout } = await run('pgrep', ['-P', server])
      killHard([server, ...stdout.trim().split('\n')])
    },
    startPatroni: (name) => nodeOf(name).patroni.start(),
    killEtcd: (name) => nodeOf(name).etcd.kill(),
    startEtcd: (name) => nodeOf(name).etcd.start(),
    async etcdLeader() {
      const states = nodes.map(async ({ machine }) => {
        const reply = await fetch(`http://${machine.address}:2379/v3/maintenance/status`, {
          method: 'POST',
          body: '{}',
        })
        const { leader, header } = (await reply.json()) as { leader: string; header: { member_id: string } }
        return leader === header.member_id ? machine.name : fail('it does not lead')
      })
      return Promise.any(states)
    },
    async switchOver(from) {
      const { machine } = nodeOf(from)
      const body = JSON.stringify({ leader: from })
      const reply = await fetch(`http://${machine.address}:8008/switchover`, { method: 'POST', body })
      if (!reply.ok) fail(`no switchover: ${reply.status} ${await reply.text()}`)
    },
    async stop() {
      await Promise.all(
        [haproxy, ...nodes.flatMap(({ etcd, patroni }) => [patroni, etcd])].map((each) => each.kill()),
      )
      const ended = once(keeper, 'exit')
      keeper.stdin.end()
      await ended
    },
  }
}

/** One of them may have ended meanwhile. */
const killHard = (pids: string[]) => void spawnSync('kill', ['-9', ...pids], { stdio: 'ignore' })

async function until(
  words: string,
  holds: () => Promise<boolean>,
  more: () => Promise<string>,
): Promise<void> {
  const deadline = performance.now() + PATIENCE
  while (!(await holds())) {
    if (performance.now() > deadline) fail(`${words}: ${await more()}`)
    await wait(200)
  }
}

function fail(words: string): never {
  throw new Error(words)
}
