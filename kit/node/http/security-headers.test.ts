import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { pagePolicy } from './security-headers.ts'

const ruleOf = (policy: string, directive: string) =>
  policy.split('; ').find((rule) => rule.startsWith(`${directive} `))

test('pages of pieces let the viewer run: WebAssembly, and the one style tag that its installed version brings', () => {
  const template = createRequire(import.meta.url).resolve('@google/model-viewer/lib/template.js')
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(template, 'utf8')) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = pagePolicy({ isTls: false, showsModels: true })
  expect(ruleOf(policy, 'style-src')).toBe(`style-src 'self' 'sha256-${hash}'`)
  expect(ruleOf(policy, 'script-src')).toBe("script-src 'self' 'wasm-unsafe-eval'")
})

test('all other pages let nothing in but our own', () => {
  const policy = pagePolicy({ isTls: false })
  expect(ruleOf(policy, 'style-src')).toBe("style-src 'self'")
  expect(ruleOf(policy, 'script-src')).toBe("script-src 'self'")
})

test('both differ in nothing else', () => {
  const rules = (showsModels: boolean) => pagePolicy({ isTls: true, showsModels }).split('; ')
  const plain = new Set(rules(false))
  const added = rules(true).filter((rule) => !plain.has(rule))
  expect(added.map((rule) => rule.split(' ')[0])).toEqual(['script-src', 'style-src'])
  expect(rules(true).join()).not.toContain("'unsafe-eval'")
})

test('hot reload keeps its styles where models are shown', () => {
  const policy = pagePolicy({ isTls: false, showsModels: true, isDevelopment: true })
  expect(ruleOf(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'")
  expect(ruleOf(policy, 'script-src')).toContain("'wasm-unsafe-eval'")
})

test('the hosts of the settings may show their pages in frames, and run nothing here', () => {
  const policy = pagePolicy({ isTls: false, showsModels: true, modelHosts: ['models.example'] })
  expect(policy.match(/models\.example/g)).toHaveLength(1)
  expect(ruleOf(policy, 'frame-src')).toBe("frame-src 'self' blob: https://models.example")
})
