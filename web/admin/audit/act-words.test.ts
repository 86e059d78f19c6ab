import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actChoices, actWords, kinds, plainWords } from './act-words.ts'

test.each([
  ['order.paid', 'Approved the payment of {}'],
  ['product.stock_changed', 'Changed the stock of {}'],
  ['settings.test_email_sent', 'Sent a test email'],
  ['lamp.lit_again', 'Lit again: {}'],
  ['lampLit', 'Lamp lit: {}'],
])('%s is told as %j', (action, words) => {
  expect(actWords(action)).toBe(words)
})

test('the acts on a kind can be chosen, in words', () => {
  expect(actChoices('email')).toEqual([
    { value: 'email.retried', label: 'Tried an email again' },
    { value: 'email.set_aside', label: 'Set an email aside' },
  ])
  expect(actChoices('lamp')).toEqual([])
})

test.each([
  ['salePrice', 'Sale price'],
  ['note_added', 'Note added'],
  ['natural-linen', 'Natural linen'],
  ['seo', 'SEO'],
  ['logoUrl', 'Logo URL'],
])('the name %s reads %j', (name, words) => {
  expect(plainWords(name)).toBe(words)
})

test('every act that the server writes by its name has words', () => {
  const server = new URL('../../../server/', import.meta.url)
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, server), 'utf8'))
    .filter((source) => /recordChange|audit[A-Z]\w+\(/.test(source))
  const kindNames = Object.keys(kinds).join('|')
  const written = sources.flatMap(
    (source) => source.match(new RegExp(`(?<=')(${kindNames})\\.[a-z_]+(?=')`, 'g')) ?? [],
  )
  expect(written.length).toBeGreaterThan(10)
  expect([...new Set(written)].filter((action) => actWords(action).endsWith(': {}'))).toEqual([])
})
