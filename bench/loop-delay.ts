/** Loaded into a server before its own code: says at its end how long its event loop was held since SIGUSR2, in milliseconds. */
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('SIGUSR2', () => delay.reset())
process.on('exit', () => {
  const [p50, p99, most] = [delay.percentile(50), delay.percentile(99), delay.max].map((held) => held / 1e6)
  writeFileSync(process.env.LOOP_DELAY_FILE ?? '/dev/null', JSON.stringify({ p50, p99, most }))
})
