import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { PostgresPrograms } from './postgres-programs.ts'
import { freePort } from '#tests/support/processes/free-port.ts'

/** A throw-away PostgreSQL server, as durable as a real one, that a test may treat badly. */
export type TestCluster = {
  url: string
  /** The programs that it was made of. */
  programs: PostgresPrograms
  /** Ends it and removes its data. */
  stop(): Promise<void>
  /** Ends it as a crash does, at once and without a word; its data stays. */
  kill(): Promise<void>
  /** Starts it again on the same port after `kill`. */
  start(): Promise<void>
  /** Until `resume` it keeps its connections and answers nothing. */
  pause(): Promise<void>
  resume(): Promise<void>
}

const run = promisify(execFile)
const START_PATIENCE = 15_000

// Obeys one word a line. When its input ends, because the test is done or died, it ends the server and cleans up:
// so no server outlives its test, however that ends.
const KEEPER = `
  folder=$1; shift
  everyone() { for process in $server $(pgrep -P $server); do kill -s $1 $process; done; }
  while read -r word; do
    case $word in
      start) "$@" >>"$folder/log" 2>&1 </dev/null & server=$! ;;
      kill) kill -s QUIT $server; wait $server ;;
      pause) everyone STOP ;;
      resume) everyone CONT ;;
    esac
    echo "$word"
  done
  everyone CONT 2>/dev/null; kill -s INT $server 2>/dev/null; wait $server
  rm -rf "$folder"
`

/** Makes and starts a server under the folder for temporary files, on a free port of this machine only. */
export function startCluster(programs: PostgresPrograms): Promise<TestCluster> {
  const initdb = ['-U', 'lanai', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']
  return startServer(programs, 'postgres', 'initdb', initdb)
}

/** A streaming replica of the database at `url`, whose server knows it by `name`. */
export function startReplica(programs: PostgresPrograms, url: string, name: string): Promise<TestCluster> {
  const copy = ['-d', url, '-R', '-C', '-S', name, '--checkpoint=fast', '--no-sync']
  return startServer(programs, new URL(url).pathname.slice(1), 'pg_basebackup', copy)
}

async function startServer(
  programs: PostgresPrograms,
  database: string,
  maker: 'initdb' | 'pg_basebackup',
  how: string[],
): Promise<TestCluster> {
  const { folder: from, runAs } = programs
  const folder = await mkdtemp(join(tmpdir(), 'lanai-postgres-'))
  if (runAs) await chown(folder, runAs.uid, runAs.gid)
  const data = join(folder, 'data')
  try {
    await run(join(from, maker), ['-D', data, ...how], { ...runAs, cwd: folder })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  const port = await freePort()
  const server = [join(from, 'postgres'), '-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', '']
  const tell = startKeeper(folder, server, runAs)
  const url = `postgres://lanai@127.0.0.1:${port}/${database}`
  const start = async () => {
    await tell('start')
    await answers(url, join(folder, 'log'))
  }
  await start()
  return {
    url,
    programs,
    start,
    stop: () => tell('end'),
    kill: () => tell('kill'),
    pause: () => tell('pause'),
    resume: () => tell('resume'),
  }
}

/** Starts the keeper of a server and gives the function that tells it what to do and waits until it is done. */
function startKeeper(folder: string, server: string[], runAs: PostgresPrograms['runAs']) {
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', folder, ...server], {
    ...runAs,
    cwd: folder,
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true, // not reached by Ctrl-C, which ends the tests: then its input ends
  })
  const ended = once(keeper, 'exit')
  return async (word: 'start' | 'kill' | 'pause' | 'resume' | 'end') => {
    if (word === 'end') {
      keeper.stdin.end()
      await ended
      return
    }
    const done = once(keeper.stdout, 'data')
    keeper.stdin.write(`${word}\n`)
    await Promise.race([
      done,
      ended.then(() => Promise.reject(new Error('The keeper of the server is gone'))),
    ])
  }
}

async function answers(connectionString: string, log: string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE
  for (;;) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return await client.end()
    } catch (cause) {
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL did not start:\n${await readFile(log, 'utf8')}`, { cause })
      await wait(50)
    }
  }
}
