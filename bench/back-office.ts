import { gun } from '#tests/support/load/shots.ts'
import { questions } from './questions.ts'

const RUNS = 10
/** The database was given up on: that run has no figure. */
const TOO_SLOW = 503

/** How long the studio waits for what it looks at all day: the best, the median and the slowest of the runs, in milliseconds. */
export async function officeTable(engine: string, address: string, token: string): Promise<string> {
  const asker = gun(address, 1)
  const headers = { authorization: `Bearer ${token}` }
  const lines = [`Back office on ${engine}: ms at best, median, at worst`]
  for (const { name, key, query } of questions) {
    const path = `${key.slice('GET '.length)}?${new URLSearchParams(query).toString()}`
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const { ms, status } = await asker.shoot({ name, path, headers })
      if (status !== 200 && status !== TOO_SLOW) throw new Error(`${name}: answered with ${status}`)
      times.push(status === TOO_SLOW ? Number.POSITIVE_INFINITY : ms)
    }
    lines.push(lineOf(name, times))
  }
  asker.close()
  return lines.join('\n')
}

function lineOf(name: string, times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const figures = [sorted[0], sorted[RUNS / 2], sorted.at(-1)]
  return `${name.padEnd(32)} ${figures.map((time = 0) => time.toFixed(1).padStart(8)).join(' ')}`
}
