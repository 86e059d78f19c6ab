import { setTimeout as wait } from 'node:timers/promises'
import type { QueryConfig } from 'pg'
import { afterEach, expect, test } from 'vitest'
import type { Connections, Lease } from './connections.ts'
import { DatabaseUnavailable } from './database-fault.ts'
import { ReplicaReads } from './replica.ts'

/** A row as one of the two servers has it, and how far it has got. */
type Server = { has: string; position: number; identity: string; isAway: boolean; isSilent: boolean }

const open: ReplicaReads[] = []
afterEach(() => open.splice(0).forEach((reads) => reads.stop()))

/** A primary and its replica, which gets what is committed when it is told to; `lines` is what was logged. */
function pair() {
  const input = { has: 'old', position: 1, identity: 'lanai', isAway: false, isSilent: false }
  const primary: Server = { ...input }
  const replica: Server = { ...input }
  const leases = { input: 0, back: 0 }
  const lines: string[] = []
  const warn = (_details: object, line: string) => void lines.push(line)
  const log = { warn, error: warn }
  const reads = new ReplicaReads(connectionsTo(primary), connectionsTo(replica, leases), log)
  open.push(reads)
  const read = async () => (await reads.query({ text: 'read' })).rows[0]
  return {
    primary,
    replica,
    reads,
    lines,
    leases,
    read,
    commit: (row: string) => Object.assign(primary, { has: row, position: primary.position + 1 }),
    replay: () => Object.assign(replica, { has: primary.has, position: primary.position }),
  }
}

function connectionsTo(server: Server, leases = { input: 0, back: 0 }): Connections {
  const rows = ({ text }: QueryConfig, [position]: unknown[] = []) => {
    if (text.includes('pg_current_wal_flush_lsn')) return { position: server.position }
    if (text.includes('pg_last_wal_replay_lsn'))
      return { has_replayed: server.position >= Number(position ?? Number.NaN) }
    return text.includes('system_identifier') ? { name: server.identity } : server.has
  }
  async function query(statement: QueryConfig, values?: unknown[]) {
    if (server.isAway) throw new DatabaseUnavailable('It is away')
    if (server.isSilent) await new Promise(() => undefined)
    return { rows: [rows(statement, values)] } as never
  }
  async function lease() {
    if (server.isAway) throw new DatabaseUnavailable('It is away')
    leases.input += 1
    return { query, release: () => void leases.back++ } as Partial<Lease> as Lease
  }
  return { single: false, query, lease }
}

const LEFT = 'The replica is away or behind: the primary is read'
const BACK = 'The replica keeps up again: it is read'

test('the replica is read where it has replayed all that was committed', async () => {
  const { replica, reads, read, lines } = pair()
  await reads.start()
  replica.has = 'read there'
  expect(await read()).toBe('read there')
  expect([reads.isInUse, lines]).toEqual([true, []])
})

test('a read waits a little for what is committed, and finds it on the replica', async () => {
  const { reads, read, commit, replay, lines } = pair()
  await reads.start()
  commit('new')
  const requested = read()
  await wait(30)
  replay()
  expect(await requested).toBe('new')
  expect([reads.isInUse, lines]).toEqual([true, []])
})

test('one that stays behind is left for the primary, with one line, until it has caught up', async () => {
  const { reads, read, commit, replay, lines, leases } = pair()
  await reads.start()
  commit('new')
  expect(await Promise.all([read(), read(), read()])).toEqual(['new', 'new', 'new'])
  expect([reads.isInUse, lines]).toEqual([false, [LEFT]])
  replay()
  await expect.poll(() => reads.isInUse).toBe(true)
  expect(lines).toEqual([LEFT, BACK])
  await expect.poll(() => leases.input - leases.back).toBe(0)
})

test.each(['isAway', 'isSilent'] as const)('so is one that %s, from the first read on', async (how) => {
  const { replica, reads, read, lines } = pair()
  await reads.start()
  replica[how] = true
  expect(await read()).toBe('old')
  expect([reads.isInUse, lines]).toEqual([false, [LEFT]])
  replica[how] = false
  await expect.poll(() => reads.isInUse).toBe(true)
})

test('a shop opens while it is away, and reads it when it is there', async () => {
  const { replica, reads, read, lines } = pair()
  replica.isAway = true
  await reads.start()
  expect([await read(), lines]).toEqual(['old', [LEFT]])
  replica.isAway = false
  await expect.poll(() => reads.isInUse).toBe(true)
})

test('a replica of something else is refused at the start, and not read when it takes the place of ours', async () => {
  const foreign = pair()
  foreign.replica.identity = 'another shop'
  await expect(foreign.reads.start()).rejects.toThrow('It is a replica of another database')

  const { replica, reads, read } = pair()
  await reads.start()
  replica.isAway = true
  await read()
  Object.assign(replica, { isAway: false, identity: 'another shop', has: 'theirs' })
  await wait(1_200)
  expect([reads.isInUse, await read()]).toEqual([false, 'old'])
})

test('while the primary is away nobody knows what is committed: the read fails, the replica is not left', async () => {
  const { primary, reads, read, lines } = pair()
  await reads.start()
  primary.isAway = true
  await expect(read()).rejects.toThrow(DatabaseUnavailable)
  expect([reads.isInUse, lines]).toEqual([true, []])
})

test('a statement that breaks on the replica is answered by the primary; one that is wrong is not repeated', async () => {
  const { reads, replica } = pair()
  await reads.start()
  const failing = async (fault: Error) => {
    const lease = async () =>
      ({
        release: () => undefined,
        query: async ({ text }: QueryConfig) => {
          if (text === 'read') throw fault
          return { rows: [{ has_replayed: true, name: replica.identity }] } as never
        },
      }) as Partial<Lease> as Lease
    const primary = connectionsTo({ ...replica, has: 'of the primary' })
    const broken = new ReplicaReads(primary, { ...primary, lease }, { warn: () => {}, error: () => {} })
    return (await broken.query({ text: 'read' })).rows[0]
  }
  expect(await failing(new DatabaseUnavailable('Gone'))).toBe('of the primary')
  await expect(failing(new Error('no such column'))).rejects.toThrow('no such column')
})
