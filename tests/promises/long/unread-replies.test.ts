import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { readdirSync, readlinkSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { shopProcesses } from '#tests/operations/shop-process.ts'
import { memoryOf, openBusyProcess, type BusyProcess } from '#tests/support/load/busy-process.ts'
import { percentile } from '#tests/support/load/rates.ts'
import { freePort } from '#tests/support/processes/free-port.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { buildPages } from '../../../bin/build-pages.mjs'

const SOCKETS = 280
/** Longer than a reply may stand still, and a look at it. */
const FLOOD_MS = 45_000
const READY_AGAIN_MS = 5_000
/** A socket and a file for each reply that is not read, and the connections of those who are served meanwhile. */
const MOST_OPEN = 2 * SOCKETS + 20
const P99_MS = 500
const MB = 1024 * 1024
const LIMIT_MB = 2_048
const CGROUPS = '/sys/fs/cgroup/memory'
const engine = 'pglite'

const startShop = shopProcesses()
const floods: Socket[] = []
let shop: BusyProcess
let folder: string
let proxy: ChildProcess | undefined

beforeAll(() => buildPages(), 120_000)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanai-unread-'))
  shop = await openBusyProcess(startShop, engine, { TRUST_PROXY: '127.0.0.1' })
}, 120_000)
afterEach(async () => {
  for (const socket of floods.splice(0)) socket.destroy()
  proxy?.kill('SIGKILL')
  proxy = undefined
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})

/** The largest file of the build: what a socket that reads nothing keeps waiting. */
function largestAsset(): string {
  const folder = 'dist/client/assets'
  const sizes = readdirSync(folder).map((name) => ({ name, size: statSync(join(folder, name)).size }))
  return `/assets/${sizes.toSorted((a, b) => b.size - a.size)[0]?.name}`
}

/** Sockets that ask `pipelined` times each and read nothing. */
async function flood(port: number, path: string, pipelined: number): Promise<void> {
  const request = `GET ${path} HTTP/1.1\r\nhost: lanai.example\r\n\r\n`.repeat(pipelined)
  for (let nth = 0; nth < SOCKETS; nth++) {
    const socket = connect({ port, host: '127.0.0.1' })
    floods.push(socket.on('error', () => undefined).pause())
    socket.write(request)
  }
  await wait(500)
}

/** What others wait while the flood lasts, and how they fare. */
async function others(port: number) {
  const waits: number[] = []
  let failures = 0
  const end = performance.now() + FLOOD_MS
  while (performance.now() < end) {
    const begun = performance.now()
    const reply = await fetch(`http://127.0.0.1:${port}/api/products?page=2`).catch(() => undefined)
    await reply?.text().catch(() => undefined)
    if (reply?.status !== 200) failures++
    waits.push(performance.now() - begun)
    await wait(100)
  }
  return { p99: percentile(waits, 0.99), failures, requested: waits.length }
}

/** Sockets and files of the shop; the database opens files of its own as it goes. */
function descriptors(): number {
  const folder = `/proc/${shop.process.pid}/fd`
  const linked = (name: string) => {
    try {
      return readlinkSync(join(folder, name))
    } catch {
      return ''
    }
  }
  return readdirSync(folder).filter((name) => !linked(name).startsWith(join(shop.folder, 'db'))).length
}

/** How long the shop takes to be ready, and as it was, once the flood has gone. */
async function readyAgainAfter(before: number): Promise<number> {
  const begun = performance.now()
  for (const socket of floods.splice(0)) socket.destroy()
  while (performance.now() - begun < 30_000) {
    const isReady = await fetch(`${shop.address}/api/health/ready`).then(({ ok }) => ok)
    if (isReady && descriptors() <= before + 20) break
    await wait(50)
  }
  return performance.now() - begun
}

async function measure(port: number, path: string, pipelined: number) {
  const before = descriptors()
  let [most, memory] = [0, 0]
  await flood(port, path, pipelined)
  const watch = setInterval(() => {
    most = Math.max(most, descriptors())
    memory = Math.max(memory, memoryOf(shop.process.pid, 'VmRSS'))
  }, 250)
  const fared = await others(port)
  clearInterval(watch)
  const held = floods.filter((socket) => !socket.destroyed && !socket.closed).length
  return { ...fared, most: most - before, memory, held, readyMs: await readyAgainAfter(before) }
}

type Measured = Awaited<ReturnType<typeof measure>>

function expectBounded(what: string, measured: Measured) {
  const { p99, failures, requested, most, memory, readyMs } = measured
  const pass = failures === 0 && p99 <= P99_MS && readyMs <= READY_AGAIN_MS && most <= MOST_OPEN
  const figure = `${what}: ${most} more descriptors, ${memory.toFixed(0)} MB, others ${requested - failures} of ${requested} answered, p99 ${p99.toFixed(0)} ms, ready and as before ${(readyMs / 1000).toFixed(1)} s after the end`
  printPromise('P17', SOCKETS, figure, pass, { engine })
  printPromise('P72', SOCKETS, figure, pass, { engine })
  expect({ failures, pass, figure }).toEqual({ failures: 0, pass: true, figure })
}

const portOf = () => Number(new URL(shop.address).port)

test.each([250, 16])(
  'P17, P72: sockets with %i pipelined requests each and nothing read cost nothing',
  async (pipelined) => {
    const measured = await measure(portOf(), largestAsset(), pipelined)
    expectBounded(`${SOCKETS} sockets × ${pipelined} pipelined GETs, nothing read`, measured)
  },
)

const hasNginx = spawnSync('nginx', ['-v']).status === 0
if (!hasNginx)
  process.stderr.write('SKIPPED: no nginx is installed: unread replies behind a proxy are not proved\n')

test.skipIf(!hasNginx)('P17, P72: the same behind a proxy', async () => {
  const port = await freePort()
  await mkdir(join(folder, 'logs'))
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/logs/error.log; worker_processes 1;
     events { worker_connections 2048; }
     http {
       access_log off; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
       uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
       upstream shop { server 127.0.0.1:${portOf()}; keepalive 64; }
       server {
         listen 127.0.0.1:${port}; send_timeout 30s;
         location / {
           proxy_pass http://shop; proxy_http_version 1.1; proxy_set_header connection '';
           proxy_set_header x-forwarded-for $remote_addr; proxy_set_header host $host;
         }
       }
     }`,
  )
  proxy = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/api/health/live`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  const measured = await measure(port, largestAsset(), 250)
  expectBounded(`${SOCKETS} sockets × 250 pipelined GETs behind nginx, nothing read`, measured)
})

/** A control group with so much memory; undefined where none can be made. */
async function limitedGroup(): Promise<string | undefined> {
  const group = join(CGROUPS, `lanai-unread-${process.pid}`)
  try {
    await mkdir(group)
    await writeFile(join(group, 'memory.limit_in_bytes'), String(LIMIT_MB * MB))
    return group
  } catch {
    return undefined
  }
}

const group = await limitedGroup()
if (!group)
  process.stderr.write('SKIPPED: no control group can be made here: 2 GB of memory are not proved\n')
afterAll(async () => void (group && (await rm(group, { recursive: true }).catch(() => undefined))))

test.skipIf(!group)('P72: with 2 GB of memory nobody is sent away, and the shop lives on', async () => {
  await writeFile(join(group ?? '', 'cgroup.procs'), String(shop.process.pid))
  const measured = await measure(portOf(), '/api/products?limit=100', 16)
  expectBounded(`${SOCKETS} sockets × 16 lists in a control group of 2 GB, nothing read`, measured)
})
