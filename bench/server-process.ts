import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/support/processes/free-port.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What the log calls a bug; the first is shown, since a run ends by it. */
const FAULT = /"level":(50|60)/

/** A server as a process of its own. */
export type ServerProcess = {
  address: string
  pid: number
  /** How long it took until it said that it was open. */
  openedAfterMs: number
  close(): Promise<void>
}

/** Runs `script`, which says "open" once it is, with nothing in its environment but `settings` and a free port. */
export async function startServer(
  script: string[],
  settings: Record<string, string>,
): Promise<ServerProcess> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, script, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)
  const ended = once(child, 'exit')
  let hasFailed = false
  const opened = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.includes('open')) resolve()
      if (FAULT.test(line) && !hasFailed) process.stderr.write(`${line}\n`)
      hasFailed ||= FAULT.test(line)
    })
  })
  await Promise.race([opened, ended.then(() => Promise.reject(new Error(`${script.join(' ')} ended`)))])
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    openedAfterMs: performance.now() - begun,
    async close() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', killAtExit)
    },
  }
}
