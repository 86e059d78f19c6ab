import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { HaCluster } from './ha-cluster.ts'

const DATABASE = 'one_side'

// Says each number once its row is committed.
const WRITER = `
  number=$1
  while :; do
    number=$((number + 1))
    psql -qAt -d "$2" -c "insert into rows_of_one_side values ($number)" && echo $number
    sleep 0.1
  done
`

let number = 0

/**
 * Writes on one machine past the HAProxy, as a process would that is cut off together with it. `lost` ends that and
 * gives the rows that were acknowledged there and are not in the database as everybody sees it.
 */
export async function writesOnOneSide(cluster: HaCluster, name: string) {
  const { address, within } = cluster.machine(name)
  if ((await cluster.ask(`select 1 from pg_database where datname = '${DATABASE}'`)).length === 0) {
    await cluster.ask(`create database ${DATABASE}`)
    await cluster.ask('create table rows_of_one_side (number integer)', DATABASE)
  }
  const url = `postgres://postgres:change-this@${address}/${DATABASE}?connect_timeout=2`
  const loop = ['setpriv', '--pdeathsig', 'KILL', 'sh', '-c', WRITER, 'sh', `${number}`, url]
  const [first = '', ...words] = [...within, ...loop]
  number += 1_000_000
  const writer = spawn(first, words, { stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  writer.stdout.setEncoding('utf8').on('data', (text: string) => void (said += text))
  await once(writer.stdout, 'data')
  return {
    async lost(): Promise<number[]> {
      writer.kill('SIGKILL')
      await once(writer, 'close')
      const rows = await cluster.ask<{ number: number }>('select number from rows_of_one_side', DATABASE)
      const there = new Set(rows.map((row) => row.number))
      return said
        .trim()
        .split('\n')
        .map(Number)
        .filter((each) => !there.has(each))
    },
  }
}
