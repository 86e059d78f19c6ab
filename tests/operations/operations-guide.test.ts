import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { jobDone } from '#kit/node/jobs/every.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
const guide = read('docs/operations.md')
const alerts = read('deploy/alerts.yml')
const example = read('deploy/lanai.env.example')
const [, environment = ''] =
  /const Environment = z\.object\(\{(.*?)\n\}\)/s.exec(read('server/config.ts')) ?? []
const settings = new Set([...environment.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name))

/** What is written like a setting and is none of the shop's. */
const others = new Set(['SIGTERM', 'POST', 'GET', 'UTF8'])
const FIGURE = /\b(?:lanai|http|nodejs|process)_[a-z\d_]+/g

async function documentedFigures(): Promise<Set<string>> {
  jobDone.publish('quotes')
  const { body } = await shop.http.inject('/api/metrics')
  return new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
}

test.each([
  ['the guide', guide],
  ['the alert rules', alerts],
])('every figure named in %s is one that the shop gives', async (_where, text) => {
  const input = await documentedFigures()
  const named = [...text.matchAll(FIGURE)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !input.has(name))).toEqual([])
})

test('every figure of the shop itself is explained in the guide', async () => {
  const own = [...(await documentedFigures())].filter((name) => /^(lanai|http)_/.test(name))
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('every setting named in the guide is read, and every one that is read is named', () => {
  const named = [...guide.matchAll(/`([A-Z][A-Z\d_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !settings.has(name) && !others.has(name))).toEqual([])
  expect([...settings].filter((name) => !named.includes(name ?? ''))).toEqual([])
})

test('the example of an environment holds settings that are read', () => {
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !settings.has(name))).toEqual([])
})

test('every alert that the guide tells what to do about is one of the rules', () => {
  const rules = new Set([...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name))
  const [, runbook = ''] = guide.split('## What to do when')
  const reported = [...runbook.matchAll(/\b(?:Shop|Mail|Disk|Data|Catalogue|Replica|Round)[A-Z]\w+/g)].map(
    ([name]) => name,
  )
  expect(reported.filter((name) => !rules.has(name))).toEqual([])
})

test('every file of the guide is there', () => {
  for (const [, path = ''] of guide.matchAll(/\b(deploy\/[\w./-]+\.\w+)/g)) expect(read(path)).not.toBe('')
})
