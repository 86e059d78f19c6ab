import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { ShopProcess } from '#tests/operations/shop-process.ts'

/** What a process tells through its inspector, and the system of it. */
export type InsideView = {
  /** Bytes of heap in use once everything that can be is collected. */
  heapAfterGc(): Promise<number>
  /** Begins to follow the delay of its event loop. */
  followLoop(): Promise<void>
  /** The delay's 99th percentile since then, in milliseconds. */
  loopDelay(): Promise<number>
  openFiles(): Promise<number>
  close(): void
}

const PATIENCE_MS = 10_000
/** What was closed on one side is closed on the other by then. */
const SETTLE_MS = 2_000

/** Looks into a process that was started with `--inspect`, whose address it printed. */
export async function lookInside({ pid, words }: ShopProcess): Promise<InsideView> {
  const [address = ''] = /ws:\S+/.exec(words.err) ?? []
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  let count = 0

  function tell(method: string, params: object = {}): Promise<unknown> {
    const id = ++count
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`No answer to ${method}`)), PATIENCE_MS)
      const hear = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: { result?: { value?: unknown } } }
        if (answer.id !== id) return
        socket.removeEventListener('message', hear)
        clearTimeout(late)
        resolve(answer.result?.result?.value)
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id, method, params }))
    })
  }
  const evaluate = (expression: string) => tell('Runtime.evaluate', { expression, returnByValue: true })

  return {
    async heapAfterGc() {
      await tell('HeapProfiler.collectGarbage')
      return Number(await evaluate('process.memoryUsage().heapUsed'))
    },
    async followLoop() {
      const start = `globalThis.followed = process.getBuiltinModule('node:perf_hooks').monitorEventLoopDelay({ resolution: 10 })`
      await evaluate(`${start}; followed.enable()`)
    },
    loopDelay: async () => Number(await evaluate('followed.percentile(99) / 1e6')) - 10,
    async openFiles() {
      await wait(SETTLE_MS)
      return (await readdir(`/proc/${pid}/fd`)).length
    },
    close: () => socket.close(),
  }
}
