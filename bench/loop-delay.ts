/** Loaded into a server before its own code: says at SIGUSR2 and at its end how long its event loop was held since the last one, in milliseconds. */
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
function note(): void {
  const [p50, p99, most] = [delay.percentile(50), delay.percentile(99), delay.max].map((held) => held / 1e6)
  writeFileSync(process.env.LOOP_DELAY_FILE ?? '/dev/null', JSON.stringify({ p50, p99, most }))
  delay.reset()
}
process.on('SIGUSR2', note)
process.on('exit', note)
