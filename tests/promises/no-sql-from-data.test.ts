import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { everyAsk } from '#tests/access/every-ask.ts'
import { injectSql } from '#tests/support/operations/inject-sql.ts'
import { expectNone } from '#tests/support/promise-line.ts'
import { sqlPayloads } from '#tests/support/operations/sql-payloads.ts'
import { testShop } from '#tests/support/test-shop.ts'

/** Where names stand in statements, of tables and channels: the database's own or ours, none that anybody sends. */
const withNames = /^(changes\.ts|backup\/)/

const server = fileURLToPath(new URL('../../server', import.meta.url))
const shop = testShop()

test('what is read as text is never read as SQL', async () => {
  expect(new Set(sqlPayloads).size).toBe(200)
  const { asks, inputs, used, faults } = await injectSql(shop, everyAsk(shop), sqlPayloads, 1)
  expectNone(
    'P35',
    asks,
    `${used.size} payloads spread over ${inputs} texts of all operations: ${faults.length} with 5xx, a delay or rows that came or went`,
    faults,
  )
}, 600_000)

test('no statement is put together from text', () => {
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !withNames.test(file),
  )
  const putTogether = sources.filter((file) => {
    const text = readFileSync(join(server, file), 'utf8')
    return /sql\.raw\(|\.(query|exec|execute|unsafe)(<[^(]*>)?\(\s*(`[^`]*\$\{|'[^']*'\s*\+)/.test(text)
  })
  expect(sources.length).toBeGreaterThan(100)
  expect(putTogether).toEqual([])
})
