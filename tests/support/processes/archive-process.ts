import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../bin/archive.mjs', import.meta.url))

type Settings = Record<string, string>
type Ended = { code: number | null; out: string; err: string; seconds: number; peakMb: number }

/** `npm run backup` or `npm run restore` as a process of its own, and the most memory that it had. */
export async function runArchive(
  settings: Settings,
  command: 'backup' | 'restore',
  ...args: string[]
): Promise<Ended> {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'error', ...settings }
  const begun = performance.now()
  const child = spawn(process.execPath, [program, command, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let peakMb = 0
  const look = setInterval(
    () => void peakOf(child.pid).then((peak) => (peakMb = Math.max(peakMb, peak))),
    100,
  )
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  clearInterval(look)
  return { code, out, err, seconds: Math.round((performance.now() - begun) / 1000), peakMb }
}

/** In megabytes; 0 where the system does not tell. */
async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000)
}
