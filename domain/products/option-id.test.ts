import { expect, test, vi } from 'vitest'
import { optionId, withOptionIds } from './option-id.ts'

test.each([
  ['Smoked Oak', [], 'smoked_oak'],
  ['Bouclé (ivory)', [], 'boucle_ivory'],
  ['Smoked oak', ['smoked_oak'], 'smoked_oak_2'],
  ['Smoked oak', ['smoked_oak', 'smoked_oak_2'], 'smoked_oak_3'],
  ['木', [], 'option'],
  ['a-b', [], 'a_b'],
])('%j beside %j is called %s', (name, taken, id) => {
  expect(optionId(name, taken)).toBe(id)
})

test('of the marks on a letter no more are put in order than any language writes', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  expect(optionId(`oak${'\u0301\u0316'.repeat(5_000)}`, [])).toBe('oak')
  expect(normalize.mock.contexts.map((text) => String(text).length)).toEqual([33])
})

const option = (name: string, more: object = {}) => ({ name, priceDifference: 0, default: false, ...more })

test('an option keeps its id, takes that of its namesake, or gets one of its own', () => {
  const existing = [{ name: 'Finish', options: [{ ...option('Oak'), id: 'o1' }] }]
  const input = [{ name: 'finish', options: [option('oak'), option('Koa', { id: 'k' }), option('Teak')] }]
  expect(withOptionIds(input, existing)[0]?.options.map(({ id }) => id)).toEqual(['o1', 'k', 'teak'])
})

test('one option of each variant is its default: the first that says so, else the first', () => {
  const defaults = (...options: ReturnType<typeof option>[]) =>
    withOptionIds([{ name: 'Finish', options }])[0]?.options.map((made) => made.default)
  expect(defaults(option('Oak'), option('Koa'))).toEqual([true, false])
  const twice = [option('Oak'), option('Koa', { default: true }), option('Teak', { default: true })]
  expect(defaults(...twice)).toEqual([false, true, false])
})
