import { expect, test } from 'vitest'
import { everyAsk } from '#tests/access/every-ask.ts'
import { injectSql } from '#tests/support/operations/inject-sql.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { sqlPayloads } from '#tests/support/operations/sql-payloads.ts'

await describeRaces(
  'PostgreSQL',
  (shop) => {
    const sounds = everyAsk(shop).map((sound, place) => ({ ...sound, title: `${place + 1}: ${sound.key}` }))
    const done = { operations: 0, asks: 0, inputs: 0, faults: 0 }

    // A test each, for each begins with an emptied shop: all rows are counted before and after each ask.
    test.each(sounds)('$title reads no text as SQL, and sleeps for none', async (sound) => {
      const { asks, inputs, used, faults } = await injectSql(shop, [sound], sqlPayloads, sqlPayloads.length)
      done.operations += 1
      done.asks += asks
      done.inputs += inputs
      done.faults += faults.length
      expect(faults).toEqual([])
      expect(used.size).toBe(inputs > 0 ? sqlPayloads.length : 0)
    })

    test('none of all', () => {
      printPromise(
        'P35',
        done.asks,
        `each of ${sqlPayloads.length} payloads in each of ${done.inputs} texts of all operations: ${done.faults} with 5xx, a delay of 2 s or rows that came or went`,
        done.faults === 0 && done.operations === sounds.length,
        { engine: 'postgres' },
      )
      expect(done).toMatchObject({ operations: sounds.length, faults: 0 })
    })
  },
  { isSound: false },
)
