import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { freePort } from '#tests/support/processes/free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Exit = { code: number | null; signal: NodeJS.Signals | null; afterMs: number }

/** The shop as its operator starts it: a process of its own, with nothing in its environment but these settings. */
export type ShopProcess = {
  readonly address: string
  readonly pid: number
  /** All that it printed so far: standard output, and standard error after it. */
  readonly words: { out: string; err: string }
  /** Resolves with how long it took once it says that it is open; rejects with its words when it ends before. */
  opened(): Promise<number>
  signal(name: NodeJS.Signals): void
  readonly exited: Promise<Exit>
}

type StartShop = (settings: Record<string, string>, program?: string[]) => Promise<ShopProcess>

/**
 * What starts `bin/serve.mjs`, on a free port of this machine unless the settings name another. To be called once by
 * each file of tests, after which no process is left.
 */
export function shopProcesses(): StartShop {
  const running = new Set<ChildProcess>()
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
  })
  return (settings, program = ['bin/serve.mjs']) => startShop(settings, program, running)
}

async function startShop(
  settings: Record<string, string>,
  program: string[],
  running: Set<ChildProcess>,
): Promise<ShopProcess> {
  const port = settings.PORT ?? String(await freePort())
  const env = { PATH: process.env.PATH, PORT: port, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '100', ...settings }
  const begun = performance.now()
  const child = spawn(process.execPath, program, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const words = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (words.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (words.err += text))
  const exited = once(child, 'close').then(([code, signal]) => {
    running.delete(child)
    return { code, signal, afterMs: performance.now() - begun }
  })
  const announced = new Promise<number>((resolve) => {
    child.stdout.on('data', () => words.out.includes('Lānai is open') && resolve(performance.now() - begun))
  })
  const failed = exited.then(({ code }) =>
    Promise.reject(new Error(`Ended with ${code}:\n${words.out}${words.err}`)),
  )
  failed.catch(() => undefined)
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    words,
    opened: () => Promise.race([announced, failed]),
    signal: (name) => void child.kill(name),
    exited,
  }
}
